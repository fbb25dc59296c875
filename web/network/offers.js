// The host's side: one invitation is open at a time. When a guest has used it, the next one is made.
'use strict';

var patience = 40000; // milliseconds to wait for a connection once there is an answer

var noWay = 'No connection was made. Either the answer came too late, or your two networks cannot ' +
  'reach each other. You can try a fresh invitation, “Friends somewhere else” and a relay in the ' +
  'settings of both, or playing by link.';

var noAddress = 'This browser gives no address of this device, so the link leads only to other tabs of ' +
  'this browser. Allow WebRTC in the browser or its add-ons, set a relay in the settings, or play by link.';

function openOffers(table, server) {
  var given = new Set(); // invitations and their connections
  var waiting = null;
  var number = crypto.getRandomValues(new Uint8Array(1))[0];

  function invite() {
    number = (number + 1) & 255;
    var own = number;
    var peer = newPeer(server);
    var one = { peer: peer, number: own, timer: 0, leave: null };
    given.add(one);
    waiting = one;
    one.leave = carry(peer, peer.createDataChannel('ctq'), function () { clearTimeout(one.timer); },
      function () { given.delete(one); });
    peer.createOffer().then(function (offer) {
      var all = gathered(peer);
      return peer.setLocalDescription(offer).then(function () { return all; });
    }).then(function () {
      var way = hasAddress(peer) && pack(1, own, peer.localDescription.sdp, pageAddress());
      if (waiting !== one) return;
      if (!way) unreached(noAddress);
      Module.netNews(3, own, way || new Uint8Array(0));
    }).catch(function () {
      if (waiting !== one) return;
      unreached(onlyTabsHere);
      Module.netNews(3, own);
    });
  }

  function withdraw(one, atOnce) {
    clearTimeout(one.timer);
    one.leave(atOnce);
    given.delete(one);
  }

  // Takes an answer. Returns why it can't be used, or nothing.
  function refusal(bytes) {
    var answer = unpack(2, bytes.slice(4));
    if (!answer) return 'This answer is damaged: was the whole link copied?';
    if (!isOurs(bytes) || !waiting || answer.number !== waiting.number) {
      return 'This answer belongs to another invitation, or was already used: send the guest ' +
        'the invitation that is shown now.';
    }
    var one = waiting;
    one.peer.setRemoteDescription(answer.description).then(function () {
      return Promise.all(answer.candidates.map(function (candidate) {
        return one.peer.addIceCandidate(candidate);
      }));
    }).catch(function () { trouble('This browser could not use the answer.'); });
    one.timer = setTimeout(function () {
      withdraw(one, true);
      unreached(noWay);
    }, patience);
    invite();
    return '';
  }

  function isOurs(bytes) {
    return table.slice(0, 4).every(function (byte, i) { return byte === bytes[i]; });
  }

  // Another tab of this browser has opened the link of an answer, and is told the result.
  var answers = new BroadcastChannel(answersName());
  answers.onmessage = function (event) {
    var bytes = event.data && event.data.answer;
    if (bytes instanceof Uint8Array && isOurs(bytes)) answers.postMessage({ refused: refusal(bytes) });
  };
  invite();
  return {
    accept: function (bytes) {
      var why = refusal(bytes);
      if (why) trouble(why);
    },
    server: function (other) {
      server = other;
      withdraw(waiting, true);
      invite();
    },
    end: function (atOnce) {
      waiting = null;
      answers.close();
      given.forEach(function (one) { withdraw(one, atOnce); });
    },
  };
}
