// A table in the browser: its history, and its tab in the background. The rest is in tests/stage.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { playByPointing, scene, settle, turn } from './table.mjs';

test('Back and Forward leave a table and return, and a reload keeps the place in the log', async () => {
  const page = await open(browser);
  await click(page, 'variant:cartagena=1');
  await click(page, 'play:cartagena');
  for (let i = 0; i < 2; i += 1) await playByPointing(page);
  await turn(page);
  await settle(page);
  const played = await report(page);
  await page.locator('#canvas').press('u');
  await until(page, (actions) => ctq_ui().actions < actions, played.actions);
  const left = await report(page);
  await page.goBack();
  await scene(page, 'lobby');
  await until(page, () => ctq_ui().spots.some((spot) => spot.name.startsWith('resume:')));
  await page.goForward();
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await page.reload();
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await page.locator('#canvas').press('r');
  await until(page, (hash) => ctq_ui().hash === hash, played.hash);
  await page.close();
});

test('bots play in a hidden tab without an animation frame', async () => {
  const page = await open(browser);
  await settle(page);
  await page.evaluate(() => { window.requestAnimationFrame = () => 0; });
  await command(page, 'set:text=on');
  await command(page, 'variant:cartagena=1');
  await command(page, 'play:cartagena');
  await scene(page, 'table');
  const unseen = () => page.evaluate(() => ctq_ui()); // no frame will show it
  const { frames } = await unseen();
  for (let i = 0; i < 3; i += 1) {
    await until(page, () => ctq_ui().yours);
    const { actions } = await unseen();
    await until(page, () => document.querySelector('[data-command^="act:"]'));
    await page.evaluate(() => document.querySelector('[data-command^="act:"]').click());
    await until(page, (before) => ctq_ui().actions > before, actions);
  }
  await until(page, () => ctq_ui().yours);
  assert.equal((await unseen()).frames, frames);
  await page.close();
});
