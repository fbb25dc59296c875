// Takes the frames of a film.
import { newPage } from '../browser.mjs';
import { command, eventually } from '../driver.mjs';
import { milliseconds, waitSeconds } from '../patience.mjs';
import { plainFilm, Refusal } from './arguments.mjs';
import { stopClock } from './clock.mjs';
import { recordTones, soundsOf } from './sounds.mjs';

/** Milliseconds between two frames of the page, of a drag, and of the longest wait for rest
 * before a film. */
const twoFrames = 34;
const dragged = 300;
const restWithin = 2000;

/** Moves the page's clock. Returns whether everything rests. */
const runTo = (page, time) => page.evaluate(async (to) => {
  await ctqClock.runTo(to);
  return ctq_ui().quiet;
}, time);
const timeOf = (page) => page.evaluate(() => ctqClock.now());

/** Returns the middles of the spots on the screen, by name, in page pixels. */
const spotsOf = (page) => page.evaluate(() => {
  const canvas = document.getElementById('canvas').getBoundingClientRect();
  return Object.fromEntries(ctq_ui().spots.filter((one) => one.w > 0 && one.h > 0)
    .map((one) => [one.name, { x: canvas.x + one.x + one.w / 2, y: canvas.y + one.y + one.h / 2 }]));
});

const laidOut = (page) => page.evaluate(() => ctqClock.laidOut());

/** Opens a page at the film's route with its first frames drawn and its clock stopped. */
async function openPage(browser, address, film) {
  const touch = film.size.width < 1000 || film.presses.some((one) => one.how === 'tap');
  const page = await newPage(browser, { viewport: film.size, hasTouch: touch, colorScheme: film.theme,
    reducedMotion: film.still ? 'reduce' : 'no-preference', timezoneId: 'UTC' });
  await page.addInitScript(stopClock);
  await page.addInitScript(recordTones);
  const route = film.route && `#${film.route}`;
  await page.goto(address + route, { timeout: milliseconds(waitSeconds) }).catch((error) => {
    throw new Refusal(`The page can not be opened at ${address}: ${error.message.split('\n')[0]}`);
  });
  await eventually('the page starts', () => {
    if (page.problems.length > 0) throw new Refusal(`The page does not start: ${page.problems[0]}`);
    return page.evaluate(() => Boolean(window.ctq_ui));
  });
  // The first frame shows the canvas. Then the browser reports its size.
  for (let i = 0; i < 2; i += 1) {
    await laidOut(page);
    await runTo(page, await timeOf(page) + 5 * twoFrames);
  }
  await page.evaluate(() => Module.prepareWorkers());
  return page;
}

/** Runs the setup of the film and waits for rest, up to a limit. */
async function setUp(page, steps) {
  await command(page, 'set:sound=on');
  for (const step of steps) {
    if (step.command && !await command(page, step.command)) {
      throw new Refusal(`The program does not do "${step.command}" here: --set-up takes commands of ` +
        'the text view.');
    }
    await runTo(page, await timeOf(page) + (step.wait ?? twoFrames));
  }
  const begun = await timeOf(page);
  for (let time = begun; time < begun + restWithin; time += twoFrames) {
    if (await runTo(page, time)) break;
  }
  await laidOut(page);
}

/** Collects the frames of a film. */
class Reel {
  constructor(page, film, begin) {
    Object.assign(this, { page, film, begin, frames: [], next: 0, time: 0 });
    this.end = Math.round(film.seconds * 1000);
  }

  /** Takes a frame of the current picture. */
  async take() {
    await this.page.evaluate(() => ctqClock.draw());
    this.frames.push({ time: this.time, picture: await this.page.screenshot(), pressed: [] });
  }

  /** Runs the film to this time and takes every frame until then. */
  async runTo(time) {
    for (; this.next <= Math.min(time, this.end); this.next += this.film.every) {
      await this.move(this.next);
      await this.take();
    }
    await this.move(time);
  }

  /** Moves the page to this time. Notes whether it rests before a frame is drawn. */
  async move(time) {
    if (time > this.time || this.frames.length === 0) {
      this.rests = await runTo(this.page, this.begin + time);
    }
    this.time = time;
  }

  /** Returns the place of a spot once it rests. Throws a Refusal if it never rests. */
  async place({ what, words }) {
    for (let before = null; ; await this.runTo(this.time + twoFrames)) {
      const spots = await spotsOf(this.page);
      const now = spots[what];
      if (now && (this.rests || (before && before.x === now.x && before.y === now.y))) return now;
      if (this.rests || this.time > this.end) {
        const said = await this.page.locator('#notice').textContent();
        throw new Refusal(`${words}: after ${this.time} ms no spot "${what}" rests on the screen. ` +
          `There are: ${Object.keys(spots).join('  ')}${said && `\nThe page says: ${said}`}`);
      }
      before = now;
    }
  }

  /** Notes a press and its places in a frame that shows it. */
  async note(words, ...places) {
    if (this.time > this.end) {
      throw new Refusal(`The film ends after ${this.end} ms, before ${words}: take --seconds larger.`);
    }
    if (this.frames.at(-1).time < this.time) await this.take();
    this.frames.at(-1).pressed.push({ words, places });
    this.rests = false;
  }
}

async function drag(reel, press) {
  const { mouse } = reel.page;
  const from = await reel.place(press);
  const onto = await reel.place({ ...press, what: press.onto });
  await reel.note(press.words, from, onto);
  await mouse.move(from.x, from.y);
  await mouse.down();
  const steps = Math.round(dragged / twoFrames);
  for (let i = 1; i <= steps; i += 1) {
    await reel.runTo(reel.time + twoFrames);
    const along = (a, b) => a + ((b - a) * i) / steps;
    await mouse.move(along(from.x, onto.x), along(from.y, onto.y));
  }
  await reel.runTo(reel.time + twoFrames);
  await mouse.up();
}

/** Performs each kind of press as a person does. */
const ways = {
  wait: (reel, { what }) => reel.runTo(reel.time + what),
  drag,
  click: async (reel, press) => {
    const at = await reel.place(press);
    await reel.note(press.words, at);
    await reel.page.mouse.click(at.x, at.y);
  },
  tap: async (reel, press) => {
    const at = await reel.place(press);
    await reel.note(press.words, at);
    await reel.page.touchscreen.tap(at.x, at.y);
  },
  move: async (reel, press) => {
    const at = await reel.place(press);
    await reel.note(press.words, at);
    await reel.page.mouse.move(at.x, at.y);
  },
  key: async (reel, { what, words }) => {
    await reel.note(words);
    await reel.page.keyboard.press(what).catch(() => {
      throw new Refusal(`${words}: there is no such key. Keys are named as in key:Enter, key:ArrowLeft, ` +
        'key:u.');
    });
    // The page has handled this key, so the next one is separate.
    await reel.runTo(reel.time + twoFrames);
  },
};

/** Adds to each frame the sounds started since the frame before. */
function addSounds(frames, sounds, begin) {
  let after = -Infinity;
  for (const frame of frames) {
    frame.sounds = sounds.map(({ asked, name }) => ({ name, time: Math.round(asked - begin) }))
      .filter(({ time }) => time >= 0 && time > after && time <= frame.time);
    after = frame.time;
  }
}

/**
 * Takes a film and returns its frames, each { time, picture, same, pressed, sounds }. `picture` is a
 * PNG. `same` is true if it equals the picture before. `pressed` lists the presses of this frame,
 * [{ words, places }], each place with its x and y. `sounds` lists the sounds started since the frame
 * before, [{ name, time }]. There is a frame every `every` milliseconds and one at each press. Times
 * are milliseconds of the film. Throws a Refusal.
 *
 * browser  a browser from browser.mjs, within a case
 * address  the address of the page
 * asked    the result of readArguments; missing fields are those of plainFilm
 * names    the names of sounds, from soundNames
 */
export async function takeFilm(browser, address, asked, names) {
  const film = { ...plainFilm, ...asked };
  const page = await openPage(browser, address, film);
  await setUp(page, film.setUp);
  const begin = Math.ceil(await timeOf(page));
  const reel = new Reel(page, film, begin);
  await reel.runTo(0);
  for (const press of film.presses) await ways[press.how](reel, press);
  await reel.runTo(reel.end);
  const sounds = soundsOf(await page.evaluate(() => window.ctqTones), names);
  if (page.problems.length > 0) {
    throw new Refusal(`Something went wrong on the page: ${page.problems.join('; ')}`);
  }
  await page.close();
  addSounds(reel.frames, sounds, begin);
  reel.frames.forEach((frame, i) => {
    frame.same = i > 0 && frame.picture.equals(reel.frames[i - 1].picture);
  });
  return reel.frames;
}
