// What every scene keeps to on every screen.
import assert from 'node:assert/strict';
import { report } from './driver.mjs';
import { settle } from './table.mjs';

/** The screens every scene must fit. */
export const sizes = [[1280, 800], [1920, 1080], [390, 844], [360, 640], [844, 390]];

/**
 * Nothing of the topmost layer is clipped or lies on another, nothing reaches beyond the page.
 * `scrolled` names spots of lists that scroll: they may be cut at the list's edge.
 */
export async function nothingClipped(page, width, height, scrolled = /^$/) {
  await settle(page);
  const all = (await report(page)).spots;
  const top = Math.max(...all.map((spot) => spot.layer));
  // What lies under a sheet reaches beyond a phone's edge, where its round corners are.
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
