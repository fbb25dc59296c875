// Drives the page as a person does: by what is on screen. It waits for states, never for a time.
import { newPage, url } from './browser.mjs';
import { milliseconds, waitSeconds } from './patience.mjs';

/** Milliseconds that a page may take for any step. */
const timeout = milliseconds(waitSeconds);

/** Interval at which a waiting page checks. Uses a timer, as animation frames cost the browser
 * time. */
const polling = 16;

/**
 * Returns what is on screen and how it runs (see shell/app/test_report.cpp). Waits for a frame that
 * shows the app's present state. If the state changes all the time, waits for the next frame.
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

/** Waits until the condition holds in the page and the text view, written after the frame, has
 * followed. */
export async function until(page, condition, argument = null) {
  const both = new Function('argument',
    `return (${condition})(argument) && (!window.ctq_ui || ctq_ui().written)`);
  // Usually it holds at once. A page that is being left does not answer.
  if (await page.evaluate(both, argument).catch(() => false)) return;
  await page.waitForFunction(both, argument, { timeout, polling })
    .catch((error) => {
      error.message = `waiting for ${condition} ${JSON.stringify(argument)}: ${error.message}`;
      throw error;
    });
}

/** Calls `look` until it returns a truthy value, and returns that value. */
export async function eventually(what, look) {
  for (const end = Date.now() + timeout; Date.now() < end;) {
    const found = await look();
    if (found) return found;
    await new Promise((done) => { setTimeout(done, 20); });
  }
  throw new Error(`timed out waiting for: ${what}`);
}

/** Opens a page at this route and waits for its first frame. */
export async function open(browser, route = '', options = {}) {
  const page = await newPage(browser, options);
  await page.goto(url + (route && '#' + route));
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  return page;
}

/** Returns the middle of a spot of the canvas, in page pixels, once no panel can move it: the frame
 * on screen shows the present state, or two later frames have the spot at the same place. */
export async function middle(page, name) {
  const at = await page.evaluate(async ([wanted, most]) => {
    const place = () => {
      const { spots, drawn, frames } = ctq_ui();
      const spot = spots.find((one) => one.name === wanted && one.w > 0 && one.h > 0);
      const canvas = document.getElementById('canvas').getBoundingClientRect();
      return spot && { x: canvas.x + spot.x + spot.w / 2, y: canvas.y + spot.y + spot.h / 2,
        drawn, frames };
    };
    const frame = () => new Promise((done) => { requestAnimationFrame(done); });
    for (const end = performance.now() + most; performance.now() < end;) {
      const before = place();
      do {
        await frame();
        await frame();
      } while (before && !ctq_ui().drawn && ctq_ui().frames < before.frames + 2 &&
        performance.now() < end);
      const after = place();
      if (before && after && before.x === after.x && before.y === after.y) return after;
    }
    return null;
  }, [name, timeout]);
  if (!at) throw new Error(`there is no spot ${name} at rest on the canvas`);
  return at;
}

/** Clicks the middle of a spot of the canvas. */
export async function click(page, name) {
  const at = await middle(page, name);
  await page.mouse.click(at.x, at.y);
}

/** Taps a spot of the canvas with a finger. */
export async function tap(page, name) {
  const at = await middle(page, name);
  await page.touchscreen.tap(at.x, at.y);
}

/** Runs a command without pointing at anything. */
export const command = (page, words) =>
  page.evaluate((text) => Module.command(text), words);
