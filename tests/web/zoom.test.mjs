// Fingers: two enlarge a board with small places, and what the system takes away plays nothing. The tests send the
// browser's touch events.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, middle, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { openTable, playByPointing, settle, turn } from './table.mjs';

const space = async (page, name) => (await report(page)).spots.find((spot) => spot.name === name);

test('two fingers enlarge the board without choosing a place', async () => {
  const page = await open(browser, '',
    { viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });
  await command(page, 'variant:cartagena=1');
  await command(page, 'play:cartagena');
  await turn(page);
  await settle(page);
  const name = (await report(page)).spots.find((spot) => spot.name.startsWith('space:')).name;
  const small = await space(page, name);
  const { actions } = await report(page);
  const touch = await page.context().newCDPSession(page);
  const send = (type, ...points) => touch.send('Input.dispatchTouchEvent',
    { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const [x, y] = [small.x + small.w / 2, small.y + small.h / 2];
  await send('touchStart', [x - 10, y]);
  await send('touchStart', [x - 10, y], [x + 30, y]);
  for (let step = 1; step <= 8; step += 1) {
    await send('touchMove', [x - 10, y], [x + 30 + 8 * step, y]);
  }
  await send('touchEnd', [x - 10, y]);
  await send('touchEnd');
  await until(page, ([wanted, width]) => ctq_ui().spots.find((spot) =>
    spot.name === wanted).full_w > width * 1.2, [name, small.w]);
  await settle(page);
  assert.deepEqual((await report(page)).chosen, []);
  assert.equal((await report(page)).actions, actions);
  const fit = await space(page, 'zoom-fit');
  assert.ok(fit.w >= 44 && fit.h >= 44);
  await click(page, 'zoom-fit');
  await until(page, ([wanted, width]) => Math.abs(ctq_ui().spots.find((spot) =>
    spot.name === wanted).full_w - width) < 1, [name, small.w]);
  await playByPointing(page);
  await page.close();
});

test('a touch that the system cancels plays nothing, and the next one does', async () => {
  const page = await openTable(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const touch = await page.context().newCDPSession(page);
  const press = async (name) => touch.send('Input.dispatchTouchEvent',
    { type: 'touchStart', touchPoints: [await middle(page, name)] });
  const lift = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const ends = {
    cancel: () => touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] }),
    blur: async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await lift();
    },
  };
  const before = await turn(page);
  const [card] = before.choices.reduce((best, next) => (next.length > best.length ? next : best));
  const menu = (now) => now.spots.some((spot) => spot.name === 'menu-help');
  for (const end of Object.values(ends)) {
    for (const name of [card, 'menu']) {
      await press(name);
      await end();
      await settle(page);
      const now = await report(page);
      assert.deepEqual([now.actions, now.chosen, menu(now)], [before.actions, [], false], name);
    }
  }
  await press(card);
  await lift();
  await until(page, (actions) => ctq_ui().chosen.length > 0 || ctq_ui().actions > actions, before.actions);
  await page.close();
});
