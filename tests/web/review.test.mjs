// Looking back: the scene on every screen.
import { browser } from './browser.mjs';
import { command } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { openTable, scene } from './table.mjs';

test('review fits every screen', async () => {
  const page = await openTable(browser, {}, 1);
  await command(page, 'review');
  await scene(page, 'review');
  await onScreens(page, sizes, (width, height) => nothingClipped(page, width, height, /^at:|:bar$/));
});
