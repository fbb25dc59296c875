// First games: the guide leads through a real match by clicks, and keeps its place.
import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { browser } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { scene, settle, told, turn } from './table.mjs';

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

for (const [game, steps] of Object.entries(lessons)) {
  test(`${game}: the first game is played by clicks to where one plays on`, async () => {
    const page = await open(browser, '', still);
    await command(page, 'set:speed=fast');
    await click(page, `first:${game}`);
    await scene(page, 'table');
    for (const [i, spots] of steps.entries()) {
      await ready(page);
      await told(page, 'status', new RegExp(`First game · ${i + 1} of ${steps.length}: `));
      await act(page, spots);
    }
    await ready(page);
    await told(page, 'status', /First game · all done: Now you know the game: play on/);
    const { actions, choices, spots: shown } = await report(page);
    await act(page, choices.find(([name]) => shown.some((spot) => spot.name === name)));
    await until(page, (count) => ctq_ui().actions > count, actions);
    await ready(page);
    assert.ok(!(await report(page)).spots.some((spot) => spot.name === 'leave-lesson'));
    await page.close();
  });
}

test('another action is refused with what to try, and nothing is lost', async () => {
  const page = await open(browser, 'first=incan_gold', still);
  await scene(page, 'table');
  await ready(page);
  const { hash, actions } = await report(page);
  await click(page, 'do:leave');
  await told(page, 'notice', /^First try: go on into the temple\.$/);
  assert.equal((await report(page)).hash, hash);
  assert.equal((await report(page)).actions, actions);
  await act(page, ['do:stay']);
  await told(page, 'status', /First game · 2 of 8/);
  await page.close();
});

test('a reload, undo, redo and a new start know the step', async () => {
  const page = await open(browser, 'first=cartagena', still);
  await scene(page, 'table');
  await command(page, 'set:speed=fast');
  for (const spots of lessons.cartagena.slice(0, 3)) await act(page, spots);
  await ready(page);
  await told(page, 'status', /First game · 4 of 8/);
  await page.reload();
  await scene(page, 'table');
  await ready(page);
  await told(page, 'status', /First game · 4 of 8/);
  await click(page, 'undo');
  await told(page, 'status', /First game · 3 of 8/);
  await ready(page);
  await click(page, 'redo');
  await told(page, 'status', /First game · 4 of 8/);
  await ready(page);
  await click(page, 'restart-lesson');
  await told(page, 'status', /First game · 1 of 8/);
  await act(page, lessons.cartagena[0]);
  await told(page, 'status', /First game · 2 of 8/);
  await page.close();
});

test('who leaves the lesson plays on freely', async () => {
  const page = await open(browser, 'first=incan_gold', still);
  await scene(page, 'table');
  await ready(page);
  const { hash } = await report(page);
  await click(page, 'leave-lesson');
  await until(page, () => !ctq_ui().spots.some((spot) => spot.name === 'leave-lesson'));
  assert.equal((await report(page)).hash, hash);
  await act(page, ['do:leave']);
  await page.reload();
  await scene(page, 'table');
  assert.ok(!(await report(page)).spots.some((spot) => spot.name === 'leave-lesson'));
  await page.close();
});

test('a link to a lesson that is not there shows the lobby', async () => {
  const page = await open(browser, 'first=chess', still);
  await scene(page, 'lobby');
  await page.close();
});

test('the text view has the guide’s words and its two ways, without a fault', async () => {
  const page = await open(browser, 'first=cartagena', still);
  await scene(page, 'table');
  await command(page, 'set:text=on');
  await ready(page);
  for (const name of ['Leave the lesson', 'Start again']) {
    assert.equal(await page.getByRole('button', { name, exact: true }).count(), 1);
  }
  await told(page, 'status', /Play a hat on a pirate/);
  assert.deepEqual(await findings(page), []);
});

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
