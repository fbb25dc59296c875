// Keeps people's attention at a table: the host's screen stays on, and a notification says whose turn it is.
'use strict';

var lit = false; // whether the screen should stay on
var lamp = null; // the lock that keeps it on

function light() {
  if (!lit || document.hidden) return;
  Promise.resolve('screen').then(function (what) { return navigator.wakeLock.request(what); }).then(function (lock) {
    lamp = lock;
    stayLit(lit);
  }).catch(function () { /* the battery is low, or there is no such lock */ });
}

// Sets whether the screen stays on. A page that was hidden asks again once it is shown.
function stayLit(on) {
  if (on && !lit) {
    lit = true;
    light();
  } else if (!on) {
    lit = false;
    if (lamp) lamp.release();
    lamp = null;
  }
}

document.addEventListener('visibilitychange', light);

function note(text) {
  var words = { body: text, tag: 'turn' };
  try {
    new Notification('Cartotheque', words);
  } catch (error) {
    // Android shows notifications only from a service worker.
    navigator.serviceWorker.getRegistration().then(function (worker) {
      if (worker) worker.showNotification('Cartotheque', words);
    }).catch(function () { /* the title says it too */ });
  }
}
