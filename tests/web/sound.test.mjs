// Sounds: none of the browser's audio before they are wanted.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { command, until } from './driver.mjs';
import { test } from './harness.mjs';
import { openTable, playByPointing, scene, settle, turn } from './table.mjs';

/**
 * Counts what the page asks of Web Audio, and lets it do that. How long the browser takes to begin is not
 * left to it: for the page it takes as many milliseconds as `lateness` says.
 */
const listen = (page) => page.addInitScript(() => {
  window.heard = { contexts: 0, tones: 0 };
  window.lateness = 0;
  const clock = performance.now.bind(performance);
  let waiting = 0;
  let stopped = 0;
  let late = 0;
  performance.now = () => (waiting > 0 ? stopped : clock()) + late;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.audio = this;
      heard.contexts += 1;
    }

    resume() {
      if (waiting === 0) stopped = clock();
      waiting += 1;
      const begun = super.resume();
      // Whoever waits for it looks at the clock before it goes on.
      begun.then(() => { late += window.lateness; });
      begun.finally(() => {}).then(() => { waiting -= 1; });
      return begun;
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
  await playByPointing(page);
  await until(page, () => heard.tones > 0);
  await page.close();
});

test('a sound whose time has passed when the browser begins is left out', async () => {
  const page = await openTable(browser);
  await listen(page);
  await page.reload();
  await scene(page, 'table');
  await page.evaluate(() => { window.lateness = 299; });
  await playByPointing(page);
  await command(page, 'set:sound=on');
  await until(page, () => heard.tones === 2);
  await turn(page);
  await settle(page);
  const before = await heard(page);
  await page.evaluate(() => { window.lateness = 301; });
  await playByPointing(page);
  await turn(page);
  await until(page, () => ctq_ui().quiet && window.audio.state === 'running');
  assert.deepEqual(await heard(page), before);
  await page.close();
});
