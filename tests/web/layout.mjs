// The rules of layout that hold in every scene on every screen.
import assert from 'node:assert/strict';
import { report, until } from './driver.mjs';
import { settle } from './table.mjs';

/** The screens that every scene must fit. */
export const sizes = [[1280, 800], [1920, 1080], [390, 844], [360, 640], [844, 390]];

/** Shows the page on another screen. A resize reaches the canvas one frame later, and panels
 * may need more frames. Waits until further frames change nothing. */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await until(page, (wide) => document.getElementById('canvas').clientWidth === wide, width);
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => {
      const { frames } = ctq_ui();
      Module.call('_ctq_mark');
      const look = () => (ctq_ui().frames > frames ? done() : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });
    for (let last = '', same = 0; same < 3;) {
      await frame();
      const now = JSON.stringify(ctq_ui().spots);
      same = now === last ? same + 1 : 0;
      last = now;
    }
  });
  await settle(page);
}

/** Runs a check on each of these screens, alternately in the dark and the light theme. */
export async function onScreens(page, screens, check) {
  for (const [i, [width, height]] of screens.entries()) {
    await page.emulateMedia({ colorScheme: i % 2 === 0 ? 'dark' : 'light' });
    await resize(page, width, height);
    try {
      await check(width, height);
    } catch (problem) {
      problem.message = `${width}×${height}: ${problem.message}`;
      throw problem;
    }
  }
}

/**
 * Checks that no spot of the topmost layer is clipped, overlaps another or reaches beyond the page.
 * `scrolled` names spots of lists that scroll. The list's edge may cut them.
 */
export async function nothingClipped(page, width, height, scrolled = /^$/) {
  await settle(page);
  const all = (await report(page)).spots;
  const top = Math.max(...all.map((spot) => spot.layer));
  // A sheet on a phone reaches beyond the edge, where it has round corners.
  const spots = all.filter((spot) => spot.layer === top && spot.w > 0 && spot.h > 0 &&
    !spot.name.endsWith(':sheet'));
  assert.ok(spots.length > (top > 0 ? 0 : 1));
  for (const spot of spots) {
    const what = `${spot.name} ${JSON.stringify(spot)}`;
    assert.ok(spot.x >= 0 && spot.y >= 0 && spot.x + spot.w <= width && spot.y + spot.h <= height,
      `off the page: ${what}`);
    assert.ok(scrolled.test(spot.name) ||
      (spot.full_w - spot.w <= 1 && spot.full_h - spot.h <= 1), `clipped: ${what}`);
  }
  const buttons = spots.filter((spot) => !/^(space|token|card|cell):|:bar$|:sheet$/.test(spot.name));
  for (const a of buttons) {
    for (const b of buttons) {
      assert.ok(a === b || a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 ||
        b.y + b.h <= a.y + 1, `${a.name} lies on ${b.name}`);
    }
  }
  const overflow = await page.evaluate(() =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(overflow <= 0, 'the page scrolls sideways');
}
