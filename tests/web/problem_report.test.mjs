// The problem report: its contents, and how it leaves the page.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { command, open } from './driver.mjs';
import { test } from './harness.mjs';

test('the report names browser and window, and is shown if the clipboard is forbidden', async () => {
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
