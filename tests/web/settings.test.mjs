// Settings: what the page itself makes of them.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { settle } from './table.mjs';

test('the page takes over theme, text size and text view, and has them again after a reload', async () => {
  const page = await open(browser, 'rules=cartagena', { colorScheme: 'dark', reducedMotion: 'reduce' });
  await settle(page);
  const corner = async () => {
    const png = await page.screenshot({ clip: { x: 2, y: 2, width: 4, height: 4 } });
    return page.evaluate(async (coded) => {
      const bytes = Uint8Array.from(atob(coded), (c) => c.charCodeAt(0));
      const copy = document.createElement('canvas').getContext('2d');
      copy.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
      return copy.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((sum, part) => sum + part, 0);
    }, png.toString('base64'));
  };
  const height = async () => (await report(page)).spots.find((one) => one.name === 'section-0').full_h;
  await command(page, 'set:theme=dark');
  await settle(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  const dark = await corner();
  await command(page, 'set:theme=light');
  await settle(page);
  assert.ok(await corner() > dark + 100, 'a light room');
  const normal = await height();
  await command(page, 'set:size=largest');
  await settle(page);
  assert.ok(await height() > normal, 'larger letters');
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
