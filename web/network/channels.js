// Data channels of WebRTC, which offers and answers open.
'use strict';

var gathering = 1500; // milliseconds that are waited for addresses

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

function newPeer(stun) {
  return new RTCPeerConnection(stun ? { iceServers: [{ urls: 'stun:stun.l.google.com:19302' }] } : {});
}

// A channel becomes a link once it is open. `gone` is called when it no longer is.
function carry(peer, channel, open, gone) {
  var number = 0;
  var over = function () {
    peer.close();
    if (number) lose(number);
    number = 0;
    gone();
  };
  channel.binaryType = 'arraybuffer';
  channel.onopen = function () {
    number = add({
      send: function (frame) { sendOver(channel, frame, over); },
      close: function () { setTimeout(function () { peer.close(); }, 300); },
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
}
