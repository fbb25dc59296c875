// The report of a problem: what the page tells of itself, and how it leaves the page.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { click, command, open, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { openTable } from './table.mjs';

test('it names browser and window; where the clipboard is forbidden it is shown', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await catchCopies(page);
  await command(page, 'report');
  const text = await copied(page);
  const agent = await page.evaluate(() => navigator.userAgent);
  assert.ok(text.includes(agent) && text.includes('window 1280x800'), text);
  assert.match(text, /Version: .*\nMachine: .*\n/);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await command(page, 'report');
  await page.locator('#copy[open]').waitFor();
  assert.match(await page.locator('#copy-text').inputValue(), /Version: .*\nMachine: .*\n/);
  await page.close();
});

test('the menu with it fits every screen', async () => {
  const page = await openTable(browser, {}, 0, []);
  await onScreens(page, sizes, async (width, height) => {
    await click(page, 'menu');
    await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'menu-report'));
    // On a low screen the menu scrolls: its rows are as high as a finger needs.
    await nothingClipped(page, width, height, height < 400 ? /^menu-|:bar$/ : undefined);
    await page.locator('#canvas').press('Escape');
    await until(page, () => ctq_ui().spots.every((spot) => spot.name !== 'menu-report'));
  });
});
