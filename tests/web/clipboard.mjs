// The text that the page copies to the clipboard.
import { until } from './driver.mjs';

/** From now on catches what the page copies. */
export const catchCopies = (page) => page.evaluate(() => {
  window.copied = [];
  Object.defineProperty(navigator, 'clipboard', { configurable: true,
    value: { writeText: (text) => { window.copied.push(text); return Promise.resolve(); } } });
});

/** Waits for the page to copy a text and returns it. */
export const copied = async (page) => {
  await until(page, () => window.copied.length > 0);
  return page.evaluate(() => window.copied.pop());
};
