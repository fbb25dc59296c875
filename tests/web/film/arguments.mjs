// The words of a command line that asks for a film.

export const usage = `usage: node tests/web/film.mjs [ROUTE] [OPTION...]

Plays with real presses, steps the program's own clock, and writes one picture: a frame every so many
milliseconds and at each press, with its time, what is pressed then and the sounds begun since the frame
before it. The same words give the same picture. Needs a built page (build/web/site) or one at CTQ_URL.

ROUTE is what stands behind # in the address: 'new=cartagena;rules=board;human,greedy;17',
setup=carteso, first=cartagena, lab; without it the film begins in the lobby.

  --set-up COMMAND  what is done before the film begins, by the commands of the text view, one after the
                    other: play:cartagena, start, act:…, set:watch=fastest. wait:MS lets time pass
  --press WHAT      what a person does, one after the other, from the film's beginning on:
                      SPOT        a click on this spot, once it rests; click:SPOT is the same
                      tap:SPOT    a tap with a finger
                      key:KEY     a key, such as key:Enter or key:Shift+Tab
                      drag:A>B    with the mouse from one spot to another
                      move:SPOT   the mouse, to point there
                      wait:MS     so many milliseconds between what is before and behind it
  --seconds N       how long the film is (6)
  --every MS        the time between two frames (250)
  --size WxH        of the screen (1280x800)
  --theme WORD      light or dark (dark)
  --still           for a person who asked for less motion
  --seed TEXT       rules all chance in the page (film)
  --columns N       frames beside each other (by the shape of the screen)
  --out FILE.png    (build/logs/film.png)
  --frames DIR      each frame in its full size, too
  --help            these words

A bot that thinks is waited for, and so is a spot that moves; one that is not there is told of with those
that are. The film begins once what was set up rests, or two seconds after it.`;

/** What is wrong with what was asked: the film ends with it and nothing else. */
export class Refusal extends Error {}

const mostFrames = 400;

/** A whole number within bounds, or a sentence. */
function number(option, word, least, most, whole = true) {
  const value = Number(word);
  if (!/^\d+(\.\d+)?$/.test(word) || value < least || value > most ||
    (whole && !Number.isInteger(value))) {
    throw new Refusal(`${option} takes a ${whole ? 'whole ' : ''}number from ${least} to ${most}, ` +
      `not "${word}".`);
  }
  return value;
}

/** "tap:card:3" as { how: 'tap', what: 'card:3' }. */
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

const readers = {
  '--set-up': (film, word) => film.setUp.push(readSetUp(word)),
  '--press': (film, word) => film.presses.push(readPress(word)),
  '--seconds': (film, word) => { film.seconds = number('--seconds', word, 0.1, 600, false); },
  '--every': (film, word) => { film.every = number('--every', word, 10, 60000); },
  '--size': (film, word) => { film.size = readSize(word); },
  '--theme': (film, word) => {
    if (!['light', 'dark'].includes(word)) throw new Refusal(`--theme is light or dark, not "${word}".`);
    film.theme = word;
  },
  '--seed': (film, word) => { film.seed = word; },
  '--columns': (film, word) => { film.columns = number('--columns', word, 1, 50); },
  '--out': (film, word) => {
    if (!/\.png$/i.test(word)) throw new Refusal(`--out takes the name of a PNG file, not "${word}".`);
    film.out = word;
  },
  '--frames': (film, word) => { film.frames = word; },
};

/** What is filmed where nothing else is asked for. */
export const plainFilm = { route: '', setUp: [], presses: [], seconds: 6, every: 250,
  size: { width: 1280, height: 800 }, theme: 'dark', still: false, seed: 'film', columns: null,
  out: null, frames: null };

/** Reads the words of a command line; null where they ask for help. Throws a Refusal. */
export function readArguments(words) {
  const film = { ...plainFilm, setUp: [], presses: [] };
  let routes = 0;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i];
    if (word === '--help' || word === '-h') return null;
    if (word === '--still') film.still = true;
    else if (readers[word]) {
      i += 1;
      if (i === words.length) throw new Refusal(`${word} needs a word behind it.`);
      readers[word](film, words[i]);
    } else if (word.startsWith('-')) {
      throw new Refusal(`There is no option ${word}. --help lists them.`);
    } else {
      routes += 1;
      film.route = word.replace(/^#/, '');
    }
  }
  if (routes > 1) throw new Refusal('A film has one route: put words with ; or spaces into quotes.');
  if ((film.seconds * 1000) / film.every + 1 > mostFrames) {
    throw new Refusal(`These are more than ${mostFrames} frames: take --every larger or --seconds less.`);
  }
  return film;
}
