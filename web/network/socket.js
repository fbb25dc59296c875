// The connection to a table of ctq host, which served this page: a socket to the same address. The
// route to it is its kind, 3, and the number of the table, two bytes.
'use strict';

var socketWay = 3;

var firstPause = 1000; // milliseconds before the next attempt, doubled each time
var longestPause = 15000;

function openSocket(number) {
  var socket = null;
  var mine = 0;
  var again = 0;
  var pause = firstPause;

  function over() {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    if (mine) lose(mine);
    mine = 0;
    again = setTimeout(dial, pause);
    pause = Math.min(2 * pause, longestPause);
  }

  function dial() {
    socket = new WebSocket(new URL('table/' + number, location.href).href.replace(/^http/, 'ws'));
    socket.binaryType = 'arraybuffer';
    socket.onopen = function () {
      mine = add({
        send: function (frame) { sendOver(socket, frame, over); },
        close: function () { socket.close(); },
      });
    };
    socket.onmessage = function (event) {
      pause = firstPause; // there is a table
      Module.netNews(1, mine, new Uint8Array(event.data));
    };
    socket.onclose = over;
  }

  dial();
  return {
    end: function () {
      clearTimeout(again);
      socket.onclose = null;
      socket.close();
    },
  };
}
