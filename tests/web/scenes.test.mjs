// The page fills every screen and passes axe in both themes. tests/stage checks the layout of each
// scene.
import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { browser } from './browser.mjs';
import { command, open, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { scene, settle, turn } from './table.mjs';

/** The commands that lead from the lobby to each scene, or a key if a sheet has no command. */
const scenes = [
  ['lobby', []],
  ['lobby, keys', [], 'Shift+Slash'],
  ['set-up of Cartagena', ['setup:cartagena']],
  ['set-up of Incan Gold', ['setup:incan_gold', 'seats:8']],
  ['table of Cartagena', ['play:cartagena']],
  ['table of Cartagena, how to play', ['play:cartagena'], 'Shift+Slash'],
  ['links', ['play:cartagena', 'share']],
  ['review', ['play:cartagena', 'review']],
  ['library', ['library']],
  ['table of Incan Gold', ['play:incan_gold']],
  ['table of Carteso', ['play:carteso']],
  ['table of Cartolan', ['play:cartolan']],
  ['sandbox', ['setup:cartagena', 'option:rules=board', 'start', 'sandbox']],
  ['rules of Cartagena', ['rules:cartagena']],
  ['rules of Carteso', ['rules:carteso']],
  ['first game', ['first:cartagena']],
  ['laboratory', ['laboratory']],
];

async function arrive(page, words, key) {
  await page.evaluate(() => { location.hash = 'library'; });
  await scene(page, 'library');
  await page.evaluate(() => { location.hash = ''; });
  await scene(page, 'lobby');
  for (const word of words) {
    assert.ok(await command(page, word), word);
    if (await page.evaluate(() => ctq_ui().scene === 'table')) await turn(page);
  }
  if (key) {
    await page.locator('#canvas').press(key);
    await until(page, () => ctq_ui().spots.some((spot) => spot.layer > 0));
  }
  await settle(page);
}

test('lobby and table fill the page on every screen', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  for (const way of [[], ['play:cartagena']]) {
    await arrive(page, way);
    await onScreens(page, sizes, (width, height) =>
      nothingClipped(page, width, height, /^(play|setup|first|resume)\b|-list$|:bar$/));
  }
});

for (const half of [0, 1]) {
  test(`axe finds nothing in ${half === 0 ? 'every other scene' : 'the others'} with the text view`, async () => {
    const page = await open(browser, '', { reducedMotion: 'reduce' });
    await command(page, 'set:text=on');
    for (const [name, words, key] of scenes.filter((_, i) => i % 2 === half)) {
      await arrive(page, words, key);
      await until(page, () => !document.getElementById('rest').hidden);
      for (const colorScheme of ['dark', 'light']) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await findings(page), [], `${name}, ${colorScheme}`);
      }
    }
  });
}
