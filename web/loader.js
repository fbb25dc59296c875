// Starts the program and answers for everything that can go wrong on the way: each failure gets a
// sentence and a way on. Loaded first; page.js reads Module.
'use strict';

var Module = (function () {
  var get = function (id) { return document.getElementById(id); };
  var canvas = get('canvas');
  var firstFrame = false;
  var over = false;
  // Tables over the network have a program of their own: it is larger. Only one of them is loaded.
  var online = /^#(invite|friend|join|answer|net)=/.test(location.hash);
  var onlineFiles = ['online.js', 'online.wasm', 'online_rest.wasm', 'network.js'];
  // What the first screens do without comes after the first frame.
  var restFile = online ? 'online_rest.wasm' : 'page_rest.wasm';
  var restNeeded = /^#(lab|library|review|rules|sandbox)/.test(location.hash);

  // What went wrong, and the ways on: loading the page again, or something else.
  var otherwise = null;
  function trouble(words, retry, other, go) {
    get('trouble-words').textContent = words;
    get('retry').hidden = !retry;
    get('retry').textContent = retry || '';
    get('dismiss').hidden = !other;
    get('dismiss').textContent = other || '';
    otherwise = go;
    get('trouble').hidden = false;
  }
  get('retry').addEventListener('click', function () { location.reload(); });
  get('dismiss').addEventListener('click', function () {
    get('trouble').hidden = true;
    if (otherwise) otherwise();
  });

  function started() {
    document.body.classList.remove('loading');
  }

  function stopped(words, why) {
    if (over) return;
    over = true;
    console.error('Cartotheque stopped:', why);
    trouble(words, 'Load it again');
  }

  function crashed(what) {
    stopped('The program stopped because of a mistake of ours. Your match is kept as it was after ' +
      'the last action.', what);
  }

  function toLobby() {
    history.replaceState(null, '', location.pathname + location.search);
    location.reload();
  }

  function fail(words) {
    get('loading').textContent = '';
    get('progress').hidden = true;
    if (online) trouble(words, 'Try again', 'To the lobby', toLobby);
    else trouble(words, 'Try again');
  }

  function notStarted(error) {
    console.warn('Cartotheque could not start:', error.message);
    fail('The program could not be downloaded or started (' + error.message +
      '). Is there a connection?');
  }

  function fetched(file) {
    return fetch(file).then(function (response) {
      if (!response.ok) {
        var error = new Error('HTTP ' + response.status);
        error.missing = response.status === 404;
        throw error;
      }
      return response;
    });
  }

  // Compiles a module while it arrives and just as it arrives: only then can the browser keep what
  // it has compiled for the next visit. Servers that do not name its type get the slow way.
  function compiled(file, watch) {
    return fetched(file).then(function (response) {
      if (watch) watch(response.clone());
      return response.headers.get('content-type') === 'application/wasm' ?
        WebAssembly.compileStreaming(response) :
        response.arrayBuffer().then(function (bytes) { return WebAssembly.compile(bytes); });
    });
  }

  // Counts the bytes of a copy; how many there are is known since the page was built.
  function showProgress(copy) {
    var size = online ? '@SIZE:online.wasm@' : '@SIZE:page.wasm@';
    var reader = copy.body.getReader();
    var arrived = 0;
    reader.read().then(function count(part) {
      if (part.done) return undefined;
      arrived += part.value.length;
      get('progress').value = arrived / size;
      return reader.read().then(count);
    }).catch(function () {}); // told by whoever compiles it
  }

  var program = null;
  var rest = null;
  if (typeof WebAssembly === 'object') {
    program = compiled(online ? 'online.wasm' : 'page.wasm', showProgress);
    if (restNeeded) rest = compiled(restFile);
    program.catch(notStarted);
  } else {
    fail('This browser has no WebAssembly, which Cartotheque needs.');
  }

  // The first part calls the rest by numbers of its table, where the rest puts itself once it is here.
  // Who presses before gets it at once, for which the page stands still.
  var first = null;
  var table = null;
  var restHere = false;
  function begin(exports) {
    first = { first: exports };
    table = Object.values(exports).find(function (one) { return one instanceof WebAssembly.Table; });
  }
  function joinRest(arriving) {
    return arriving.then(function (code) {
      return restHere || WebAssembly.instantiate(code, first);
    }).then(function () { restHere = true; });
  }
  function fetchRest() {
    module.addScript('opened.js');
    if (!rest) joinRest(compiled(restFile)).catch(function () {}); // told when it is needed
  }
  function restNow() {
    var request = new XMLHttpRequest();
    request.open('GET', restFile, false);
    request.overrideMimeType('text/plain; charset=x-user-defined'); // bytes, as good as untouched
    request.send();
    if (request.status !== 200) throw new Error('HTTP ' + request.status);
    var bytes = Uint8Array.from(request.responseText, function (one) { return one.charCodeAt(0); });
    new WebAssembly.Instance(new WebAssembly.Module(bytes), first);
    restHere = true;
  }
  var placeholders = new Proxy({}, {
    get: function (_, index) {
      return function () {
        try {
          if (!restHere) restNow();
        } catch (error) {
          stopped('A part of the program could not be downloaded (' + error.message +
            '). Is there a connection? Your match is kept as it was after the last action.', error);
          throw error;
        }
        return table.get(index).apply(null, arguments);
      };
    },
  });

  // SDL takes every key the canvas gets and keeps the browser from it. Those that belong to the
  // browser pass by: shortcuts stay shortcuts, and Tab leaves the canvas once it has been at every
  // spot.
  var tab = 0; // the last key: Tab is 1, Shift+Tab is -1
  addEventListener('keydown', function (event) {
    tab = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0;
  }, true);
  addEventListener('pointerdown', function () { tab = 0; }, true);
  ['keydown', 'keyup', 'keypress'].forEach(function (type) {
    canvas.addEventListener(type, function (event) {
      var browsers = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key === 'Tab' || browsers || /^F\d+$/.test(event.key)) {
        event.stopImmediatePropagation();
      }
      if (event.key === 'Tab' && type === 'keydown' && !browsers &&
          module.call('_ctq_tab', event.shiftKey)) {
        event.preventDefault();
      }
    }, true);
  });
  canvas.addEventListener('focus', function () {
    if (tab) module.call('_ctq_enter', tab < 0);
    tab = 0;
  });
  canvas.addEventListener('pointerdown', function () { canvas.focus({ preventScroll: true }); });

  // SDL notices only the window's own resize.
  var resized = function () { window.dispatchEvent(new Event('resize')); };
  function follow() {
    new ResizeObserver(resized).observe(canvas);
    (function watch() {
      matchMedia('(resolution: ' + devicePixelRatio + 'dppx)').addEventListener('change',
        function () { resized(); watch(); }, { once: true });
    })();
  }

  var lostTimer = 0;
  canvas.addEventListener('webglcontextlost', function (event) {
    event.preventDefault();
    module.call('_ctq_lost');
    lostTimer = setTimeout(function () {
      trouble('The graphics of this page were lost. The text view goes on; loading the page again ' +
        'brings the picture back.', 'Load it again', 'Go on');
      module.showText(true);
    }, 5000);
  });
  canvas.addEventListener('webglcontextrestored', function () {
    clearTimeout(lostTimer);
    get('trouble').hidden = true;
    module.call('_ctq_restored');
  });

  // Another tab wrote the library.
  window.addEventListener('storage', function (event) {
    if (event.key === null || /:v1:index$/.test(event.key)) module.command('saves-changed');
  });
  window.addEventListener('popstate', function () { module.call('_ctq_wake'); });
  ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)'].forEach(function (query) {
    matchMedia(query).addEventListener('change', function () { module.call('_ctq_mark'); });
  });
  window.addEventListener('error', function (event) {
    if (event.error instanceof WebAssembly.RuntimeError) crashed(event.message);
    else if (event.target && event.target.src && /\/(page|online)\./.test(event.target.src)) {
      fail('The program could not be downloaded. Is there a connection?');
    }
  }, true);

  var module = {
    canvas: canvas,
    networkScript: 'network.js',
    begun: location.href,
    program: online ? 'online.js' : 'page.js',
    addScript: function (file) {
      var script = document.createElement('script');
      script.src = file;
      document.body.appendChild(script);
    },
    compiled: compiled,
    instantiateWasm: function (imports, done) {
      imports.placeholder = placeholders;
      program.then(function (code) {
        return WebAssembly.instantiate(code, imports).then(function (instance) {
          begin(instance.exports);
          return Promise.resolve(rest && joinRest(rest)).then(function () {
            follow();
            done(instance, code);
          });
        });
      }).catch(notStarted);
      return {};
    },
    onAbort: crashed,

    // Every call into the program passes here, so that a crash is told.
    call: function (name) {
      if (over || !module.calledRun) return 0;
      try {
        return module[name].apply(null, Array.prototype.slice.call(arguments, 1));
      } catch (error) {
        crashed(error);
        return 0;
      }
    },
    // Has a command of the text view done.
    command: function (command) {
      if (!module.calledRun) return 0;
      var size = new TextEncoder().encode(command).length + 1;
      var text = module._malloc(size);
      module.stringToUTF8(command, text, size);
      var done = module.call('_ctq_run', text);
      module._free(text);
      return done;
    },
    // A file as text, cut where it is longer than any record: the program says so.
    readText: function (file) {
      return file.slice(0, (8 << 20) + 1).text().then(function (text) { return text.replace(/\0/g, ' '); });
    },
    // Fetches what tables over the network need, then loads the page anew at that route. Where that
    // fails the page stays as it is and says so, unless the person has gone elsewhere meanwhile.
    goOnline: function (route) {
      var here = location.href;
      function load() {
        var depth = (history.state && history.state.depth) || 0;
        history.pushState({ depth: depth + 1 }, '', '#' + route);
        location.reload();
      }
      Promise.all(onlineFiles.map(function (file) {
        return fetched(file).then(function (response) { return response.blob(); });
      })).then(function () {
        if (location.href === here) load();
      }).catch(function (error) {
        if (location.href !== here) return;
        // The server answers, but has another version by now: that one leads on.
        if (error.missing) load();
        else module.command('not-online');
      });
    },
    // After each frame.
    drawn: function () {
      if (!firstFrame) {
        firstFrame = true;
        started();
        // So that keys work at once.
        if (document.activeElement === document.body) canvas.focus({ preventScroll: true });
        module.prepareWorkers();
        fetchRest();
      }
    },
    // There will be no canvas.
    noCanvas: function (why) {
      started();
      document.body.classList.add('no-canvas');
      module.showText(true);
      trouble('There is no picture (' + why + '). Everything can be played in the text view.', '',
        'Go on');
      setTimeout(module.prepareWorkers, 0);
      fetchRest();
    },
    postRun: [function () {
      module.calledRun = true;
      // For tests: what is on screen and how it runs; there as soon as the program is.
      window.ctq_ui = function () { return JSON.parse(module.UTF8ToString(module._ctq_ui())); };
      module.call('_ctq_wake');
    }],
  };
  return module;
})();

// The program reads Module and what the other scripts put there.
document.addEventListener('DOMContentLoaded', function () {
  Module.addScript(Module.program);
});
