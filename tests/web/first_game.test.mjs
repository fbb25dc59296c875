// First games on every screen. How they are played is in tests/stage.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { scene, settle, turn } from './table.mjs';

/** What a person clicks for each step; the last click of each plays the action. */
const lessons = {
  cartagena: [
    ['card:hat', 'token:0'], ['card:hat', 'token:0'], ['token:9', 'space:2'],
    ['card:bottle', 'token:0'], ['token:5', 'space:2'], ['card:hat', 'token:2'],
    ['card:sword', 'token:32'], ['do:end'],
  ],
  incan_gold: ['stay', 'stay', 'leave', 'stay', 'stay', 'stay', 'stay', 'leave']
    .map((word) => [`do:${word}`]),
  carteso: [
    ['point:Xa3'], ['point:Xa2'], ['point:Xb4'], ['point:Xa1'], ['stone-O', 'point:Od3'],
    ['point:Od2'], ['point:Od4'], ['point:Oc4'],
  ],
};

const still = { reducedMotion: 'reduce' };

/** Waits for the person's turn with nothing moving. */
async function ready(page) {
  await turn(page);
  await settle(page);
}

/** Clicks these spots until an action is done; the rest is left out where one was clear before. */
async function act(page, spots) {
  await ready(page);
  const { actions } = await report(page);
  for (const spot of spots) {
    if ((await report(page)).actions !== actions) return;
    await click(page, spot);
    if (!spot.includes(':')) continue; // it only changes what the next one means
    await until(page, ([name, count]) => ctq_ui().actions !== count ||
      ctq_ui().chosen.includes(name), [spot, actions]);
  }
  await until(page, (count) => ctq_ui().actions !== count, actions);
}

test('lobby, guide and table lie clear of each other on every screen', async () => {
  const page = await open(browser, '', still);
  await onScreens(page, sizes, (width, height) =>
    nothingClipped(page, width, height, /:bar$|^(play|setup|first|resume):/));
  for (const [game, steps] of Object.entries(lessons)) {
    await command(page, `first:${game}`);
    await scene(page, 'table');
    await command(page, 'set:speed=fast');
    await ready(page);
    await onScreens(page, sizes, async (width, height) => {
      await nothingClipped(page, width, height, /:bar$/);
      const ways = (await report(page)).spots.filter((one) => /-lesson$/.test(one.name));
      assert.ok(ways.length === 2 && ways.every((one) => one.h >= 44), JSON.stringify(ways));
    });
    for (const spots of steps.slice(0, 3)) await act(page, spots);
    await ready(page);
    await onScreens(page, sizes, (width, height) => nothingClipped(page, width, height, /:bar$/));
    await command(page, 'lobby');
    await scene(page, 'lobby');
  }
});
