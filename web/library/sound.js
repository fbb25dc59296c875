// Plays tones with Web Audio, which is opened by the first sound.
mergeInto(LibraryManager.library, {
  $ctqSound: {
    audio: null,
    tone: function (at, length, from, to, loudness) {
      var audio = ctqSound.audio;
      var wave = audio.createOscillator();
      var gain = audio.createGain();
      at += audio.currentTime;
      wave.type = 'triangle';
      wave.frequency.setValueAtTime(from, at);
      wave.frequency.exponentialRampToValueAtTime(to, at + length);
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(loudness, at + 0.006);
      gain.gain.exponentialRampToValueAtTime(0.001, at + length);
      wave.connect(gain).connect(audio.destination);
      wave.start(at);
      wave.stop(at + length);
    },
  },

  ctq_js_play__deps: ['$ctqSound'],
  ctq_js_play: function (numbers, count) {
    if (!window.AudioContext) {
      return;
    }
    var tones = Array.from(HEAPF32.subarray(numbers >> 2, (numbers >> 2) + 5 * count));
    var audio = ctqSound.audio;
    if (!audio) {
      audio = ctqSound.audio = new AudioContext();
      // Some browsers allow sound only from within a gesture.
      ['pointerup', 'keydown'].forEach(function (gesture) {
        addEventListener(gesture, function () { audio.resume().catch(function () {}); }, true);
      });
    }
    var asked = performance.now();
    audio.resume().then(function () {
      // Sounds that waited for the person's first gesture are dropped.
      for (var i = 0; performance.now() - asked < 300 && i < tones.length; i += 5) {
        ctqSound.tone.apply(null, tones.slice(i, i + 5));
      }
    }).catch(function () {}); // it stays quiet
  },
});
