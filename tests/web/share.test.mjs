// Ways to share a link.
import assert from 'node:assert/strict';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { findings } from './axe.mjs';
import { browser, url } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { openTable, settle } from './table.mjs';

test('a link can be copied, read from its QR code, shown without a clipboard, and sent', async () => {
  const page = await openTable(browser, {}, 1);
  await catchCopies(page);
  // Before the sheet opens, since a button that appears later moves the others.
  await page.evaluate(() => {
    window.sent = [];
    navigator.share = (what) => { window.sent.push(what); return Promise.resolve(); };
  });
  await command(page, 'share');
  await settle(page);
  await click(page, 'copy-link');
  const link = await copied(page);
  assert.ok(link.startsWith(`${url}#m=`), link);
  const code = (await report(page)).spots.find((spot) => spot.name === 'qr');
  assert.ok(code && code.w === code.h && code.w > 200, JSON.stringify(code));
  const { data, width, height } = PNG.sync.read(await page.screenshot({
    clip: { x: code.x, y: code.y, width: code.w, height: code.h } }));
  assert.equal(jsQR(new Uint8ClampedArray(data), width, height)?.data, link);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  });
  await click(page, 'copy-link');
  await page.locator('#copy').waitFor();
  assert.equal(await page.locator('#copy-text').inputValue(), link);
  await page.locator('#copy').getByRole('button', { name: 'Close' }).click();
  await click(page, 'send-link');
  await until(page, () => window.sent.length === 1);
  assert.equal((await page.evaluate(() => window.sent[0])).url, link);
  await page.close();
});

test('an opened link, the share sheet and the text dialog pass axe', async () => {
  const page = await open(browser, 'new=cartagena;rules=board;human,greedy;17', { reducedMotion: 'reduce' });
  await command(page, 'set:text=on');
  await settle(page);
  const nothingFound = async () => {
    for (const colorScheme of ['dark', 'light']) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await findings(page), [], colorScheme);
    }
  };
  await nothingFound();
  await command(page, 'start');
  await command(page, 'share');
  await settle(page);
  await nothingFound();
  await page.evaluate(() => Module.showCopy('This text can be copied:', 'a\nb'));
  await nothingFound();
});
