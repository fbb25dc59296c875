// Starts the program and handles everything that can go wrong meanwhile: each failure shows a message
// and a button to continue. Loaded first. page.js reads Module.
'use strict';

var Module = (function () {
  var get = function (id) { return document.getElementById(id); };
  var canvas = get('canvas');
  var firstFrame = false;
  var over = false;
  var online = Start.online;
  var onlineFiles = ['online.js', 'online.wasm', 'online_rest.wasm', 'network.js'];
  // The code that the first screens do not need is fetched after the first frame.
  var restFile = online ? 'online_rest.wasm' : 'page_rest.wasm';
  var restNeeded = /^#(lab|library|review|rules|sandbox|setup|record|puzzle|tables|m=|net=|new=)/.test(location.hash);

  // Shows what went wrong, and buttons: one to reload the page, one for something else.
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
  get('dismiss').addEventListener('click', function () {
    get('trouble').hidden = true;
    if (otherwise) otherwise();
  });

  function started() {
    document.body.classList.remove('loading');
    if (over) return;
    get('trouble').hidden = true;
    if (stoppedBefore) {
      trouble('The program stopped because of an error, so this is the lobby. Your match is kept.', '', 'Continue');
    }
  }

  function stopped(words, why) {
    if (over) return;
    over = true;
    console.error('Cartotheque stopped:', why);
    trouble(words, 'Reload');
  }

  // The next load shows the lobby: the same scene could stop again.
  var stoppedBefore = history.state && history.state.stopped;
  function atLobby(state) {
    try {
      history.replaceState(state, '', location.pathname + location.search);
    } catch (error) {} // too often within a short time
  }
  if (stoppedBefore) atLobby(null);
  function crashed(what) {
    if (!over) atLobby({ stopped: true });
    stopped('The program stopped because of an error. Your match is saved as it was after ' +
      'the last action.', what);
  }

  function toLobby() {
    atLobby(null);
    location.reload();
  }

  // If this program can't start, the other one may.
  if (online) {
    get('dismiss').textContent = 'To the lobby';
    get('dismiss').hidden = false;
    otherwise = toLobby;
  }

  function notStarted(error) {
    console.warn('Cartotheque could not start:', error.message);
    Start.failed(error.message);
  }

  function fetched(file) { return answered(fetch(file)); }
  function answered(asked) {
    return asked.then(function (response) {
      if (!response.ok) {
        var error = new Error('HTTP ' + response.status);
        error.missing = response.status === 404;
        throw error;
      }
      return response;
    });
  }

  // Compiles a module from the response itself, while it downloads: only then can the browser cache
  // the compiled code for the next visit. If the server names the wrong type, the slow path is taken.
  function compiled(asked, watch) {
    return answered(asked).then(function (response) {
      if (watch) watch(response.clone());
      return response.headers.get('content-type') === 'application/wasm' ?
        WebAssembly.compileStreaming(response) :
        response.arrayBuffer().then(function (bytes) { return WebAssembly.compile(bytes); });
    });
  }

  // Counts the bytes of a copy. Their total is known from the build of the page.
  function showProgress(copy) {
    var size = online ? '@SIZE:online.wasm@' : '@SIZE:page.wasm@';
    var reader = copy.body.getReader();
    var arrived = 0;
    reader.read().then(function count(part) {
      if (part.done) return undefined;
      arrived += part.value.length;
      get('progress').value = arrived / size;
      return reader.read().then(count);
    }).catch(function () {}); // the code that compiles it reports the error
  }

  // The games of which this server opens tables: empty on a server of files alone. The page is cached, so what
  // the server offers now is not in it.
  var tables = fetch('tables.list', { cache: 'no-store' }).then(function (response) {
    return response.ok ? response.text() : '';
  }).then(function (text) {
    if (/^[\w ]*$/.test(text)) module.tables = text;
  }).catch(function () {});
  // A start waits for them, but not for long if it does without.
  var waited = /^#(friend|public|tables)/.test(location.hash) ? 20000 : 2000;

  var program = null;
  var rest = null;
  if (Start.program) {
    program = compiled(Start.program, showProgress);
    if (restNeeded) rest = compiled(fetch(restFile));
    program.catch(notStarted);
  } else {
    Start.failed('this browser has no WebAssembly');
  }

  // The first part calls the rest through a table, into which the rest puts its functions when it is
  // loaded. If one is called before that, the rest is loaded at once, which blocks the page.
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
    module.addScript('offline.js');
    module.addScript('opened.js');
    if (!rest) joinRest(compiled(fetch(restFile))).catch(function () {}); // reported when it is needed
  }
  function restNow() {
    var request = new XMLHttpRequest();
    request.open('GET', restFile, false);
    request.overrideMimeType('text/plain; charset=x-user-defined'); // keeps the bytes
    request.send();
    if (request.status !== 200) throw new Error('HTTP ' + request.status);
    var bytes = Uint8Array.from(request.responseText, function (one) { return one.charCodeAt(0); });
    new WebAssembly.Instance(new WebAssembly.Module(bytes), first);
    restHere = true;
  }
  // Whatever the program asks of the browser may be refused. It then gets 0: nothing, or no.
  function guarded(ask) {
    return typeof ask !== 'function' ? ask : function () {
      try {
        return ask.apply(null, arguments);
      } catch (error) {
        if (!(error instanceof Error) || error instanceof WebAssembly.RuntimeError) throw error;
        console.warn('The browser refused:', error);
        return 0;
      }
    };
  }
  var placeholders = new Proxy({}, {
    get: function (_, index) {
      return function () {
        try {
          if (!restHere) restNow();
        } catch (error) {
          stopped('A part of the program could not be downloaded (' + error.message +
            '). Is there a connection? Your match is saved as it was after the last action.', error);
          throw error;
        }
        return table.get(index).apply(null, arguments);
      };
    },
  });

  // SDL takes every key of the canvas away from the browser. The keys that belong to the browser
  // bypass SDL: shortcuts stay shortcuts, and Tab leaves the canvas after it has visited every
  // spot.
  var tab = 0; // the last key: Tab is 1, Shift+Tab is -1
  addEventListener('keydown', function (event) {
    tab = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0;
  }, true);
  addEventListener('pointerdown', function () { tab = 0; }, true);
  // Returns the character of a key on the person's layout, letters in lower case; '' if it has none. A letter
  // of another script counts as the Latin letter on the same key, and so do digits that need Shift.
  function character(event) {
    var key = event.key;
    var at = /^(Key|Digit)(.)$/.exec(event.code);
    if (at && (at[1] === 'Key' ? key.length > 1 || key > '~' : !event.shiftKey)) key = at[2];
    return key.length === 1 && key > ' ' ? key.toLowerCase() : '';
  }
  ['keydown', 'keyup', 'keypress'].forEach(function (type) {
    canvas.addEventListener(type, function (event) {
      var browsers = event.ctrlKey || event.metaKey || event.altKey;
      var typed = !browsers && character(event);
      if (event.key === 'Tab' || browsers || typed || /^F\d+$/.test(event.key)) {
        event.stopImmediatePropagation();
      }
      if (typed) {
        event.preventDefault();
        if (type === 'keydown') module.call('_ctq_key', typed.charCodeAt(0), event.repeat);
      } else if (event.key === 'Tab' && type === 'keydown' && !browsers &&
          module.call('_ctq_tab', event.shiftKey)) {
        event.preventDefault();
      }
    }, true);
  });
  // The system may take a finger or the whole window away. Then nothing is pressed, and nothing was.
  var gone = function () { module.call('_ctq_gone'); };
  canvas.addEventListener('touchcancel', function (event) {
    gone();
    event.preventDefault = function () {}; // SDL calls it, and the browser complains
  }, true);
  canvas.addEventListener('pointercancel', gone);
  addEventListener('blur', gone);
  // With Ctrl the wheel belongs to the browser, which zooms the page.
  canvas.addEventListener('wheel', function (event) {
    if (event.ctrlKey || event.metaKey) event.stopImmediatePropagation();
  }, true);
  canvas.addEventListener('focus', function () {
    if (tab) module.call('_ctq_enter', tab < 0);
    tab = 0;
  });
  canvas.addEventListener('pointerdown', function () { canvas.focus({ preventScroll: true }); });

  // SDL notices only a resize of the window.
  var resized = function () { window.dispatchEvent(new Event('resize')); };
  function follow() {
    new ResizeObserver(resized).observe(canvas);
    (function watch() {
      matchMedia('(resolution: ' + devicePixelRatio + 'dppx)').addEventListener('change',
        function () { resized(); watch(); }, { once: true });
    })();
  }

  window.addEventListener('popstate', function () { module.call('_ctq_wake'); });
  window.addEventListener('error', function (event) {
    if (event.error instanceof WebAssembly.RuntimeError) crashed(event.message);
  }, true);

  var module = {
    canvas: canvas,
    tables: '',
    trouble: trouble,
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
      Object.values(imports).forEach(function (asked) {
        Object.keys(asked).forEach(function (name) { asked[name] = guarded(asked[name]); });
      });
      imports.placeholder = placeholders;
      program.then(function (code) {
        return WebAssembly.instantiate(code, imports).then(function (instance) {
          begin(instance.exports);
          var late = new Promise(function (go) { setTimeout(go, waited); });
          return Promise.all([rest && joinRest(rest), Promise.race([tables, late])]).then(function () {
            follow();
            done(instance, code);
          });
        });
      }).catch(notStarted);
      return {};
    },
    onAbort: crashed,

    // Every call into the program goes through here, so that a crash is reported.
    call: function (name) {
      if (over || !module.calledRun) return 0;
      try {
        return module[name].apply(null, Array.prototype.slice.call(arguments, 1));
      } catch (error) {
        crashed(error);
        return 0;
      }
    },
    // Runs a command of the text view.
    command: function (command) {
      if (!module.calledRun) return 0;
      var size = new TextEncoder().encode(command).length + 1;
      var text = module._malloc(size);
      module.stringToUTF8(command, text, size);
      var done = module.call('_ctq_run', text);
      module._free(text);
      return done;
    },
    // Fetches what tables over the network need, then reloads the page at that route. If that fails,
    // the page stays as it is and says so, unless the person has gone elsewhere meanwhile.
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
        // The server answers, but has a newer version by now: load that one.
        if (error.missing) load();
        else module.command('not-online');
      });
    },
    // After each frame.
    drawn: function () {
      if (!firstFrame) {
        firstFrame = true;
        started();
        // Lets keys work at once.
        if (document.activeElement === document.body) canvas.focus({ preventScroll: true });
        module.prepareWorkers();
        fetchRest();
      }
    },
    // Called if there will be no canvas.
    noCanvas: function (why) {
      started();
      document.body.classList.add('no-canvas');
      module.showText(true);
      trouble('There is no picture (' + why + '). Everything can be played in the text view.', '',
        'Continue');
      setTimeout(module.prepareWorkers, 0);
      fetchRest();
    },
    postRun: [function () {
      module.calledRun = true;
      // For tests: what is on screen, and measurements. Exists as soon as the program does.
      window.ctq_ui = function () { return JSON.parse(module.UTF8ToString(module._ctq_ui())); };
      module.call('_ctq_wake');
    }],
  };
  return module;
})();

// The program reads Module and what the other scripts put into it.
document.addEventListener('DOMContentLoaded', function () {
  Module.addScript(Module.program);
});
