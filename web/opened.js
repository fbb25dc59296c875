// What can wait until after the first frame: changes around the page, and records from outside, which are dropped
// on the page, opened with it, or shared with it.
'use strict';

(function () {
  var lostTimer = 0;
  Module.canvas.addEventListener('webglcontextlost', function (event) {
    event.preventDefault();
    Module.call('_ctq_lost');
    lostTimer = setTimeout(function () {
      Module.trouble('This page lost its graphics. You can play on in the text view; reloading the page ' +
        'brings the picture back.', 'Reload', 'Continue');
      Module.showText(true);
    }, 5000);
  });
  Module.canvas.addEventListener('webglcontextrestored', function () {
    clearTimeout(lostTimer);
    document.getElementById('trouble').hidden = true;
    Module.call('_ctq_restored');
  });

  // Another tab wrote the library.
  window.addEventListener('storage', function (event) {
    if (event.key === null || /:v1:index$/.test(event.key)) Module.command('saves-changed');
  });
  ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)'].forEach(function (query) {
    matchMedia(query).addEventListener('change', function () { Module.call('_ctq_mark'); });
  });

  // The address as it was before the page was loaded again.
  if (Start.fresh.test(location.search)) {
    history.replaceState(history.state, '', location.pathname + location.search.replace(Start.fresh, '') +
      location.hash);
  }
  // Looks that the start does without.
  var looks = document.createElement('link');
  looks.rel = 'stylesheet';
  looks.href = 'later.css';
  document.head.appendChild(looks);

  document.getElementById('credits').innerHTML =
    '<p>' + '@CREDITS@' + ' This program is unofficial and not affiliated with their authors or publishers; the ' +
    'titles belong to their owners.</p>' +
    '<p>Made with SDL, Dear ImGui, Emscripten, Project Nayuki’s QR Code generator, Lato and EB ' +
    'Garamond: <a href="licenses.txt">their licences</a>.</p>';

  // Reads a file as text, up to a length that no record has. The program reports a longer one.
  Module.readText = function (file) {
    return file.slice(0, (8 << 20) + 1).arrayBuffer().then(function (bytes) {
      // UTF-16 begins with a mark, or with a letter and a zero beside it.
      var first = new Uint8Array(bytes).subarray(0, 2).join();
      var form = /^255,254$|,0$/.test(first) ? 'utf-16le' : /^254,255$|^0,/.test(first) ? 'utf-16be' : 'utf-8';
      return new TextDecoder(form).decode(bytes).replace(/\0/g, ' ');
    });
  };

  function take(text) {
    Module.command('open:' + text);
  }
  function takeFiles(files) {
    Promise.all(Array.from(files, Module.readText)).then(function (texts) {
      take(texts.join('\n'));
    }).catch(function () { take(''); }); // for example a folder, which has no record
  }

  // A text field handles what is dropped on it.
  function ours(event) {
    var types = Array.from(event.dataTransfer ? event.dataTransfer.types : []);
    return !event.target.closest('input, textarea') &&
      (types.indexOf('Files') >= 0 || types.indexOf('text/plain') >= 0);
  }
  document.addEventListener('dragover', function (event) {
    if (ours(event)) event.preventDefault();
  });
  document.addEventListener('drop', function (event) {
    if (!ours(event)) return;
    event.preventDefault();
    if (event.dataTransfer.files.length) takeFiles(event.dataTransfer.files);
    else take(event.dataTransfer.getData('text/plain'));
  });

  // The installed program keeps its window: a shortcut changes its address, and a file is opened in it. The
  // address that it was started with is already its address.
  if (window.launchQueue) {
    var begun = Module.begun;
    window.launchQueue.setConsumer(function (launch) {
      if (launch.files && launch.files.length) {
        Promise.all(launch.files.map(function (one) { return one.getFile(); })).then(takeFiles)
          .catch(function () { take(''); });
      } else if (launch.targetURL && launch.targetURL !== begun) {
        var hash = new URL(launch.targetURL).hash;
        if (hash) location.hash = hash; // the icon's address has none, so it leaves a table as it is
      }
      begun = '';
    });
  }

  // The service worker has stored what another program shared.
  if (/[?&]shared\b/.test(location.search) && window.caches) {
    history.replaceState(null, '', location.pathname);
    caches.open('ctq-shared').then(function (cache) {
      return cache.match('shared').then(function (kept) {
        return kept && cache.delete('shared').then(function () { return kept.blob(); });
      });
    }).then(function (kept) { takeFiles([kept]); }).catch(function () { take(''); });
  }
})();
