// Keeps the page for use without a connection. One cache a version and folder: a new version is
// fetched whole beside the old one, and takes over when the person says so or nothing is open.
'use strict';

var version = '@VERSION@';
var files = '@FILES@';
var later = '@LATER@'; // kept once they were used
var folder = new URL('./', self.location).pathname;
var prefix = 'ctq:' + folder + ':';
var name = prefix + version;

self.addEventListener('install', function (event) {
  event.waitUntil(caches.open(name).then(function (cache) {
    // Past the browser's own cache: else an old file could end up in a new version.
    return cache.addAll(files.map(function (file) {
      return new Request(file, { cache: 'reload' });
    }));
  }));
});

self.addEventListener('activate', function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.filter(function (old) {
      return old.indexOf(prefix) === 0 && old !== name;
    }).map(function (old) { return caches.delete(old); }));
  }).then(function () { return self.clients.claim(); }));
});

self.addEventListener('message', function (event) {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', function (event) {
  var address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== self.location.origin ||
      address.pathname.indexOf(folder) !== 0) {
    return;
  }
  var file = event.request.mode === 'navigate' && address.pathname === folder ? 'index.html' :
    address.pathname.slice(folder.length);
  var used = later.indexOf(file) >= 0;
  if (!used && files.indexOf(file) < 0) return;
  event.respondWith(caches.open(name).then(function (cache) {
    return cache.match(file).then(function (kept) {
      return kept || fetch(event.request).then(function (response) {
        if (used && response.ok) event.waitUntil(cache.put(file, response.clone()));
        return response;
      });
    });
  }));
});
