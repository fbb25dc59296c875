// The rules pages: the ways to them and back, jumping, reading them in the text view.
import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { browser, url } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { playByPointing, scene, turn } from './table.mjs';

const hash = (page) => page.evaluate(() => location.hash);
/** Waits for the heading of a section to stand near the top of the page of paper. */
const headed = (page, name) => until(page, (wanted) => {
  const spot = ctq_ui().spots.find((one) => one.name === wanted);
  return spot && spot.h > 0 && spot.y > 50 && spot.y < 300;
}, name);

test('the lobby leads to the rules, the picks to another game, Back to the lobby', async () => {
  const page = await open(browser);
  await click(page, 'rules');
  await scene(page, 'rules');
  assert.equal(await hash(page), '#rules=cartagena');
  await click(page, 'rules:incan_gold');
  await until(page, () => location.hash === '#rules=incan_gold');
  await click(page, 'back');
  await scene(page, 'lobby');
  await page.close();
});

test('from a table the rules are a step away, and Back returns to the same position', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'play:cartagena');
  await playByPointing(page);
  const left = await turn(page);
  const where = await hash(page);
  await click(page, 'rules');
  await click(page, 'rules:cartagena');
  await scene(page, 'rules');
  await click(page, 'back');
  await scene(page, 'table');
  assert.equal(await hash(page), where);
  assert.equal((await turn(page)).hash, left.hash);
  await page.close();
});

test('one scrolls by contents, keys and wheel', async () => {
  const page = await open(browser, 'rules=cartagena');
  const at = async (name) => (await report(page)).spots.find((spot) => spot.name === name).y;
  await click(page, 'jump:4');
  await headed(page, 'section-4');
  await page.keyboard.press('Home');
  await headed(page, 'section-0');
  const before = await at('section-0');
  await page.keyboard.press('PageDown');
  await until(page, (y) => ctq_ui().spots.find((one) => one.name === 'section-0').y < y, before);
  await page.keyboard.press('Home');
  await headed(page, 'section-0');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  await until(page, (y) => ctq_ui().spots.find((one) => one.name === 'section-0').y < y, before);
  await page.close();
});

test('the text view holds the page with its headings, and jumps in it', async () => {
  const page = await open(browser, 'rules=incan_gold');
  await command(page, 'set:text=on');
  await page.getByRole('heading', { name: 'Rules of Incan Gold', level: 1 }).waitFor();
  const heading = page.locator('#page').getByRole('heading', { name: 'Stay or leave' });
  await heading.waitFor();
  assert.ok(await page.locator('#page li').count() >= 6);
  assert.equal(await page.locator('#page .figure').count(), 4);
  await page.getByRole('button', { name: 'Stay or leave' }).click();
  assert.equal(await heading.evaluate((node) => node === document.activeElement), true);
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await findings(page), []);
  }
  await command(page, 'rules:cartagena');
  await page.locator('#page').getByRole('heading', { name: 'Back: draw cards' }).waitFor();
  await command(page, 'back');
  await scene(page, 'lobby');
  assert.equal(await page.locator('#page').innerHTML(), '');
});

test('the pages fit every screen', async () => {
  const page = await open(browser, 'rules=cartagena', { reducedMotion: 'reduce' });
  const fits = (width, height) => nothingClipped(page, width, height, /^section-|^jump:|:bar$/);
  await onScreens(page, sizes, async (width, height) => {
    await command(page, 'jump:0');
    await fits(width, height);
    await command(page, 'jump:3');
    await headed(page, 'section-3');
    await fits(width, height);
  });
  await page.goto(`${url}#rules=incan_gold`);
  await until(page, () => ctq_ui().spots.some((spot) => spot.label === 'Stay or leave'));
  await onScreens(page, sizes, fits);
});
