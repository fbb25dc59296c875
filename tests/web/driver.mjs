// Drives the page as a person does: by what is on screen, waiting on state and never on time.
import { newPage, url } from './browser.mjs';
import { milliseconds, waitSeconds } from './patience.mjs';

/** Milliseconds that a page may take for anything. */
const timeout = milliseconds(waitSeconds);

/** How often a waiting page looks: by a timer, as asking for frames would cost the browser some. */
const polling = 16;

/**
 * What is on screen and how it runs, see shell/app/test_report.cpp: once a frame shows what the app does
 * now, or, where that changes all the time, after the next frame.
 */
export async function report(page) {
  const [now, frames] = await page.evaluate(() => {
    const shown = ctq_ui();
    return [shown.drawn ? shown : null, shown.frames];
  });
  if (now) return now;
  const shown = await page.waitForFunction((before) => {
    const later = ctq_ui();
    return (later.drawn || later.frames > before) && later;
  }, frames, { timeout, polling });
  return shown.jsonValue();
}

/** Waits until the page says so and its text view, which is written after the frame, has followed. */
export async function until(page, condition, argument = null) {
  const both = new Function('argument',
    `return (${condition})(argument) && (!window.ctq_ui || ctq_ui().written)`);
  // Mostly it is so at once. A page that is being left says nothing.
  if (await page.evaluate(both, argument).catch(() => false)) return;
  await page.waitForFunction(both, argument, { timeout, polling })
    .catch((error) => {
      error.message = `waiting for ${condition} ${JSON.stringify(argument)}: ${error.message}`;
      throw error;
    });
}

/** Looks again and again until `look` gives something that counts as true, and returns that. */
export async function eventually(what, look) {
  for (const end = Date.now() + timeout; Date.now() < end;) {
    const found = await look();
    if (found) return found;
    await new Promise((done) => { setTimeout(done, 20); });
  }
  throw new Error(`waited in vain: ${what}`);
}

/** A page at this route with its first frame drawn. */
export async function open(browser, route = '', options = {}) {
  const page = await newPage(browser, options);
  await page.goto(url + (route && '#' + route));
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  return page;
}

/** The middle of a spot of the canvas, in the page's pixels, once no panel is about to push it. */
export async function middle(page, name) {
  const at = await page.evaluate(async ([wanted, most]) => {
    const place = () => {
      const spot = ctq_ui().spots.find((one) => one.name === wanted && one.w > 0 && one.h > 0);
      const canvas = document.getElementById('canvas').getBoundingClientRect();
      return spot && { x: canvas.x + spot.x + spot.w / 2, y: canvas.y + spot.y + spot.h / 2 };
    };
    const frame = () => new Promise((done) => { requestAnimationFrame(done); });
    for (const end = performance.now() + most; performance.now() < end;) {
      const before = place();
      await frame();
      await frame();
      const after = place();
      if (before && after && before.x === after.x && before.y === after.y) return after;
    }
    return null;
  }, [name, timeout]);
  if (!at) throw new Error(`no spot ${name} rests on the canvas`);
  return at;
}

/** Clicks a spot of the canvas where it is. */
export async function click(page, name) {
  const at = await middle(page, name);
  await page.mouse.click(at.x, at.y);
}

/** Taps it with a finger. */
export async function tap(page, name) {
  const at = await middle(page, name);
  await page.touchscreen.tap(at.x, at.y);
}

/** Does a command without pointing at anything. */
export const command = (page, words) =>
  page.evaluate((text) => Module.command(text), words);
