// Incan Gold on every screen. How it is played is in tests/stage.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { onScreens, sizes } from './layout.mjs';
import { assertClear, scene } from './table.mjs';

/** Nothing moves, nobody thinks: a curtain waits, a person is due, or it is over. */
const ready = (page) => until(page, () => {
  const now = ctq_ui();
  const shown = (name) => now.spots.some((spot) => spot.name === name && spot.enabled);
  return now.quiet && (now.over ? shown('again') : now.yours ? shown('do:stay') : shown('curtain'));
});

/** Chooses at the canvas, lifting the curtain where there is one. */
async function choose(page, spot, press = click) {
  await ready(page);
  if (!(await report(page)).yours) {
    assert.deepEqual((await report(page)).choices, []);
    await press(page, 'curtain');
    await ready(page);
  }
  const { actions } = await report(page);
  await press(page, spot);
  await until(page, (before) => ctq_ui().actions > before, actions);
}

test('no button lies on another and none is clipped, on any screen', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'setup:incan_gold');
  for (const seats of [1, 2, 5, 8]) {
    for (const who of ['turn:20', 'human']) {
      await command(page, `seats:${seats}`);
      for (let seat = 2; seat <= seats; seat += 1) await command(page, `seat:${seat}=${who}`);
      await command(page, 'start');
      await scene(page, 'table');
      await ready(page);
      await onScreens(page, sizes, () => assertClear(page, `${seats} seats, ${who}`));
      if (who === 'human' && seats > 1) {
        await choose(page, 'do:stay');
        await ready(page);
        await onScreens(page, sizes, () => assertClear(page, `${seats} seats, ${who}, later`));
      }
      await page.goBack();
      await scene(page, 'setup');
    }
  }
});
