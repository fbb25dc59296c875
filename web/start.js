// Published inside index.html, so that it runs whatever else is missing. Begins to download the program, and handles
// a file of the page that can't be loaded, and a download that stops.
'use strict';

window.Start = (function () {
  var get = function (id) { return document.getElementById(id); };
  var loads = function () { return !document.body || document.body.classList.contains('loading'); };
  // The address ends in this if the page was loaded again.
  var fresh = /[?&]fresh=\d*$/;

  // Loads the page again, past every cache: none knows this address.
  function again() {
    var others = location.search.replace(fresh, '');
    location.replace((others ? others + '&' : '?') + 'fresh=' + Date.now() + location.hash);
  }

  // Says why the page can't start, if nothing else has been said.
  function say(why) {
    if (!get('trouble').hidden) return;
    get('loading').textContent = '';
    get('progress').hidden = true;
    get('trouble-words').textContent = 'The program could not be downloaded or started (' + why +
      '). Is there a connection?';
    get('trouble').hidden = false;
  }

  // The page can't start. If a newer version is there by now, loads that one, but only once.
  var asked = false;
  function failed(why) {
    if (asked) return;
    asked = true;
    var told = function () { say(why); };
    fetch('?fresh=' + Date.now(), { cache: 'reload' }).then(function (response) {
      return response.text();
    }).then(function (page) {
      var newer = /data-version = "/.test(page) && page.indexOf(document.documentElement.dataset.version) < 0;
      if (newer && !fresh.test(location.search)) again();
      else told();
    }).catch(told);
  }

  addEventListener('error', function () {
    if (loads()) failed('a part is missing');
  }, true);
  addEventListener('click', function (event) {
    if (event.target.id !== 'retry') return;
    if (history.state && history.state.stopped) location.reload(); // the next load tells it
    else again();
  });

  // Within half a minute something must arrive.
  var before = -1;
  var watch = setInterval(function () {
    var arrived = get('progress').value;
    if (!loads()) clearInterval(watch);
    else if (arrived === before) say('nothing arrives any more');
    before = arrived;
  }, 30000);

  // Tables over the network have their own, larger program. Only one of the two programs is loaded. It is asked for
  // at once, before the other scripts are here; loader.js handles what comes.
  var online = /^#(@TABLE_ROUTES@)/.test(location.hash);
  var file = online ? 'online.wasm' : 'page.wasm';
  var program = typeof WebAssembly === 'object' ? fetch(file) : null;
  if (program) program.catch(function () {}); // loader.js reports it

  return { failed: failed, fresh: fresh, online: online, program: program };
})();
