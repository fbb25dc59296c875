// Between two devices, the link of an invitation contains an offer, and the guest's answer comes back as
// another link. Both are packed fields. The descriptions are rebuilt from the fields, so no text of a
// link reaches the browser. The bytes of either, after its kind (1 offer, 2 answer):
//
//     number of the invitation, user name and password of ICE (a length, six bits a letter),
//     SHA-256 fingerprint, number of candidates, and of each: kind, address, port
'use strict';

var letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
var mostCandidates = 6;
var origins = ['host', 'srflx', 'relay']; // of an address: own, seen from outside, of a relay
var preferences = [2122260223, 1686052607, 41885439]; // the priorities that ICE gives to them

function packLetters(out, text) {
  out.push(text.length);
  var bits = 0;
  var held = 0;
  for (var i = 0; i < text.length; i += 1) {
    held = (held << 6) | letters.indexOf(text[i]);
    bits += 6;
    while (bits >= 8) {
      bits -= 8;
      out.push((held >> bits) & 255);
    }
  }
  if (bits) out.push((held << (8 - bits)) & 255);
}

function packAddress(out, address, port, mark) {
  if (/^[0-9a-f-]{36}\.local$/i.test(address)) {
    out.push(mark);
    address.slice(0, 36).replace(/-/g, '').match(/../g).forEach(function (two) { out.push(parseInt(two, 16)); });
  } else if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) {
    out.push(1 | mark);
    address.split('.').forEach(function (one) { out.push(Number(one)); });
  } else {
    out.push(2 | mark);
    var halves = address.split('::');
    var left = halves[0] ? halves[0].split(':') : [];
    var right = halves.length > 1 && halves[1] ? halves[1].split(':') : [];
    while (left.length + right.length < 8) left.push('0');
    left.concat(right).forEach(function (four) {
      var value = parseInt(four, 16);
      out.push(value >> 8, value & 255);
    });
  }
  out.push(port >> 8, port & 255);
}

// Bytes that the candidates of a link may take, so that an invitation has at most 250 letters and an
// answer 220, after the page's address. Around the fields there are 49 bytes, with a name of 24
// (shell/online/invitation.cpp), or 4. Two candidates always fit, whatever the address is.
function roomIn(kind, address, fixed) {
  var most = kind === 1 ? 250 - '#join='.length : 220 - '#answer='.length;
  var around = kind === 1 ? 49 : 4;
  return Math.max(26, Math.floor((most - address.length) * 3 / 4) - around - fixed);
}

// Packs the candidates of a description: one address of a relay, which every network reaches, then addresses
// in the own network and addresses seen from outside, alternately, as long as there is room.
function packCandidates(description, room) {
  var kinds = [[], [], []];
  description.replace(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx|relay)/gmi,
    function (all, address, port, type) {
      var origin = origins.indexOf(type.toLowerCase());
      if (address.length < 46) kinds[origin].push([address, Number(port), origin << 4]);
    });
  kinds.unshift(kinds.pop().slice(0, 1));
  var chosen = [];
  for (var i = 0; i < 1 + kinds[1].length + kinds[2].length; i += 1) {
    kinds.forEach(function (list) {
      if (i >= list.length || chosen.length === mostCandidates) return;
      var bytes = [];
      packAddress(bytes, list[i][0], list[i][1], list[i][2]);
      if (bytes.length > room) return;
      room -= bytes.length;
      chosen.push(bytes);
    });
  }
  return chosen;
}

// Packs the fields of a description, for a link to the page at this address. Returns null if this
// format cannot hold one of them.
function pack(kind, number, description, address) {
  var field = function (pattern) { return (pattern.exec(description) || [])[1] || ''; };
  var user = field(/^a=ice-ufrag:(.*?)\r?$/m);
  var password = field(/^a=ice-pwd:(.*?)\r?$/m);
  var finger = field(/^a=fingerprint:sha-256 (.*?)\r?$/mi).split(':');
  if (!/^[A-Za-z0-9+/]{4,255}$/.test(user) || !/^[A-Za-z0-9+/]{22,255}$/.test(password) ||
      finger.length !== 32) {
    return null;
  }
  var out = [kind, number];
  packLetters(out, user);
  packLetters(out, password);
  finger.forEach(function (two) { out.push(parseInt(two, 16)); });
  var candidates = packCandidates(description, roomIn(kind, address, out.length + 1));
  out.push(candidates.length);
  candidates.forEach(function (bytes) { out.push.apply(out, bytes); });
  return new Uint8Array(out);
}

// Unpacks what `pack` packed, into the form that the browser takes. Returns null for anything else.
function unpack(kind, bytes) {
  var at = 0;
  var good = true;
  var next = function () {
    good = good && at < bytes.length;
    return good ? bytes[at++] : 0;
  };
  var text = function (least) {
    var length = next();
    var bits = 0;
    var held = 0;
    var word = '';
    good = good && length >= least;
    while (good && word.length < length) {
      if (bits < 6) {
        held = ((held << 8) | next()) & 0xffff;
        bits += 8;
      }
      bits -= 6;
      word += letters[(held >> bits) & 63];
    }
    return word;
  };
  var hex = function (count, width) {
    var list = [];
    for (var i = 0; i < count; i += 1) {
      var value = next();
      if (width === 4) value = value * 256 + next();
      list.push(value.toString(16).padStart(width, '0'));
    }
    return list;
  };
  good = next() === kind;
  var number = next();
  var user = text(4);
  var password = text(22);
  var finger = hex(32, 2).join(':').toUpperCase();
  var count = next();
  var candidates = [];
  good = good && count <= mostCandidates;
  for (var i = 0; good && i < count; i += 1) {
    var type = next();
    var origin = type >> 4;
    var address = '';
    if ((type & 15) === 0) {
      address = hex(16, 2).join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') + '.local';
    } else if ((type & 15) === 1) {
      address = [next(), next(), next(), next()].join('.');
    } else if ((type & 15) === 2) {
      address = hex(8, 4).join(':');
    } else {
      good = false;
    }
    var port = next() * 256 + next();
    good = good && port > 0 && origin < origins.length;
    candidates.push({
      candidate: 'candidate:' + (i + 1) + ' 1 udp ' + (preferences[origin] - i) + ' ' + address + ' ' +
        port + ' typ ' + origins[origin] + (origin ? ' raddr 0.0.0.0 rport 9' : ''),
      sdpMid: '0',
      sdpMLineIndex: 0,
    });
  }
  if (!good || at !== bytes.length) return null;
  return {
    number: number,
    candidates: candidates,
    description: {
      type: kind === 1 ? 'offer' : 'answer',
      sdp: ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0',
        'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0',
        'a=ice-ufrag:' + user, 'a=ice-pwd:' + password, 'a=fingerprint:sha-256 ' + finger,
        'a=setup:' + (kind === 1 ? 'actpass' : 'active'), 'a=mid:0', 'a=sctp-port:5000',
        'a=max-message-size:262144', ''].join('\r\n'),
    },
  };
}
