// Data channels of WebRTC, opened by offers and answers.
'use strict';

var gathering = 1500; // milliseconds to wait for addresses
var goodBye = 300; // and for the last data to be sent

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

// Whether the browser has told an address of this device. Settings and add-ons for privacy hide all of them.
function hasAddress(peer) {
  return /^a=candidate:/m.test(peer.localDescription.sdp);
}

// How links to this page begin.
function pageAddress() {
  return location.href.replace(/#.*/, '');
}

// `server`: "stun:host:port", "turn:host:port user password", or "" for none.
function newPeer(server) {
  var words = server.split(' ');
  var servers = [{ urls: words[0], username: words[1], credential: words[2] }];
  return new RTCPeerConnection(server ? { iceServers: servers } : {});
}

// A channel becomes a link once it is open. `gone` is called when it is closed. Returns the function
// that closes it: once all data has been sent, or at once.
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
