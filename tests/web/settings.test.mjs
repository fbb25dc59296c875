// The settings that the page itself applies.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { command, open, until } from './driver.mjs';
import { test } from './harness.mjs';
import { settle } from './table.mjs';

test('the page applies theme, text size and text view, and keeps them over a reload', async () => {
  const page = await open(browser, 'rules=cartagena', { colorScheme: 'dark', reducedMotion: 'reduce' });
  await settle(page);
  await command(page, 'set:theme=dark');
  await settle(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  await command(page, 'set:theme=light');
  await command(page, 'set:size=largest');
  await command(page, 'set:text=on');
  const kept = async () => {
    await until(page, () => document.documentElement.dataset.theme === 'light' &&
      document.body.classList.contains('with-text'));
    for (const words of ['theme=light', 'size=largest', 'text=on']) {
      await page.locator(`[data-command="set:${words}"][aria-pressed="true"]`).waitFor();
    }
  };
  await kept();
  await page.reload();
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await kept();
  await page.close();
});
