// What keeps people at a table: the screen of whoever hosts stays lit, and a note tells whose turn it is.
'use strict';

var lit = false; // the screen is to stay lit
var lamp = null; // and what keeps it so

function light() {
  if (!lit || document.hidden || !navigator.wakeLock) return;
  navigator.wakeLock.request('screen').then(function (lock) {
    lamp = lock;
    stayLit(lit);
  }).catch(function () { /* the battery is low */ });
}

// Whether the screen stays lit from now on. A page that was hidden asks again once it is shown.
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
    // Android shows them from a service worker only.
    navigator.serviceWorker.getRegistration().then(function (worker) {
      if (worker) worker.showNotification('Cartotheque', words);
    }).catch(function () { /* the title tells it */ });
  }
}
