// Keeps the page for use without a connection. One cache a version and folder: a new version is
// fetched whole beside the old one, and takes over when the person says so or nothing is open. Tabs
// that still show an older version go on with its files, which the server may not have any more: an
// older cache goes once a page is opened while no other is.
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
  event.waitUntil(self.clients.claim());
});

// The caches of other versions of this folder.
function older() {
  return caches.keys().then(function (names) {
    return names.filter(function (one) { return one.indexOf(prefix) === 0 && one !== name; });
  });
}

// The page of this id was opened: unless there are others nobody needs what is older.
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

// A file that only an older version has; null where none has it.
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

// A note that tells whose turn it is leads to the page that showed it.
self.addEventListener('notificationclick', function (event) {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(function (open) {
    return open.length ? open[0].focus() : undefined;
  }));
});

// What another program shares with the installed page: its texts and files, kept until the page is there.
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
