// Sounds: the page uses the browser's audio only when sound is on.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { command, until } from './driver.mjs';
import { test } from './harness.mjs';
import { openTable, playByPointing, scene, settle, turn } from './table.mjs';

/** Counts the page's calls of Web Audio and lets them through. For the page, the browser takes
 * exactly `lateness` milliseconds to start audio. `starting`: how many of the calls that start it have not ended. */
const listen = (page) => page.addInitScript(() => {
  window.heard = { contexts: 0, tones: 0 };
  window.lateness = 0;
  const clock = performance.now.bind(performance);
  window.starting = 0;
  let stopped = 0;
  let late = 0;
  performance.now = () => (window.starting > 0 ? stopped : clock()) + late;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.audio = this;
      heard.contexts += 1;
    }

    resume() {
      if (window.starting === 0) stopped = clock();
      window.starting += 1;
      const begun = super.resume();
      // Code that awaits this reads the clock before it continues.
      begun.then(() => { late += window.lateness; });
      begun.finally(() => {}).then(() => { window.starting -= 1; });
      return begun;
    }

    createOscillator() {
      heard.tones += 1;
      return super.createOscillator();
    }
  };
});
/** In the page: tells whether nothing moves and no sound waits for audio. */
const started = () => ctq_ui().quiet && window.starting === 0 && window.audio.state === 'running';
const heard = (page) => page.evaluate(() => ({ ...heard }));

test('the page starts audio only when sound is on, and then plays tones', async () => {
  const page = await openTable(browser);
  await listen(page);
  await page.reload();
  await scene(page, 'table');
  await playByPointing(page);
  await turn(page);
  await settle(page);
  assert.deepEqual(await heard(page), { contexts: 0, tones: 0 });
  await command(page, 'set:sound=on');
  await until(page, () => heard.tones >= 2);
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

test('a sound that is out of date when audio starts is left out', async () => {
  const page = await openTable(browser);
  await listen(page);
  await page.reload();
  await scene(page, 'table');
  await page.evaluate(() => { window.lateness = 299; });
  await playByPointing(page);
  await command(page, 'set:sound=on');
  await until(page, () => heard.tones >= 2);
  await turn(page);
  await until(page, started);
  const before = await heard(page);
  await page.evaluate(() => { window.lateness = 301; });
  await playByPointing(page);
  await turn(page);
  await until(page, started);
  assert.deepEqual(await heard(page), before);
  await page.close();
});
