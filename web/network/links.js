// The connections of the open table, by any transport. The scripts of this folder become one script:
// web/setup/publish.py puts them into one function. It is fetched when the first table over the
// network is opened.
//
// Module.netNews(kind, link, bytes) notifies the program: 0 connected, 1 bytes, 2 lost, 3 the offer for
// an invitation, 4 the answer to one, 5 a message for people, 6 such a message if no connection was made
// and other devices may be out of reach.
'use strict';

var links = new Map(); // number -> { send, close }
var count = 0;
var mostWaiting = 1 << 20; // bytes that are queued and not sent yet

function add(link) {
  count += 1;
  links.set(count, link);
  Module.netNews(0, count);
  return count;
}

function lose(number) {
  if (links.delete(number)) Module.netNews(2, number);
}

function trouble(words) {
  Module.netNews(5, 0, new TextEncoder().encode(words));
}

function unreached(words) {
  Module.netNews(6, 0, new TextEncoder().encode(words));
}

// Sends a frame over a socket or a channel while it is open. If the other end no longer takes data, the
// link is closed before the browser refuses to queue more.
function sendOver(carrier, frame, giveUp) {
  var open = carrier.readyState === 'open' || carrier.readyState === WebSocket.OPEN;
  try {
    if (open && carrier.bufferedAmount <= mostWaiting) carrier.send(frame);
    else if (open) giveUp();
  } catch (error) {
    giveUp();
  }
}
