// After one visit the page works without a connection. A newer version waits until the person wants it.
// Not on http: a developer would be given yesterday's page. Loaded after the first frame.
'use strict';

(function () {
  var wanted = location.protocol === 'https:' || /[?&]sw=1\b/.test(location.search);
  if (!wanted || !navigator.serviceWorker) return;
  var box = document.getElementById('update');
  var waiting = null;

  function offer(worker) {
    waiting = worker;
    box.hidden = false;
  }
  // An installed worker beside an active one is a newer version. Without an active one it is the first.
  function follow(worker) {
    worker.addEventListener('statechange', function () {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  }
  document.getElementById('update-now').addEventListener('click', function () {
    navigator.serviceWorker.addEventListener('controllerchange', function () {
      location.reload(); // the match was saved after its last action
    }, { once: true });
    waiting.postMessage('take over');
  });
  document.getElementById('update-later').addEventListener('click', function () {
    box.hidden = true;
  });
  navigator.serviceWorker.register('service_worker.js').then(function (registration) {
    if (navigator.serviceWorker.controller) {
      navigator.serviceWorker.controller.postMessage('opened');
    }
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    if (registration.installing) follow(registration.installing);
    registration.addEventListener('updatefound', function () { follow(registration.installing); });
    document.addEventListener('visibilitychange', function () {
      if (!document.hidden) registration.update().catch(function () {});
    });
  }).catch(function () {}); // no storage for it: the page works without it
})();
