// The command line of a film.
import { parseArgs } from 'node:util';

export const usage = `usage: node tests/web/film.mjs [ROUTE] [OPTION...]

Plays with real presses, steps the program's own clock, and writes one picture: a frame every few hundred
milliseconds and one at each press, with its time, the press, and the sounds started since the frame before.
The same command gives the same picture. Needs a built page (build/web/site) or one at CTQ_URL.

ROUTE is the part after # in the address: 'new=cartagena;rules=board;human,greedy;17', setup=carteso,
first=cartagena, lab. Without it the film begins in the lobby.

  --set-up COMMAND  a command of the text view to run before the film begins: play:cartagena, start, act:…,
                    set:watch=fastest. wait:MS lets time pass. May be repeated; runs in order
  --press WHAT      an action of the person in the film. May be repeated; happens in order:
                      SPOT        a click on this spot, once it rests; click:SPOT is the same
                      tap:SPOT    a tap with a finger
                      key:KEY     a key, such as key:Enter or key:Shift+Tab
                      drag:A>B    with the mouse from one spot to another
                      move:SPOT   the mouse, to point there
                      wait:MS     a pause of so many milliseconds between two presses
  --seconds N       the length of the film (6)
  --every MS        the time between two frames (250)
  --size WxH        the size of the screen (1280x800)
  --theme WORD      light or dark (dark)
  --still           reduced motion, as in the settings of a browser
  --seed TEXT       the seed of all random numbers in the page (film)
  --columns N       frames in a row (by default, chosen by the shape of the screen)
  --out FILE.png    where the picture is written (build/logs/film.png)
  --frames DIR      a folder to which each frame is also written, in full size
  --help            prints this text

The film waits while a bot thinks or a spot moves. If a spot does not exist, the error lists the spots that do.
The film begins when everything is at rest after the set-up, or after two seconds.`;

/** An error in the request. It ends the film. */
export class Refusal extends Error {}

const mostFrames = 400;

/** Reads a whole number within bounds, or throws a sentence. */
function number(option, word, least, most, whole = true) {
  const value = Number(word);
  if (!/^\d+(\.\d+)?$/.test(word) || value < least || value > most ||
    (whole && !Number.isInteger(value))) {
    throw new Refusal(`${option} takes a ${whole ? 'whole ' : ''}number from ${least} to ${most}, ` +
      `not "${word}".`);
  }
  return value;
}

/** Reads "tap:card:3" as { how: 'tap', what: 'card:3' }. */
function readPress(text) {
  const [, how = 'click', what] = /^(?:(click|tap|key|drag|move|wait):)?(.*)$/s.exec(text);
  if (what === '') throw new Refusal(`--press ${text} does not say what is pressed.`);
  if (how === 'wait') return { how, what: number('--press wait:', what, 0, 600000), words: text };
  if (how !== 'drag') return { how, what, words: text };
  const [from, to, ...more] = what.split('>');
  if (!from || !to || more.length > 0) {
    throw new Refusal(`--press ${text}: a drag is written drag:FROM>TO, with the names of two spots.`);
  }
  return { how, what: from, onto: to, words: text };
}

function readSetUp(text) {
  const [, wait] = /^wait:(.*)$/.exec(text) ?? [];
  return wait === undefined ? { command: text } :
    { wait: number('--set-up wait:', wait, 0, 3600000) };
}

function readSize(word) {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(word) ?? [];
  if (!width || width < 200 || height < 200 || width > 4000 || height > 4000) {
    throw new Refusal(`--size takes a width and a height from 200 to 4000, such as 390x844, not "${word}".`);
  }
  return { width: Number(width), height: Number(height) };
}

function readTheme(word) {
  if (!['light', 'dark'].includes(word)) throw new Refusal(`--theme is light or dark, not "${word}".`);
  return word;
}

function readOut(word) {
  if (!/\.png$/i.test(word)) throw new Refusal(`--out takes the name of a PNG file, not "${word}".`);
  return word;
}

const word = (value) => ({ type: 'string', default: value });
const several = { type: 'string', multiple: true, default: [] };
const options = { 'set-up': several, press: several, seconds: word('6'), every: word('250'),
  size: word('1280x800'), theme: word('dark'), still: { type: 'boolean', default: false },
  seed: word('film'), columns: word(), out: word(), frames: word(),
  help: { type: 'boolean', short: 'h' } };

function parse(words) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error.message.split('.')[0]}. --help lists the options.`);
  }
}

/** Reads the command line. Returns null if it asks for help. Throws a Refusal. */
export function readArguments(words) {
  const { values, positionals } = parse(words);
  if (values.help) return null;
  if (positionals.length > 1) {
    throw new Refusal('A film has one route: put words with ; or spaces into quotes.');
  }
  const { seed, still, frames, columns, out } = values;
  const film = { seed, still, frames, route: (positionals[0] ?? '').replace(/^#/, ''),
    setUp: values['set-up'].map(readSetUp), presses: values.press.map(readPress),
    seconds: number('--seconds', values.seconds, 0.1, 600, false),
    every: number('--every', values.every, 10, 60000),
    size: readSize(values.size), theme: readTheme(values.theme),
    columns: columns && number('--columns', columns, 1, 50), out: out && readOut(out) };
  if ((film.seconds * 1000) / film.every + 1 > mostFrames) {
    throw new Refusal(`These are more than ${mostFrames} frames: take --every larger or --seconds less.`);
  }
  return film;
}

/** The defaults of a film. */
export const plainFilm = readArguments([]);
