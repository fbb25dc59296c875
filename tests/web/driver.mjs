// Drives the page as a person does: by what is on screen, waiting on state and never on time.
import { newPage, url } from './browser.mjs';

/**
 * What is on screen and how it runs, see shell/app/report.cpp: once a frame shows what the app does
 * now, or, where that changes all the time, after the next frame.
 */
export async function report(page) {
  const frames = await page.evaluate(() => ctq_ui().frames);
  const shown = await page.waitForFunction((before) => {
    const now = ctq_ui();
    return (now.drawn || now.frames > before) && now;
  }, frames, { timeout: 60000 });
  return shown.jsonValue();
}

/** Waits until the page says so, and its text view too, which is written after the frame. */
export async function until(page, condition, argument) {
  await page.waitForFunction(condition, argument ?? null, { timeout: 60000 });
  await page.waitForFunction(() => !window.ctq_ui || ctq_ui().written, null, { timeout: 60000 });
}

/** A page at this route with its first frame drawn. */
export async function open(browser, route = '', options = {}) {
  const page = await newPage(browser, options);
  await page.goto(url + (route && '#' + route));
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  return page;
}

// Where a spot is once it rests: the same over two frames, so that no panel is about to push it.
async function resting(name) {
  const place = () => {
    const spot = ctq_ui().spots.find((one) => one.name === name && one.w > 0 && one.h > 0);
    const canvas = document.getElementById('canvas').getBoundingClientRect();
    return spot && { x: canvas.x + spot.x + spot.w / 2, y: canvas.y + spot.y + spot.h / 2 };
  };
  const frame = () => new Promise((done) => { requestAnimationFrame(done); });
  const before = place();
  await frame();
  await frame();
  const after = place();
  return before && after && before.x === after.x && before.y === after.y ? after : null;
}

/** The middle of a spot of the canvas, in the page's pixels. */
export async function middle(page, name) {
  // waitForFunction takes a promise for an answer: ask again here until it rests.
  for (let tries = 0; tries < 600; tries += 1) {
    const place = await page.evaluate(resting, name);
    if (place) return place;
    await page.waitForTimeout(50);
  }
  throw new Error(`no spot ${name} rests on the canvas`);
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
