// Connections to other pages. Fetched when the first table over the network is opened.
// Module.netNews(kind, link, bytes) tells the program: 0 connected, 1 bytes, 2 lost, 3 the offer for
// an invitation, 4 the answer to one, 5 words for people.
'use strict';

(function () {
  var links = new Map(); // number -> { send, close }
  var count = 0;
  var running = []; // the transports of the open table
  var offers = null; // that one of them which takes answers
  var answer = null; // and that one which gives one
  var opened = null; // which table it is

  function add(link) {
    count += 1;
    links.set(count, link);
    Module.netNews(0, count);
    return count;
  }

  function lose(number) {
    if (links.delete(number)) Module.netNews(2, number);
  }

  // Between tabs of one browser. The guest hails until the host answers; each guest has a name of
  // its own among the tabs, a new one for each connection.
  function openTabs(host, table) {
    var channel = new BroadcastChannel('ctq:' + location.pathname.replace(/[^/]*$/, '') + ':' + table);
    var guests = new Map(); // as host: name -> number of its link
    var me = ''; // as guest
    var mine = 0;
    var say = function (kind, who, bytes) { channel.postMessage({ kind: kind, who: who, bytes: bytes }); };

    function linkTo(who, word) {
      return {
        send: function (frame) { say(word, who, frame); },
        close: function () { say('bye-' + word, who); },
      };
    }

    function asHost(told) {
      var number = guests.get(told.who);
      if (told.kind === 'hail') {
        if (!number) guests.set(told.who, add(linkTo(told.who, 'guest')));
        say('welcome', told.who);
      } else if (number && told.kind === 'host') {
        Module.netNews(1, number, told.bytes);
      } else if (number && told.kind === 'bye-host') {
        guests.delete(told.who);
        lose(number);
      }
    }

    function hail() {
      if (mine) return;
      me = me || Array.from(crypto.getRandomValues(new Uint32Array(3))).join('-');
      say('hail', me);
    }

    function asGuest(told) {
      if (told.kind === 'here') {
        part();
        hail();
      } else if (told.who !== me) {
        return;
      } else if (told.kind === 'welcome' && !mine) {
        mine = add(linkTo(me, 'host'));
      } else if (told.kind === 'guest' && mine) {
        Module.netNews(1, mine, told.bytes);
      } else if (told.kind === 'bye-guest') {
        part();
      }
    }

    function part() {
      var number = mine;
      mine = 0;
      me = '';
      if (number) lose(number);
    }

    channel.onmessage = function (event) {
      var told = event.data;
      if (!told || typeof told.kind !== 'string' || (told.bytes && !(told.bytes instanceof Uint8Array))) {
        return;
      }
      (host ? asHost : asGuest)(told);
    };
    if (host) say('here', '');
    else hail();
    var again = host ? 0 : setInterval(hail, 1000);
    return {
      lost: function (number) {
        guests.forEach(function (one, who) { if (one === number) guests.delete(who); });
        if (number === mine) part();
      },
      end: function () {
        clearInterval(again);
        if (host) guests.forEach(function (number, who) { say('bye-guest', who); });
        else if (mine) say('bye-host', me);
        channel.close();
      },
    };
  }

  // Between two devices: an invitation's link holds an offer, the guest's answer comes back as
  // another link. Both are packed fields; the descriptions are built from them anew, so nothing of
  // a link's text reaches the browser. Bytes of either, behind its kind (1 offer, 2 answer):
  //
  //     number of the invitation, user name and password of ICE (a length, six bits a letter),
  //     SHA-256 fingerprint, number of candidates, and of each: kind, address, port
  var letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  var mostCandidates = 6;
  var relayed = 0x10; // seen from outside (srflx)
  var gathering = 1500; // milliseconds that are waited for addresses
  var patience = 40000; // and for a connection once an answer is there

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

  function packAddress(out, address, port, seen) {
    var mark = seen ? relayed : 0;
    if (/^[0-9a-f-]{36}\.local$/i.test(address)) {
      out.push(0 | mark);
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

  // The fields of a description; null where there is one this format does not hold.
  function pack(kind, number, description) {
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
    var candidates = [];
    description.replace(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gmi,
      function (all, address, port, type) {
        if (address.length < 46 && candidates.length < mostCandidates) {
          candidates.push([address, Number(port), type === 'srflx']);
        }
      });
    out.push(candidates.length);
    candidates.forEach(function (one) { packAddress(out, one[0], one[1], one[2]); });
    return new Uint8Array(out);
  }

  // What `pack` packed, as the browser takes it; null for anything else.
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
      var seen = type & relayed;
      var address = '';
      if ((type & ~relayed) === 0) {
        address = hex(16, 2).join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') + '.local';
      } else if ((type & ~relayed) === 1) {
        address = [next(), next(), next(), next()].join('.');
      } else if ((type & ~relayed) === 2) {
        address = hex(8, 4).join(':');
      } else {
        good = false;
      }
      var port = next() * 256 + next();
      good = good && port > 0;
      candidates.push({
        candidate: 'candidate:' + (i + 1) + ' 1 udp ' + ((seen ? 1686052607 : 2122260223) - i) + ' ' +
          address + ' ' + port + (seen ? ' typ srflx raddr 0.0.0.0 rport 9' : ' typ host'),
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

  function trouble(words) {
    Module.netNews(5, 0, new TextEncoder().encode(words));
  }

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
        send: function (frame) {
          if (channel.readyState === 'open') channel.send(frame);
        },
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

  var noWay = 'No connection came about. Perhaps the answer was older than two minutes, or the two ' +
    'networks cannot reach each other: try a fresh invitation, or STUN in the settings.';

  // As host: one invitation waits at a time; whoever uses it up brings the next.
  function openOffers(table, stun) {
    var peers = new Set();
    var waiting = null;
    var number = crypto.getRandomValues(new Uint8Array(1))[0];
    var ended = false;

    function invite() {
      number = (number + 1) & 255;
      var own = number;
      var peer = newPeer(stun);
      var one = { peer: peer, number: own, timer: 0 };
      peers.add(peer);
      waiting = one;
      carry(peer, peer.createDataChannel('ctq'), function () { clearTimeout(one.timer); },
        function () { peers.delete(peer); });
      peer.createOffer().then(function (offer) {
        var all = gathered(peer);
        return peer.setLocalDescription(offer).then(function () { return all; });
      }).then(function () {
        var way = pack(1, own, peer.localDescription.sdp);
        if (!ended) Module.netNews(3, own, way || new Uint8Array(0));
      }).catch(function () {
        if (!ended) Module.netNews(3, own); // the link leads to tabs of this browser only
      });
    }

    // An answer from a link; true when it was to the invitation that waits.
    function accept(bytes) {
      var answer = unpack(2, bytes.slice(4));
      var ours = answer && table.slice(0, 4).every(function (byte, i) { return byte === bytes[i]; });
      if (!answer) {
        trouble('This answer is damaged: was all of the link copied?');
      } else if (!ours || !waiting || answer.number !== waiting.number) {
        trouble('This answer is to another invitation: send the guest the one that is shown now.');
      } else {
        var one = waiting;
        one.peer.setRemoteDescription(answer.description).then(function () {
          return Promise.all(answer.candidates.map(function (candidate) {
            return one.peer.addIceCandidate(candidate);
          }));
        }).catch(function () { trouble('This browser could not use the answer.'); });
        one.timer = setTimeout(function () {
          one.peer.close();
          peers.delete(one.peer);
          if (!ended) trouble(noWay);
        }, patience);
        invite();
        return true;
      }
      return false;
    }

    // Another tab of this browser has opened an answer's link.
    var answers = new BroadcastChannel(answersName());
    answers.onmessage = function (event) {
      var bytes = event.data && event.data.answer;
      if (bytes instanceof Uint8Array && table.slice(0, 4).every(function (byte, i) { return byte === bytes[i]; })) {
        accept(bytes);
        answers.postMessage({ taken: true });
      }
    };
    invite();
    return {
      accept: accept,
      end: function () {
        ended = true;
        answers.close();
        peers.forEach(function (peer) { peer.close(); });
      },
    };
  }

  function answersName() {
    return 'ctq:' + location.pathname.replace(/[^/]*$/, '') + ':answers';
  }

  // As guest: answers an offer. The host's addresses are tried only once the answer is on its way:
  // a browser that tries gives up after a while.
  function openAnswer(table, way, stun) {
    var offer = unpack(1, way);
    if (!offer) {
      trouble('This invitation is damaged: was all of the link copied?');
      return { sent: function () {}, end: function () {} };
    }
    var peer = newPeer(stun);
    var sent = false;
    peer.ondatachannel = function (event) {
      carry(peer, event.channel, function () {}, function () {});
      if (event.channel.readyState === 'open') event.channel.onopen();
    };
    peer.setRemoteDescription(offer.description).then(function () {
      return peer.createAnswer();
    }).then(function (answer) {
      var all = gathered(peer);
      return peer.setLocalDescription(answer).then(function () { return all; });
    }).then(function () {
      var fields = pack(2, offer.number, peer.localDescription.sdp);
      if (!fields) throw new Error('not packed');
      var bytes = new Uint8Array(4 + fields.length);
      bytes.set(table.slice(0, 4));
      bytes.set(fields, 4);
      Module.netNews(4, 0, bytes);
    }).catch(function () { trouble('This browser could not answer the invitation.'); });
    return {
      sent: function () {
        if (sent) return;
        sent = true;
        offer.candidates.forEach(function (candidate) {
          peer.addIceCandidate(candidate).catch(function () { /* the others may do */ });
        });
      },
      end: function () { peer.close(); },
    };
  }

  // At a table of ctq host, which served this page: a socket of its own address. The way to it is
  // its kind, 3, and the number of the table, two bytes.
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

  // A page that is left says so; one that the browser kept and shows again begins anew.
  var left = [];
  window.addEventListener('pagehide', function () {
    var was = opened;
    left = Array.from(links.keys());
    Module.network.stop();
    opened = was;
  });
  window.addEventListener('pageshow', function (event) {
    if (!event.persisted || !opened) return;
    left.forEach(function (number) { Module.netNews(2, number); });
    Module.network.open(opened.host, opened.table, opened.way, opened.stun);
  });

  var letterBytes = function (table) {
    return Uint8Array.from(atob(table.replace(/-/g, '+').replace(/_/g, '/')), function (letter) {
      return letter.charCodeAt(0);
    });
  };

  Module.network = {
    // `table`: its name, in letters; `way`: of an invitation, maybe empty.
    open: function (host, table, way, stun) {
      Module.network.stop();
      opened = { host: host, table: table, way: way, stun: stun };
      if (!host && way[0] === socketWay) {
        running.push(openSocket(way[1] | way[2] << 8));
        return;
      }
      if (window.BroadcastChannel) running.push(openTabs(host, table));
      if (!window.RTCPeerConnection || !window.BroadcastChannel) {
        if (host) Module.netNews(3, 0);
      } else if (host) {
        offers = openOffers(letterBytes(table), stun);
        running.push(offers);
      } else if (way.length) {
        // In another tab of this browser the host has answered by then.
        var timer = setTimeout(function () {
          if (links.size) return;
          answer = openAnswer(letterBytes(table), way, stun);
          running.push(answer);
        }, 700);
        running.push({ end: function () { clearTimeout(timer); } });
      }
    },
    stop: function () {
      running.forEach(function (one) { one.end(); });
      running = [];
      opened = offers = answer = null;
      links.clear();
    },
    send: function (number, frame) {
      // As guest the program has one connection and calls it 0.
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
    // The guest's answer has been copied or sent.
    sent: function () { if (answer) answer.sent(); },
    // The host's person pasted an answer.
    accept: function (bytes) { if (offers) offers.accept(bytes); },
    // An answer's link was opened here: the page that waits for it takes it.
    handOver: function (bytes) {
      var channel = new BroadcastChannel(answersName());
      var timer = setTimeout(function () {
        channel.close();
        trouble('No table of this browser waits for this answer. Copy the link and paste it in the ' +
          'page that made the invitation.');
      }, 1500);
      channel.onmessage = function (event) {
        if (!event.data || !event.data.taken) return;
        clearTimeout(timer);
        channel.close();
        trouble('The answer has arrived at the table: you can close this tab.');
      };
      channel.postMessage({ answer: bytes });
    },
    pack: pack,
    unpack: unpack,
  };
})();
