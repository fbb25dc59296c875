// Drives the page as a person does: by what is on screen, waiting on state and never on time.
import { newPage, url } from './browser.mjs';

/** What is on screen and how it runs; see shell/app/report.cpp. */
export const report = (page) => page.evaluate(() => ctq_ui());

/** Waits until the page says so. */
export const until = (page, condition, argument) =>
  page.waitForFunction(condition, argument ?? null, { timeout: 60000 });

/** A page at this route with its first frame drawn. */
export async function open(browser, route = '', options = {}) {
  const page = await newPage(browser, options);
  await page.goto(url + (route && '#' + route));
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  return page;
}

/** The middle of a spot of the canvas, in the page's pixels. */
export async function middle(page, name) {
  const find = (wanted) => {
    const spot = ctq_ui().spots.find((one) => one.name === wanted && one.w > 0 && one.h > 0);
    return spot && { x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 };
  };
  await until(page, find, name);
  const at = await page.evaluate(find, name);
  const canvas = await page.locator('#canvas').boundingBox();
  return { x: canvas.x + at.x, y: canvas.y + at.y };
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
