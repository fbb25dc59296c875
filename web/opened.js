// Records from outside: a file that is dropped on the page, opened with it, or shared with it. Loaded after
// the first frame.
'use strict';

(function () {
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
