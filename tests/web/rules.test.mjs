// The rules pages: reading them in the text view.
import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { browser, url } from './browser.mjs';
import { command, open, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { scene } from './table.mjs';

/** Waits for the heading of a section to stand near the top of the page of paper. */
const headed = (page, name) => until(page, (wanted) => {
  const spot = ctq_ui().spots.find((one) => one.name === wanted);
  return spot && spot.h > 0 && spot.y > 50 && spot.y < 300;
}, name);

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
