// The connection to a table of ctq host, which served this page: a socket to the same address. The
// route to it is its kind, 3, and the number of the table, two bytes. After sleep, or when the network
// returns, it dials at once. A socket may seem to be open then, while the other end has long forgotten it.
'use strict';

var socketWay = 3;

var firstPause = 1000; // milliseconds before the next attempt, doubled each time
var longestPause = 15000;
var deaf = 8000; // the table says something every five seconds

function openSocket(number) {
  var socket = null;
  var mine = 0;
  var again = 0;
  var pause = firstPause;
  var heard = 0; // when the table said something, or was dialled

  function drop() {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    if (mine) lose(mine);
    mine = 0;
  }

  function over() {
    drop();
    again = setTimeout(dial, pause);
    pause = Math.min(2 * pause, longestPause);
  }

  function wake() {
    if (document.hidden || (!again && Date.now() - heard < deaf)) return;
    clearTimeout(again);
    pause = firstPause;
    drop();
    dial();
  }

  function dial() {
    again = 0;
    heard = Date.now();
    socket = new WebSocket(new URL('table/' + number, location.href).href.replace(/^http/, 'ws'));
    socket.binaryType = 'arraybuffer';
    socket.onopen = function () {
      mine = add({
        send: function (frame) { sendOver(socket, frame, over); },
        close: function () {
          mine = 0;
          over();
        },
      });
    };
    socket.onmessage = function (event) {
      pause = firstPause; // there is a table
      heard = Date.now();
      Module.netNews(1, mine, new Uint8Array(event.data));
    };
    socket.onclose = over;
  }

  dial();
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  return {
    end: function () {
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', wake);
      clearTimeout(again);
      socket.onclose = null;
      socket.close();
    },
  };
}
