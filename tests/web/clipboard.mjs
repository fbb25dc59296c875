// What the page puts where it can be pasted.
import { until } from './driver.mjs';

/** From now on copies are caught instead. */
export const catchCopies = (page) => page.evaluate(() => {
  window.copied = [];
  Object.defineProperty(navigator, 'clipboard', { configurable: true,
    value: { writeText: (text) => { window.copied.push(text); return Promise.resolve(); } } });
});

/** Waits for a copy and returns it. */
export const copied = async (page) => {
  await until(page, () => window.copied.length > 0);
  return page.evaluate(() => window.copied.pop());
};
