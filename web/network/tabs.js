// Connections between tabs of one browser. The guest calls until the host answers. Each guest has a
// unique name among the tabs, a new one for each connection.
'use strict';

function openTabs(host, table) {
  var channel = new BroadcastChannel('ctq:' + location.pathname.replace(/[^/]*$/, '') + ':' + table);
  var guests = new Map(); // for the host: name of a guest -> number of its link
  var me = ''; // for a guest: its own name
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
