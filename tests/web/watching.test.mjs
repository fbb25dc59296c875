// A table where only bots play: watched, paused, stepped, gone back in, and hurried to its end.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { scene, settle, told } from './table.mjs';

async function watched(options = {}) {
  const page = await open(browser, '', { reducedMotion: 'reduce', ...options });
  await command(page, 'set:watch=slow');
  await command(page, 'setup:cartagena');
  await command(page, 'seat:1=runner');
  await command(page, 'seed:11');
  await command(page, 'start');
  await scene(page, 'table');
  return page;
}

const paused = (page) => until(page, () => ctq_ui().quiet &&
  ctq_ui().spots.some((spot) => spot.name === 'go-on'));

test('bots play by themselves; pause holds them, a step plays one decision, undo goes back', async () => {
  const page = await watched();
  await click(page, 'pause');
  await paused(page);
  await told(page, 'status', /^Paused/);
  const held = await report(page);
  await click(page, 'step');
  await until(page, (actions) => ctq_ui().actions > actions, held.actions);
  await paused(page);
  const stepped = await report(page);
  assert.notEqual(stepped.hash, held.hash);
  await click(page, 'undo');
  await until(page, (hash) => ctq_ui().hash === hash, held.hash);
  await page.locator('#canvas').press('s');
  await until(page, (hash) => ctq_ui().hash === hash, stepped.hash);
  await page.locator('#canvas').press('p');
  await until(page, (actions) => ctq_ui().actions > actions, stepped.actions);
  await page.close();
});

test('at the fastest a whole match runs to its end, and says who won', async () => {
  const page = await watched();
  await click(page, 'set:watch=fastest');
  await until(page, () => ctq_ui().over);
  await told(page, 'status', /wins?\b/);
  await settle(page);
  assert.ok((await report(page)).spots.some((spot) => spot.name === 'again'));
  await page.close();
});

test('the text view and a phone have all of it', async () => {
  const page = await watched({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const spot of (await report(page)).spots.filter((one) =>
    /^(pause|step|set:watch=)/.test(one.name))) {
    assert.ok(spot.h >= 44 && spot.x >= 0 && spot.x + spot.w <= 390, JSON.stringify(spot));
  }
  await command(page, 'set:text=on');
  await page.locator('[data-command="pause"]').click();
  await paused(page);
  const { actions } = await report(page);
  await page.locator('[data-command="step"]').click();
  await until(page, (before) => ctq_ui().actions > before, actions);
  await page.locator('[data-command="go-on"]').click();
  await page.locator('[data-command="pause"]').waitFor();
  await page.close();
});
