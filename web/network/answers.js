// The guest's side: answers an offer. The host's addresses are tried only once the answer has been sent,
// because a browser gives up trying after a while.
'use strict';

// Milliseconds to wait for a connection. A browser reports a failure after half of them, but the host
// may not have read the answer yet. The connection still succeeds once the host has read it.
var enough = 60000;
var noWayYet = 'There is no connection yet. If the host has opened your answer, your two networks ' +
  'cannot reach each other. You can try a fresh invitation, “Friends somewhere else” and a relay in the ' +
  'settings of both, or playing by link.';

var noAddressHere = 'This browser gives no address of this device, so the host can hardly reach it. Allow ' +
  'WebRTC in the browser or its add-ons, set a relay in the settings, or play by link.';

function openAnswer(table, way, server) {
  var offer = unpack(1, way);
  if (!offer) {
    trouble('This invitation is damaged: was the whole link copied?');
    return { sent: function () {}, end: function () {} };
  }
  var peer = null;
  var leave = null;
  var sent = false;
  var timer = 0;

  function give() {
    var own = newPeer(server);
    peer = own;
    leave = function () { own.close(); };
    own.ondatachannel = function (event) {
      leave = carry(own, event.channel, function () { clearTimeout(timer); }, function () {});
      if (event.channel.readyState === 'open') event.channel.onopen();
    };
    own.setRemoteDescription(offer.description).then(function () {
      return own.createAnswer();
    }).then(function (answer) {
      var all = gathered(own);
      return own.setLocalDescription(answer).then(function () { return all; });
    }).then(function () {
      if (peer !== own) return;
      if (!hasAddress(own)) trouble(noAddressHere);
      var fields = pack(2, offer.number, own.localDescription.sdp, pageAddress());
      if (!fields) throw new Error('not packed');
      var bytes = new Uint8Array(4 + fields.length);
      bytes.set(table.slice(0, 4));
      bytes.set(fields, 4);
      Module.netNews(4, 0, bytes);
    }).catch(function () {
      if (peer === own) trouble('This browser could not answer the invitation.');
    });
  }

  give();
  return {
    sent: function () {
      if (sent) return;
      sent = true;
      timer = setTimeout(function () { unreached(noWayYet); }, enough);
      offer.candidates.forEach(function (candidate) {
        peer.addIceCandidate(candidate).catch(function () { /* another one may work */ });
      });
    },
    server: function (other) {
      server = other;
      if (sent) return; // the host may already have it
      leave(true);
      give();
    },
    end: function (atOnce) {
      clearTimeout(timer);
      leave(atOnce);
      peer = null;
    },
  };
}

// The channel on which the tabs of this browser exchange answers.
function answersName() {
  return 'ctq:' + location.pathname.replace(/[^/]*$/, '') + ':answers';
}

// Called when the link of an answer was opened here. Passes it to the page that waits for it.
function handOver(bytes) {
  var channel = new BroadcastChannel(answersName());
  var timer = setTimeout(function () {
    channel.close();
    trouble('No table in this browser is waiting for this answer. Copy the link and paste it into ' +
      'the page that made the invitation.');
  }, 1500);
  channel.onmessage = function (event) {
    if (!event.data || typeof event.data.refused !== 'string') return;
    clearTimeout(timer);
    channel.close();
    trouble(event.data.refused || 'The answer has arrived at the table: you can close this tab.');
  };
  channel.postMessage({ answer: bytes });
}
