// Data channels of WebRTC, which offers and answers open.
'use strict';

var gathering = 1500; // milliseconds that are waited for addresses
var goodBye = 300; // and for what was sent last

function gathered(peer) {
  return new Promise(function (done) {
    var timer = setTimeout(done, gathering);
    peer.onicegatheringstatechange = function () {
      if (peer.iceGatheringState === 'complete') {
        clearTimeout(timer);
        done();
      }
    };
  });
}

// As links to it begin.
function pageAddress() {
  return location.href.replace(/#.*/, '');
}

// `server`: "stun:host:port", "turn:host:port user password", or "" for none.
function newPeer(server) {
  var words = server.split(' ');
  var servers = [{ urls: words[0], username: words[1], credential: words[2] }];
  return new RTCPeerConnection(server ? { iceServers: servers } : {});
}

// A channel becomes a link once it is open. `gone` is called when it no longer is. Returns what takes
// leave: once what was sent has gone, or at once.
function carry(peer, channel, open, gone) {
  var number = 0;
  var over = function () {
    peer.close();
    if (number) lose(number);
    number = 0;
    gone();
  };
  var leave = function (atOnce) {
    channel.onopen = channel.onmessage = null;
    if (atOnce || !number) peer.close();
    else setTimeout(function () { peer.close(); }, goodBye);
    number = 0;
  };
  channel.binaryType = 'arraybuffer';
  channel.onopen = function () {
    number = add({
      send: function (frame) { sendOver(channel, frame, over); },
      close: function () { leave(false); },
    });
    open(number);
  };
  channel.onmessage = function (event) {
    if (number && event.data instanceof ArrayBuffer) Module.netNews(1, number, new Uint8Array(event.data));
  };
  channel.onclose = over;
  peer.onconnectionstatechange = function () {
    if (peer.connectionState === 'failed' && number) over();
  };
  return leave;
}
