// At a table of ctq host, which served this page: a socket of its own address. The way to it is
// its kind, 3, and the number of the table, two bytes.
'use strict';

var socketWay = 3;

function openSocket(number) {
  var socket = null;
  var mine = 0;
  var again = 0;

  function dial() {
    socket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/table/' + number);
    socket.binaryType = 'arraybuffer';
    socket.onopen = function () {
      mine = add({
        send: function (frame) { socket.send(frame); },
        close: function () { socket.close(); },
      });
    };
    socket.onmessage = function (event) { Module.netNews(1, mine, new Uint8Array(event.data)); };
    socket.onclose = function () {
      if (mine) lose(mine);
      mine = 0;
      again = setTimeout(dial, 1000);
    };
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
