// Sounds: none of the browser's audio before they are wanted; few where bots play fast.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { openTable, playByPointing, scene, settle, turn } from './table.mjs';

/** Counts what the page asks of Web Audio, and lets it do that. */
const listen = (page) => page.addInitScript(() => {
  window.heard = { contexts: 0, tones: 0 };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      heard.contexts += 1;
    }

    createOscillator() {
      heard.tones += 1;
      return super.createOscillator();
    }
  };
});
const heard = (page) => page.evaluate(() => ({ ...heard }));

/** A page that is listened to from its beginning on. */
async function heardTable(turns) {
  const page = await openTable(browser, {}, 0);
  await listen(page);
  await page.reload();
  await scene(page, 'table');
  for (let i = 0; i < turns; i += 1) await playByPointing(page);
  await turn(page);
  await settle(page);
  return page;
}

test('while sound is off the browser is not asked for it', async () => {
  const page = await heardTable(2);
  assert.deepEqual(await heard(page), { contexts: 0, tones: 0 });
  await page.close();
});

test('switched on it sounds at once, then at actions and turns, and is kept', async () => {
  const page = await heardTable(0);
  await click(page, 'menu');
  await click(page, 'menu-settings');
  for (let tries = 0; tries < 5; tries += 1) {
    const { h = 0 } = (await report(page)).spots.find((one) => one.name === 'set:sound=on') ?? {};
    if (h > 30) break;
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 300);
    await settle(page);
  }
  await click(page, 'set:sound=on');
  await until(page, () => heard.tones === 2);
  await click(page, 'settings:close');
  await playByPointing(page);
  await until(page, () => heard.tones > 2);
  await turn(page);
  assert.equal((await heard(page)).contexts, 1, 'one for all');
  await page.reload();
  await scene(page, 'table');
  await turn(page);
  assert.deepEqual(await heard(page), { contexts: 0, tones: 0 });
  await playByPointing(page);
  await until(page, () => heard.tones > 1);
  await command(page, 'set:sound=off');
  await turn(page);
  await settle(page);
  const before = await heard(page);
  await playByPointing(page);
  await turn(page);
  assert.deepEqual(await heard(page), before);
  await page.close();
});

test('of bots that play as fast as they can only the end is heard', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await listen(page);
  await page.reload();
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await page.mouse.click(5, 400); // browsers are silent before a gesture
  await command(page, 'set:sound=on');
  await until(page, () => heard.tones === 2);
  await command(page, 'set:watch=fastest');
  await command(page, 'setup:cartagena');
  await command(page, 'seat:1=runner');
  await command(page, 'start');
  await until(page, () => ctq_ui().over);
  await until(page, () => heard.tones === 6);
  await page.close();
});
