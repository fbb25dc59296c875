// Carteso on every screen. How it is played is in tests/stage.
import { browser } from './browser.mjs';
import { command, open } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { scene, turn } from './table.mjs';

test('nothing of Carteso lies on another thing or is clipped, on any screen', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  const fits = () => onScreens(page, sizes, (width, height) => nothingClipped(page, width, height));
  await command(page, 'setup:carteso');
  await command(page, 'seat:2=human');
  for (const size of ['option:size=1', 'option:size=9', 'option:size=13', 'option:cols=4']) {
    await command(page, size);
    await command(page, 'start');
    await scene(page, 'table');
    await turn(page);
    await fits();
    for (const act of ['komi=1', 'side=H', 'Xa1']) {
      await command(page, `act:${act}`);
      await turn(page);
      await fits();
    }
    await page.goBack();
    await scene(page, 'setup');
  }
});
