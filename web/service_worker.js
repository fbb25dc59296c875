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

// Fetches a file past the browser's own cache: otherwise an old file could end up in a new version. A server
// may answer with a page instead of a missing file.
function fetched(file) {
  return fetch(file, { cache: 'reload' }).then(function (response) {
    var page = /html/.test(response.headers.get('content-type')) && /\.(js|css|wasm)$/.test(file);
    if (!response.ok || page) throw new Error(file + ' is missing.');
    return response;
  });
}

// Fetches index.html, past all caches on its way. Fails if it is of another version: then the files that it
// names are not those of this version, and the version that is installed stays.
function fetchedPage() {
  return fetched('index.html?v=' + version).then(function (response) {
    return response.text().then(function (text) {
      if (text.indexOf('data-version = "' + version + '"') < 0) throw new Error('index.html is of another version.');
      return new Response(text, { headers: response.headers }); // without a redirection
    });
  });
}

self.addEventListener('install', function (event) {
  event.waitUntil(fetchedPage().then(function (page) {
    return caches.open(name).then(function (cache) {
      return Promise.all(files.map(function (file) {
        return file === 'index.html' ? cache.put(file, page) :
          fetched(file).then(function (response) { return cache.put(file, response); });
      }));
    });
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
      return kept || fetch(event.request).catch(function (error) {
        if (file === 'tables.list') return new Response(''); // without a server there are no tables
        throw error;
      });
    }));
    return;
  }
  // The page asks so if it could not start (start.js).
  var fresh = /[?&]fresh=/.test(address.search);
  event.respondWith(caches.open(name).then(function (cache) {
    return cache.match(file).then(function (kept) {
      return kept && !fresh ? kept : fetch(event.request).then(function (response) {
        if (used && response.ok) event.waitUntil(cache.put(file, response.clone()));
        return response.ok ? response : kept || response;
      }).catch(function (error) {
        if (kept) return kept;
        throw error;
      });
    });
  }));
});
