// Starts the program and answers for everything that can go wrong on the way: each failure gets a
// sentence and a way on. Loaded first; page.js reads Module.
'use strict';

var Module = (function () {
  var get = function (id) { return document.getElementById(id); };
  var canvas = get('canvas');
  var firstFrame = false;
  var over = false;
  // Tables over the network have a program of their own: it is larger. Only one of them is loaded.
  var online = /^#(invite|join|answer|net)=/.test(location.hash);
  var onlineFiles = ['online.js', 'online.wasm', 'network.js'];

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

  function crashed(what) {
    if (over) return;
    over = true;
    console.error('Cartotheque stopped:', what);
    trouble('The program stopped because of a mistake of ours. Your match is kept as it was after ' +
      'the last action.', 'Load it again');
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
      if (!response.ok) throw new Error('HTTP ' + response.status);
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
  if (typeof WebAssembly === 'object') {
    program = compiled(online ? 'online.wasm' : 'page.wasm', showProgress);
    program.catch(notStarted);
  } else {
    fail('This browser has no WebAssembly, which Cartotheque needs.');
  }

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
    program: online ? 'online.js' : 'page.js',
    compiled: compiled,
    instantiateWasm: function (imports, done) {
      program.then(function (code) {
        return WebAssembly.instantiate(code, imports).then(function (instance) {
          follow();
          done(instance, code);
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
    // Fetches what tables over the network need, then loads the page anew at that route. Where that
    // fails the page stays as it is and says so, unless the person has gone elsewhere meanwhile.
    goOnline: function (route) {
      var here = location.href;
      Promise.all(onlineFiles.map(function (file) {
        return fetched(file).then(function (response) { return response.blob(); });
      })).then(function () {
        if (location.href !== here) return;
        var depth = (history.state && history.state.depth) || 0;
        history.pushState({ depth: depth + 1 }, '', '#' + route);
        location.reload();
      }).catch(function () {
        if (location.href === here) module.command('not-online');
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
  var script = document.createElement('script');
  script.src = Module.program;
  document.body.appendChild(script);
});
