// Starts the program and answers for everything that can go wrong on the way: each failure gets a
// sentence and a way on. Loaded first; page.js reads Module.
'use strict';

var Module = (function () {
  var get = function (id) { return document.getElementById(id); };
  var canvas = get('canvas');
  var firstFrame = false;
  var over = false;
  // Tables over the network have a program of their own: it is larger.
  var online = /^#(invite|join|answer|net)=/.test(location.hash);

  function trouble(words, retry, dismiss) {
    get('trouble-words').textContent = words;
    get('retry').hidden = !retry;
    get('retry').textContent = retry || '';
    get('dismiss').hidden = !dismiss;
    get('trouble').hidden = false;
  }
  get('retry').addEventListener('click', function () { location.reload(); });
  get('dismiss').addEventListener('click', function () { get('trouble').hidden = true; });

  function started() {
    document.body.classList.remove('loading');
  }

  function crashed(what) {
    if (over) return;
    over = true;
    console.error('Cartotheque stopped:', what);
    trouble('The program stopped because of a mistake of ours. Your match is kept as it was after ' +
      'the last action.', 'Load it again', false);
  }

  // The module, with progress. The length is unknown where a server compresses as it sends.
  function download(onProgress) {
    return fetch(online ? 'online.wasm' : 'page.wasm').then(function (response) {
      if (!response.ok) throw new Error('HTTP ' + response.status);
      var length = response.headers.get('content-encoding') ? 0 :
        Number(response.headers.get('content-length'));
      if (!response.body || !length) return response.arrayBuffer();
      var reader = response.body.getReader();
      var bytes = new Uint8Array(length);
      var at = 0;
      return reader.read().then(function step(part) {
        if (part.done) return bytes.buffer;
        if (at + part.value.length > length) throw new Error('more came than was announced');
        bytes.set(part.value, at);
        at += part.value.length;
        onProgress(at / length);
        return reader.read().then(step);
      });
    });
  }

  function fail(words) {
    get('loading').textContent = '';
    get('progress').hidden = true;
    trouble(words, 'Try again', false);
  }

  if (typeof WebAssembly !== 'object') {
    fail('This browser has no WebAssembly, which Cartotheque needs.');
  }

  // SDL takes every key the canvas gets and keeps the browser from it. Those that belong to the
  // browser pass by: Tab leaves the canvas, shortcuts stay shortcuts.
  ['keydown', 'keyup', 'keypress'].forEach(function (type) {
    canvas.addEventListener(type, function (event) {
      if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey ||
          /^F\d+$/.test(event.key)) {
        event.stopImmediatePropagation();
      }
    }, true);
  });
  // Focus given by a program counts as the keyboard's: who points needs no frame around the table.
  canvas.addEventListener('pointerdown', function () {
    canvas.classList.add('pointed');
    canvas.focus({ preventScroll: true });
  });
  window.addEventListener('keydown', function () { canvas.classList.remove('pointed'); }, true);

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
        'brings the picture back.', 'Load it again', true);
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
    instantiateWasm: function (imports, done) {
      download(function (share) { get('progress').value = share; }).then(function (bytes) {
        get('loading').textContent = 'Unpacking…';
        get('progress').removeAttribute('value');
        return WebAssembly.instantiate(bytes, imports);
      }).then(function (result) {
        follow();
        done(result.instance, result.module);
      }).catch(function (error) {
        console.warn('Cartotheque could not start:', error.message);
        fail('The program could not be downloaded or started (' + error.message +
          '). Is there a connection?');
      });
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
    // After each frame.
    drawn: function () {
      if (!firstFrame) {
        firstFrame = true;
        started();
        module.prepareWorkers();
      }
    },
    // There will be no canvas.
    noCanvas: function (why) {
      started();
      document.body.classList.add('no-canvas');
      module.showText(true);
      trouble('There is no picture (' + why + '). Everything can be played in the text view.', '',
        true);
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
