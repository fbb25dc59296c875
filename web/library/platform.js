// The functions of the browser that shell/platform/web.cpp calls. Only names declared here are linked. Each may
// throw: the program then gets 0 (`guarded` in web/loader.js).
mergeInto(LibraryManager.library, {
  $ctqPage: {
    frame: false,
    mirror: 0, // the timer that updates the text view
    timer: 0,
    held: null, // the match of this window: its name, and the function that releases it
    // Keys begin with the page's folder: two copies on one host don't share matches.
    key: function (key) {
      return 'ctq:' + location.pathname.replace(/[^/]*$/, '') + ':v1:' + UTF8ToString(key);
    },
    // Writes the text view.
    write: function () {
      ctqPage.mirror = 0;
      Module['call']('_ctq_mirror');
    },
    // Runs a command on its own, not inside another one.
    later: function (command) {
      setTimeout(function () { Module['command'](command); }, 0);
    },
    address: function (route) {
      return location.href.replace(/#.*/, '') + '#' + UTF8ToString(route);
    },
    // Copies a text to the clipboard or, if that is forbidden, shows it.
    copy: function (text, question) {
      Promise.resolve(text).then(function () { return navigator.clipboard.writeText(text); })
        .catch(function () { Module['showCopy'](question, text); });
    },
    // Hands something over to another program, or does something else with it if that fails.
    share: function (what, otherwise) {
      Promise.resolve(what).then(function () { return navigator.share(what); }).catch(function (error) {
        if (error.name !== 'AbortError') otherwise();
      });
    },
    // Fills an array with unpredictable numbers.
    random: function (words) {
      try {
        crypto.getRandomValues(words);
      } catch (error) {
        words.forEach(function (_, at) { words[at] = Math.random() * 4294967296; });
      }
      return words;
    },
    route: null, // the route that the address is still to get
    push: false, // whether as another entry of the history
    seen: '', // the address that it replaces; once the person changes that, it is out of date
    writing: 0, // the timer of the next write
    written: [-1000, -1000], // the times of the last two writes
    waits: function () {
      return ctqPage.route !== null && location.href === ctqPage.seen;
    },
    // Browsers refuse to write the address too often. So it is written at most twice a second, but the last
    // route always, and a new entry of the history at once.
    writeRoute: function (atOnce) {
      if (!ctqPage.waits()) {
        ctqPage.route = null;
        return;
      }
      clearTimeout(ctqPage.writing);
      var now = performance.now();
      var wait = atOnce ? 0 : ctqPage.written[0] + 1000 - now;
      var depth = (history.state && history.state.depth) || 0;
      try {
        if (wait <= 0) {
          ctqPage.written = [ctqPage.written[1], now];
          history[ctqPage.push ? 'pushState' : 'replaceState']({ depth: depth + ctqPage.push }, '',
            ctqPage.route ? '#' + ctqPage.route : location.pathname + location.search);
          ctqPage.route = null;
          return;
        }
      } catch (error) {
        wait = 1000;
      }
      ctqPage.writing = setTimeout(ctqPage.writeRoute, wait);
    },
    // Saves a file for the person.
    save: function (name, blob) {
      var link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = name;
      link.click();
      setTimeout(function () { URL.revokeObjectURL(link.href); }, 10000);
    },
    // Once there is a match to lose, asks the browser not to delete it when space is short.
    keepForGood: function () {
      ctqPage.keepForGood = function () {};
      Promise.resolve().then(function () { return navigator.storage.persist(); }).catch(function () {});
    },
    // Returns a copy of a text for the program, which frees it.
    text: function (text) {
      var bytes = new TextEncoder().encode(text);
      var to = Module['_malloc'](bytes.length + 1);
      HEAPU8.set(bytes, to);
      HEAPU8[to + bytes.length] = 0;
      return to;
    },
  },

  ctq_js_load__deps: ['$ctqPage'],
  ctq_js_load: function (key) {
    var text = localStorage.getItem(ctqPage.key(key));
    return text === null ? 0 : ctqPage.text(text);
  },

  ctq_js_store__deps: ['$ctqPage'],
  ctq_js_store: function (key, text) {
    localStorage.setItem(ctqPage.key(key), UTF8ToString(text));
    if (UTF8ToString(key).indexOf('match:') === 0) ctqPage.keepForGood();
    return 1;
  },

  ctq_js_forget__deps: ['$ctqPage'],
  ctq_js_forget: function (key) {
    localStorage.removeItem(ctqPage.key(key));
  },

  ctq_js_keys__deps: ['$ctqPage'],
  ctq_js_keys: function (begin) {
    var first = ctqPage.key(begin);
    return ctqPage.text(Object.keys(localStorage).filter(function (key) {
      return key.indexOf(first) === 0;
    }).map(function (key) { return key.slice(first.length); }).join('\n'));
  },

  ctq_js_random__deps: ['$ctqPage'],
  ctq_js_random: function () {
    var words = ctqPage.random(new Uint32Array(2));
    return (words[0] & 0x1fffff) * 4294967296 + words[1];
  },

  ctq_js_now: function () {
    return performance.now();
  },

  ctq_js_date__deps: ['$ctqPage'],
  ctq_js_date: function (everywhere) {
    var now = new Date();
    var shown = everywhere ? now : new Date(now.getTime() - now.getTimezoneOffset() * 60000);
    return ctqPage.text(shown.toISOString().slice(0, 16).replace('T', ' '));
  },

  // A game without a file has no puzzles.
  ctq_js_puzzles__deps: ['$ctqPage'],
  ctq_js_puzzles: function (game, command) {
    var files = '@FILES:puzzles@';
    var file = files[UTF8ToString(game)];
    var answer = UTF8ToString(command);
    var none = function () { ctqPage.later(answer); };
    if (!file) {
      ctqPage.later(answer + '-');
      return;
    }
    fetch(file).then(function (response) { return response.ok ? response.text() : ''; })
      .then(function (text) { ctqPage.later(answer + text); }).catch(none);
  },

  ctq_js_server_games__deps: ['$ctqPage'],
  ctq_js_server_games: function () {
    return ctqPage.text(Module['tables']);
  },

  // Without a request: a list of the server's tables.
  ctq_js_ask_server__deps: ['$ctqPage'],
  ctq_js_ask_server: function (request, command) {
    var answer = UTF8ToString(command);
    var body = UTF8ToString(request);
    fetch('tables', body ? { method: 'POST', body: body } : {}).then(function (response) {
      return response.text().then(function (text) {
        ctqPage.later(answer + (response.ok ? '' : '!') + text);
      });
    }).catch(function () {
      ctqPage.later(answer + '!The server could not be reached. Is there a connection?');
    });
  },

  ctq_js_machine__deps: ['$ctqPage'],
  ctq_js_machine: function () {
    return ctqPage.text(navigator.userAgent + ', window ' + innerWidth + 'x' + innerHeight +
      ', screen ' + screen.width + 'x' + screen.height + ', pixel ratio ' + devicePixelRatio);
  },

  ctq_js_prefers: function (query) {
    return matchMedia(UTF8ToString(query)).matches ? 1 : 0;
  },

  ctq_js_route__deps: ['$ctqPage'],
  ctq_js_route: function () {
    return ctqPage.text(ctqPage.waits() ? ctqPage.route : location.hash.slice(1));
  },

  ctq_js_set_route__deps: ['$ctqPage'],
  ctq_js_set_route: function (route, replace) {
    if (!replace) ctqPage.writeRoute(true); // of the entry that is left
    ctqPage.push = !replace || (ctqPage.waits() && ctqPage.push);
    ctqPage.route = UTF8ToString(route);
    ctqPage.seen = location.href;
    ctqPage.writeRoute(!replace);
  },

  ctq_js_go_back__deps: ['$ctqPage'],
  ctq_js_go_back: function () {
    ctqPage.writeRoute(true);
    if (!history.state || !history.state.depth) {
      return 0;
    }
    history.back();
    return 1;
  },

  ctq_js_mirror: function (json) {
    Module['showMirror'](JSON.parse(UTF8ToString(json)));
  },

  ctq_js_ask: function (question, text, command) {
    return Module['ask'](UTF8ToString(question), UTF8ToString(text), UTF8ToString(command)) ? 1 : 0;
  },

  ctq_js_ask_record: function (word, question, text, command, files) {
    return Module['askRecord'](UTF8ToString(word), UTF8ToString(question), UTF8ToString(text),
      UTF8ToString(command), !!files) ? 1 : 0;
  },

  // Only one window at a time has a match. Another window learns that it is taken, and later that it is free.
  ctq_js_hold__deps: ['$ctqPage'],
  ctq_js_hold: function (name, steal) {
    var wanted = UTF8ToString(name);
    if (!steal && ctqPage.held && ctqPage.held.name === wanted) {
      return;
    }
    if (ctqPage.held) {
      ctqPage.held.letGo();
    }
    ctqPage.held = null;
    if (!wanted || !navigator.locks) {
      return;
    }
    var stop = new AbortController();
    var free;
    var kept = new Promise(function (resolve) { free = resolve; });
    var held = { name: wanted, letGo: function () { free(); stop.abort(); } };
    ctqPage.held = held;
    var tell = function (word) {
      if (ctqPage.held === held) {
        ctqPage.later(word + ':' + wanted);
      }
    };
    // Another window took it over, or locks are forbidden here.
    var lost = function (error) {
      if (error.name === 'AbortError') tell('elsewhere');
    };
    var key = ctqPage.key(name);
    navigator.locks.request(key, steal ? { steal: true } : { ifAvailable: true }, function (lock) {
      if (lock) {
        tell('held');
        return kept;
      }
      tell('elsewhere');
      navigator.locks.request(key, { signal: stop.signal }, function () {
        tell('freed');
        return kept;
      }).catch(lost);
      return undefined;
    }).catch(lost);
  },

  ctq_js_save__deps: ['$ctqPage'],
  ctq_js_save: function (name, type, content) {
    ctqPage.save(UTF8ToString(name), new Blob([UTF8ToString(content)], { type: UTF8ToString(type) }));
  },

  // Draws a picture in the browser, and saves it or, if it has a title, sends it. A picture that can't
  // be sent is saved.
  ctq_js_png__deps: ['$ctqPage'],
  ctq_js_png: function (name, title, svg) {
    var picture = UTF8ToString(name);
    var words = UTF8ToString(title);
    var drawing = new Blob([UTF8ToString(svg)], { type: 'image/svg+xml' });
    var saveDrawing = function () { ctqPage.save(picture.replace(/png$/, 'svg'), drawing); };
    var image = new Image();
    image.onerror = saveDrawing;
    image.onload = function () {
      var copy = document.createElement('canvas');
      copy.width = 2 * image.naturalWidth;
      copy.height = 2 * image.naturalHeight;
      copy.getContext('2d').drawImage(image, 0, 0, copy.width, copy.height);
      URL.revokeObjectURL(image.src);
      copy.toBlob(function (blob) {
        if (!blob) {
          saveDrawing();
        } else if (words) {
          var file = new File([blob], picture, { type: blob.type });
          ctqPage.share({ files: [file], title: words }, function () { ctqPage.save(picture, blob); });
        } else {
          ctqPage.save(picture, blob);
        }
      });
    };
    image.src = URL.createObjectURL(drawing);
  },

  ctq_js_can_send_pictures: function () {
    var file = new File([''], 'picture.png', { type: 'image/png' });
    return navigator.canShare && navigator.canShare({ files: [file] }) ? 1 : 0;
  },

  ctq_js_copy_link__deps: ['$ctqPage'],
  ctq_js_copy_link: function (route) {
    ctqPage.copy(ctqPage.address(route), 'This link leads here:');
  },

  ctq_js_copy__deps: ['$ctqPage'],
  ctq_js_copy: function (text) {
    ctqPage.copy(UTF8ToString(text), 'This text can be copied:');
  },

  ctq_js_address__deps: ['$ctqPage'],
  ctq_js_address: function (route) {
    return ctqPage.text(ctqPage.address(route));
  },

  ctq_js_can_send: function () {
    return navigator.share ? 1 : 0;
  },

  ctq_js_send__deps: ['$ctqPage'],
  ctq_js_send: function (title, route) {
    var link = ctqPage.address(route);
    ctqPage.share({ title: UTF8ToString(title), url: link }, function () {
      ctqPage.copy(link, 'This link leads here:');
    });
  },

  ctq_js_about: function (version) {
    Module['showAbout'](UTF8ToString(version));
  },

  ctq_js_frame__deps: ['$ctqPage'],
  ctq_js_frame: function () {
    if (ctqPage.frame) {
      return;
    }
    ctqPage.frame = true;
    requestAnimationFrame(function () {
      ctqPage.frame = false;
      Module['call']('_ctq_frame');
      Module['drawn']();
      if (ctqPage.mirror) {
        clearTimeout(ctqPage.mirror);
        ctqPage.mirror = setTimeout(ctqPage.write, 0);
      }
    });
  },

  ctq_js_timer__deps: ['$ctqPage'],
  ctq_js_timer: function (milliseconds) {
    clearTimeout(ctqPage.timer);
    if (milliseconds >= 0) {
      ctqPage.timer = setTimeout(function () {
        Module['call']('_ctq_wake');
      }, Math.ceil(milliseconds));
    }
  },

  ctq_js_mirror_soon__deps: ['$ctqPage'],
  ctq_js_mirror_soon: function () {
    // Runs after the next frame, which people wait for. Hidden pages draw no frames.
    ctqPage.mirror = ctqPage.mirror || setTimeout(ctqPage.write, ctqPage.frame ? 100 : 0);
  },

  ctq_js_webgl: function () {
    var context = document.createElement('canvas').getContext('webgl2');
    var lose = context && context.getExtension('WEBGL_lose_context');
    if (lose) {
      lose.loseContext(); // browsers allow only so many at a time
    }
    return context ? 1 : 0;
  },

  ctq_js_no_canvas: function (why) {
    Module['noCanvas'](UTF8ToString(why));
  },
});
