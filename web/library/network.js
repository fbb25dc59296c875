// The functions of the browser that shell/platform/web_transport.cpp calls. The transports themselves
// are in web/network/, one script that is fetched when the first table is opened.
mergeInto(LibraryManager.library, {
  $ctqNet: {
    news: [], // [kind, link, bytes], in the order of platform::LinkNews::Kind
    waiting: null, // the calls to make once the script is loaded
    woken: false,
    // Queues an event. The program fetches it later, never from within one of its own calls.
    tell: function (kind, link, bytes) {
      ctqNet.news.push([kind, link, bytes || new Uint8Array(0)]);
      if (!ctqNet.woken) {
        ctqNet.woken = true;
        Promise.resolve().then(function () {
          ctqNet.woken = false;
          Module['call']('_ctq_wake');
        });
      }
    },
    // Calls the transports, and fetches them first if necessary.
    go: function (what) {
      if (Module['network']) {
        what(Module['network']);
        return;
      }
      if (ctqNet.waiting) {
        ctqNet.waiting.push(what);
        return;
      }
      ctqNet.waiting = [what];
      Module['netNews'] = ctqNet.tell;
      var script = document.createElement('script');
      script.src = Module['networkScript'];
      script.onload = function () {
        var waiting = ctqNet.waiting;
        ctqNet.waiting = null;
        waiting.forEach(function (one) { one(Module['network']); });
      };
      script.onerror = function () {
        ctqNet.waiting = null;
        ctqNet.tell(5, 0, new TextEncoder().encode('The code for network tables could not be ' +
          'downloaded. Is there a connection?'));
      };
      document.head.appendChild(script);
    },
  },

  ctq_js_net_program: function (route) {
    Module['goOnline'](UTF8ToString(route));
  },

  ctq_js_net_open__deps: ['$ctqNet'],
  ctq_js_net_open: function (host, table, way, size, server) {
    var name = UTF8ToString(table);
    var bytes = HEAPU8.slice(way, way + size);
    var address = UTF8ToString(server);
    ctqNet.go(function (network) { network['open'](!!host, name, bytes, address); });
  },

  ctq_js_net_answer__deps: ['$ctqNet'],
  ctq_js_net_answer: function (what, bytes, size) {
    var answer = HEAPU8.slice(bytes, bytes + size);
    ctqNet.go(function (network) {
      network[['sent', 'accept', 'handOver'][what]](answer);
    });
  },

  ctq_js_net_stop__deps: ['$ctqNet'],
  ctq_js_net_stop: function () {
    ctqNet.news = [];
    ctqNet.go(function (network) { network['stop'](); });
  },

  // Without a table there is nothing to change or fetch.
  ctq_js_net_server__deps: ['$ctqNet'],
  ctq_js_net_server: function (server) {
    var address = UTF8ToString(server);
    if (Module['network'] || ctqNet.waiting) {
      ctqNet.go(function (network) { network['server'](address); });
    }
  },

  ctq_js_net_send__deps: ['$ctqNet'],
  ctq_js_net_send: function (link, bytes, size) {
    var frame = HEAPU8.slice(bytes, bytes + size);
    ctqNet.go(function (network) { network['send'](link, frame); });
  },

  ctq_js_net_close__deps: ['$ctqNet'],
  ctq_js_net_close: function (link) {
    ctqNet.go(function (network) { network['close'](link); });
  },

  ctq_js_net_next__deps: ['$ctqNet'],
  ctq_js_net_next: function () {
    return ctqNet.news.length ? ctqNet.news[0][2].length : -1;
  },

  ctq_js_net_take__deps: ['$ctqNet'],
  ctq_js_net_take: function (head, into) {
    var news = ctqNet.news.shift();
    HEAPU32[head >> 2] = news[0];
    HEAPU32[(head >> 2) + 1] = news[1];
    HEAPU8.set(news[2], into);
  },

  ctq_js_random_bytes__deps: ['$ctqPage'],
  ctq_js_random_bytes: function (into, size) {
    ctqPage.random(HEAPU8.subarray(into, into + size));
  },

  ctq_js_notify__deps: ['$ctqNet'],
  ctq_js_notify: function (words) {
    if (!window.Notification) {
      return;
    }
    var text = UTF8ToString(words);
    if (!text) {
      Notification.requestPermission();
    } else if (document.hidden && Notification.permission === 'granted') {
      ctqNet.go(function (network) { network['note'](text); });
    }
  },
});
