// Settings: what the page itself makes of them.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { settle } from './table.mjs';

/** Opens the sheet from the lobby. */
async function openSheet(page) {
  await click(page, 'settings');
  await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'settings:close'));
  await settle(page);
}

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

for (const hasTouch of [false, true]) {
  test(`the settings fit every ${hasTouch ? 'phone' : 'desktop'} in every text size`, async () => {
    const screens = sizes.filter(([width]) => (width < 1000) === hasTouch);
    const [[width, height]] = screens;
    const page = await open(browser, '', { viewport: { width, height }, reducedMotion: 'reduce', hasTouch });
    for (const size of ['normal', 'largest']) {
      await command(page, `set:size=${size}`);
      await settle(page);
      await openSheet(page);
      await onScreens(page, screens, async (wide, high) => {
        await nothingClipped(page, wide, high, /^set:|-list$|:bar$/);
        for (const spot of (await report(page)).spots.filter((one) => /^set:/.test(one.name))) {
          assert.ok(spot.full_h >= 44 || !hasTouch, `${spot.name} is ${spot.full_h} high`);
        }
      });
      await click(page, 'settings:close');
    }
  });
}
