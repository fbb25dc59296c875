// Caches the page for use without a connection, with one cache for each version and folder. A new
// version is fetched as a whole beside the old one. It takes over when the person agrees or when no page
// is open. Tabs that still show an older version continue with its files, which the server may no longer
// have. So an older cache is deleted only when a page is opened while no other page is open.
'use strict';

var version = '@VERSION@';
var files = '@FILES@';
var later = '@LATER@'; // cached once they have been used
var folder = new URL('./', self.location).pathname;
var prefix = 'ctq:' + folder + ':';
var name = prefix + version;

self.addEventListener('install', function (event) {
  event.waitUntil(caches.open(name).then(function (cache) {
    // Bypass the browser's own cache: otherwise an old file could end up in a new version.
    return cache.addAll(files.map(function (file) {
      return new Request(file, { cache: 'reload' });
    }));
  }));
});

self.addEventListener('activate', function (event) {
  event.waitUntil(self.clients.claim());
});

// Returns the caches of other versions of this folder.
function older() {
  return caches.keys().then(function (names) {
    return names.filter(function (one) { return one.indexOf(prefix) === 0 && one !== name; });
  });
}

// Called when the page with this id was opened. If no other page is open, deletes the older caches.
function tidy(opened) {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(function (open) {
    var others = open.some(function (page) {
      return page.id !== opened && page.url.indexOf(self.location.origin + folder) === 0;
    });
    return others || older().then(function (names) {
      return Promise.all(names.map(function (old) { return caches.delete(old); }));
    });
  });
}

// Returns a file that only an older version has, or null if none has it.
function fromOlder(file) {
  return older().then(function (names) {
    return names.reduce(function (found, old) {
      return found.then(function (kept) {
        return kept || caches.open(old).then(function (cache) { return cache.match(file); });
      });
    }, Promise.resolve(null));
  });
}

self.addEventListener('message', function (event) {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'opened') event.waitUntil(tidy(event.source.id));
});

// A press of the notification of whose turn it is opens the page that showed it.
self.addEventListener('notificationclick', function (event) {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(function (open) {
    return open.length ? open[0].focus() : undefined;
  }));
});

// Stores the texts and files that another program shares with the installed page, until the page is open.
function keepShared(request) {
  return request.formData().then(function (form) {
    var parts = ['text', 'url', 'records'].map(function (field) { return form.getAll(field); });
    var all = [].concat.apply([], parts).map(function (part) { return [part, '\n']; });
    var shared = new Response(new Blob([].concat.apply([], all)));
    return caches.open('ctq-shared').then(function (cache) { return cache.put('shared', shared); });
  }).then(function () { return Response.redirect('./?shared', 303); },
    function () { return Response.redirect('./', 303); });
}

self.addEventListener('fetch', function (event) {
  var address = new URL(event.request.url);
  if (event.request.method === 'POST' && address.pathname === folder + 'share') {
    event.respondWith(keepShared(event.request));
    return;
  }
  if (event.request.method !== 'GET' || address.origin !== self.location.origin ||
      address.pathname.indexOf(folder) !== 0) {
    return;
  }
  var file = event.request.mode === 'navigate' && address.pathname === folder ? 'index.html' :
    address.pathname.slice(folder.length);
  var used = later.indexOf(file) >= 0;
  if (!used && files.indexOf(file) < 0) {
    event.respondWith(fromOlder(file).then(function (kept) {
      return kept || fetch(event.request);
    }));
    return;
  }
  event.respondWith(caches.open(name).then(function (cache) {
    return cache.match(file).then(function (kept) {
      return kept || fetch(event.request).then(function (response) {
        if (used && response.ok) event.waitUntil(cache.put(file, response.clone()));
        return response;
      });
    });
  }));
});
