// Trying anything on a copy of a match: the scene on every screen.
import { browser } from './browser.mjs';
import { click, command } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens } from './layout.mjs';
import { openTable, scene, settle } from './table.mjs';

test('the sandbox fits every screen', async () => {
  const page = await openTable(browser);
  await command(page, 'sandbox');
  await scene(page, 'sandbox');
  await settle(page);
  await command(page, 'first');
  await onScreens(page, [[1280, 800], [390, 844], [844, 390]], async (width, height) => {
    for (const part of ['part:0', 'part:1', 'part:2']) {
      await click(page, part);
      await nothingClipped(page, width, height,
        /^(at|do):|:bar$|^(edit|load|copy-record|copy-state|afresh)$/);
    }
  });
});
