// The open table and its transports: the functions that the program calls.
'use strict';

var running = []; // the transports of the open table
var offers = null; // the transport that takes answers
var answer = null; // the transport that gives one
var opened = null; // which table it is

var onlyTabsHere = 'This browser cannot connect to other devices: the link leads only to other tabs of ' +
  'this browser. To play with somebody elsewhere, use another browser or play by link.';
var onlyTabsThere = 'This link leads only to tabs of the browser it was made in, and the host’s page ' +
  'must be open there. If you are elsewhere, ask the host to use another browser or to play by link.';
var noDevices = 'This browser cannot connect to other devices. Open the invitation in another ' +
  'browser, or play by link.';

// A page says when it is left. If the browser cached it and shows it again, it starts over.
var left = [];
window.addEventListener('pagehide', function () {
  var was = opened;
  left = Array.from(links.keys());
  Module.network.stop(true);
  opened = was;
});
window.addEventListener('pageshow', function (event) {
  if (!event.persisted || !opened) return;
  left.forEach(function (number) { Module.netNews(2, number); });
  Module.network.open(opened.host, opened.table, opened.way, opened.server);
});

var letterBytes = function (table) {
  return Uint8Array.from(atob(table.replace(/-/g, '+').replace(/_/g, '/')), function (letter) {
    return letter.charCodeAt(0);
  });
};

// Opens a transport. A browser may refuse to, as one with certain extensions does.
function begin(open, refused) {
  try {
    var one = open();
    running.push(one);
    return one;
  } catch (error) {
    refused(error);
    return null;
  }
}

Module.network = {
  // `table`: its name, in letters; `way`: the route of an invitation, which may be empty.
  open: function (host, table, way, server) {
    Module.network.stop();
    opened = { host: host, table: table, way: way, server: server };
    stayLit(host);
    if (!host && way[0] === socketWay) {
      begin(function () { return openSocket(way[1] | way[2] << 8); }, function (error) {
        trouble('The browser refuses to connect to the table: ' + error.message);
      });
      return;
    }
    if (window.BroadcastChannel) begin(function () { return openTabs(host, table); }, function () {});
    var devices = window.RTCPeerConnection && window.BroadcastChannel;
    var alone = function () {
      Module.netNews(3, 0);
      unreached(onlyTabsHere);
    };
    if (host && devices) {
      offers = begin(function () { return openOffers(letterBytes(table), server); }, alone);
    } else if (host) {
      alone();
    } else {
      // In another tab of this browser, the host has answered by then.
      var timer = setTimeout(function () {
        if (links.size) return;
        if (!way.length) {
          trouble(onlyTabsThere);
        } else if (!devices) {
          unreached(noDevices);
        } else {
          answer = begin(function () { return openAnswer(letterBytes(table), way, opened.server); },
            function () { unreached(noDevices); });
        }
      }, way.length ? 700 : 5000);
      running.push({ end: function () { clearTimeout(timer); } });
    }
  },
  // Closes the table: once all data has been sent, or at once.
  stop: function (atOnce) {
    running.forEach(function (one) { one.end(atOnce); });
    running = [];
    opened = offers = answer = null;
    links.clear();
    stayLit(false);
  },
  send: function (number, frame) {
    // A guest has one connection, with the number 0.
    var link = links.get(number || count);
    if (link) link.send(frame);
  },
  close: function (number) {
    var which = number || count;
    var link = links.get(which);
    if (!link) return;
    link.close();
    links.delete(which);
    Module.netNews(2, which);
    running.forEach(function (one) { if (one.lost) one.lost(which); });
  },
  // Sets the server that may be asked for the address of this device as seen from outside.
  server: function (other) {
    if (!opened || opened.server === other) return;
    opened.server = other;
    running.forEach(function (one) { if (one.server) one.server(other); });
  },
  // Called when the guest's answer has been copied or sent.
  sent: function () { if (answer) answer.sent(); },
  // Called when the host has pasted an answer.
  accept: function (bytes) { if (offers) offers.accept(bytes); },
  handOver: handOver,
  note: note,
  pack: pack,
  unpack: unpack,
};
