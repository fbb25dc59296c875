// The sounds that a filmed page would play.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs in a page before its own scripts, after stopClock. Records each tone requested from Web Audio in
 * window.ctqTones, with the time of the request, and plays none: an audio device has a clock of its own.
 */
export function recordTones() {
  window.ctqTones = [];
  const value = (changed = () => {}) => ({
    setValueAtTime: (to) => changed('from', to),
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: (to) => changed('to', to),
  });
  const node = (parts) => ({ ...parts, connect: (other) => other });
  window.AudioContext = class {
    currentTime = 0;

    destination = {};

    resume() {
      return Promise.resolve();
    }

    createGain() {
      return node({ gain: value() });
    }

    createOscillator() {
      const tone = {};
      return node({
        frequency: value((end, hertz) => { tone[end] = Math.round(hertz); }),
        start: () => { window.ctqTones.push({ asked: performance.now(), ...tone }); },
        stop: () => {},
      });
    }
  };
}

/** Returns the names of sounds by the pitch of their first tones, read from the program's source. */
export function soundNames(root) {
  const source = readFileSync(join(root, 'shell/scenes/sounds.cpp'), 'utf8');
  const names = new Map();
  for (const [, name, tone] of source.matchAll(/constexpr Tone k(\w+)\[\] = \{\s*\{([^}]*)\}/g)) {
    const [, , from, to] = tone.split(',').map(parseFloat);
    names.set(`${from}–${to} Hz`, name.toLowerCase());
  }
  return names;
}

/** Returns the sounds that consist of these tones. Tones requested at one time are one sound, named by its first. */
export function soundsOf(tones, names) {
  const begun = tones.filter((tone, i) => i === 0 || tones[i - 1].asked !== tone.asked);
  return begun.map(({ asked, from, to }) => {
    const pitch = `${from}–${to} Hz`;
    return { asked, name: names.get(pitch) ?? pitch };
  });
}
