// Eight screens that a person has looked at and accepted: tests/golden/screens. The current screens
// must look like them. CTQ_UPDATE_GOLDEN=1 writes them again, for a person to look at.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { browser, newPage, url } from './browser.mjs';
import { click, command, until } from './driver.mjs';
import { test } from './harness.mjs';
import { playByPointing, scene, settle, turn } from './table.mjs';

const root = process.env.CTQ_ROOT ?? join(import.meta.dirname, '../..');
const goldens = join(root, 'tests/golden/screens');
const found = join(root, 'build/logs/screens');
/** The share of pixels that may differ: enough for other letter edges, not for another layout. */
const kTolerance = 0.0005;

/** A match from a link, after some turns. */
const table = (link, turns) => async (page) => {
  await page.evaluate((hash) => { location.hash = hash; }, `new=${link}`);
  await scene(page, 'offer');
  await settle(page);
  await click(page, 'start');
  await scene(page, 'table');
  for (let i = 0; i < turns; i += 1) await playByPointing(page);
  await turn(page);
};

const screens = [
  ['lobby_wide_dark', 1280, 800, 'dark', async () => {}],
  ['lobby_phone_light', 390, 844, 'light', async () => {}],
  ['cartagena_wide_light', 1280, 800, 'light', table('cartagena;rules=board;human,greedy,runner;17', 3)],
  ['cartagena_phone_dark', 390, 844, 'dark', table('cartagena;rules=board;human,greedy;17', 3)],
  ['incan_gold_low_dark', 844, 390, 'dark', table('incan_gold;;human,turn:7,myopic;17', 2)],
  ['carteso_wide_light', 1280, 800, 'light', table('carteso;size=7+komi=1+sides=fixed;human,claimer;17', 4)],
  ['laboratory_wide_dark', 1280, 800, 'dark', async (page) => {
    await command(page, 'laboratory');
    await scene(page, 'laboratory');
  }],
  ['review_phone_light', 390, 844, 'light', async (page) => {
    await table('cartagena;rules=board;human,greedy;17', 3)(page);
    await command(page, 'review');
    await scene(page, 'review');
  }],
];

for (const [name, width, height, colorScheme, arrive] of screens) {
  test(`${name} looks like the accepted screen`, async () => {
    const page = await newPage(browser, {
      viewport: { width, height }, colorScheme, hasTouch: width < 1000, reducedMotion: 'reduce',
    });
    await page.goto(url);
    await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
    await arrive(page);
    await page.mouse.move(0, 0);
    await settle(page);
    const bytes = await page.screenshot();
    await page.close();
    const golden = join(goldens, `${name}.png`);
    if (process.env.CTQ_UPDATE_GOLDEN) {
      writeFileSync(golden, bytes);
      return;
    }
    assert.ok(existsSync(golden), `there is no ${golden}: CTQ_UPDATE_GOLDEN=1 writes it`);
    const wanted = PNG.sync.read(readFileSync(golden));
    const now = PNG.sync.read(bytes);
    assert.deepEqual([now.width, now.height], [wanted.width, wanted.height]);
    const difference = new PNG({ width: now.width, height: now.height });
    const pixels = pixelmatch(wanted.data, now.data, difference.data, now.width, now.height);
    if (pixels > kTolerance * now.width * now.height) {
      mkdirSync(found, { recursive: true });
      writeFileSync(join(found, `${name}.png`), bytes);
      writeFileSync(join(found, `${name}.difference.png`), PNG.sync.write(difference));
      assert.fail(`${pixels} pixels differ: compare build/logs/screens/${name}*.png`);
    }
  });
}
