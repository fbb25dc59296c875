// Sounds: none of the browser's audio before they are wanted.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { command, until } from './driver.mjs';
import { test } from './harness.mjs';
import { openTable, playByPointing, scene, settle, turn } from './table.mjs';

/** Counts what the page asks of Web Audio, and lets it do that. */
const listen = (page) => page.addInitScript(() => {
  window.heard = { contexts: 0, tones: 0 };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.audio = this;
      heard.contexts += 1;
    }

    createOscillator() {
      heard.tones += 1;
      return super.createOscillator();
    }
  };
});
const heard = (page) => page.evaluate(() => ({ ...heard }));

test('the browser is asked for sound only where it is wanted, and then there is something to hear', async () => {
  const page = await openTable(browser);
  await listen(page);
  await page.reload();
  await scene(page, 'table');
  await playByPointing(page);
  await turn(page);
  await settle(page);
  assert.deepEqual(await heard(page), { contexts: 0, tones: 0 });
  await command(page, 'set:sound=on');
  await until(page, () => heard.tones === 2);
  await playByPointing(page);
  await until(page, () => heard.tones > 2);
  await turn(page);
  assert.equal((await heard(page)).contexts, 1, 'one for all');
  await page.reload();
  await scene(page, 'table');
  await turn(page);
  assert.deepEqual(await heard(page), { contexts: 0, tones: 0 });
  // The first action has the browser begin with its sound, and what it is late for is past.
  await playByPointing(page);
  await until(page, () => window.audio && window.audio.state === 'running');
  await turn(page);
  await playByPointing(page);
  await until(page, () => heard.tones > 1);
  await page.close();
});
