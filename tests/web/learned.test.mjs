// A learned player in the page: its net is fetched when it first plays. Without it another bot
// plays.
import assert from 'node:assert/strict';
import { browser, newPage } from './browser.mjs';
import { click, command, report, until } from './driver.mjs';
import { serveFolder } from './folder.mjs';
import { test } from './harness.mjs';
import { scene, told, turn } from './table.mjs';

const isNet = (name) => /^cartolan-2\.\w+\.net$/.test(name);

/** Opens the page of that folder at the setup of Cartolan, with level 7 in seat 2. */
async function setUp(folder) {
  const page = await newPage(browser, { reducedMotion: 'reduce' });
  await page.goto(folder.address);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'set:speed=instant');
  await command(page, 'setup:cartolan');
  await scene(page, 'setup');
  await command(page, 'seat:2=level:7');
  return page;
}

/** Ends the person's turns until the other seat has played. */
async function letOthersPlay(page) {
  let now = await turn(page);
  for (let i = 0; i < 3; i += 1) {
    const before = now.actions;
    await command(page, 'act:stop');
    await until(page, (actions) => ctq_ui().actions > actions && (ctq_ui().yours || ctq_ui().over), before);
    now = await report(page);
  }
  return now;
}

test('the net is fetched once, at the first decision of a learned player', async () => {
  const asked = [];
  const folder = await serveFolder('/games/', (name, bytes) => {
    if (/\.net$/.test(name)) asked.push(name);
    return bytes;
  });
  const page = await setUp(folder);
  assert.deepEqual(asked, []);
  await click(page, 'start');
  await scene(page, 'table');
  await letOthersPlay(page);
  assert.equal(asked.length, 1);
  assert.ok(isNet(asked[0]), asked[0]);
  folder.stop();
  await page.context().close();
});

test('if the net is damaged, a notice says so and Explorer plays the seat', async () => {
  const folder = await serveFolder('/games/', (name, bytes) => {
    if (isNet(name)) bytes[5000] ^= 1;
    return bytes;
  });
  const page = await setUp(folder);
  await click(page, 'start');
  await scene(page, 'table');
  const saying = told(page, 'notice', /The learned player can't be fetched: Explorer plays its seat\./);
  await letOthersPlay(page);
  await saying;
  folder.stop();
  await page.context().close();
});

test('a hint comes from the learned player, and a damaged net is reported', async () => {
  for (const damaged of [false, true]) {
    const folder = await serveFolder('/games/', (name, bytes) => {
      if (damaged && isNet(name)) bytes[5000] ^= 1;
      return bytes;
    });
    const page = await setUp(folder);
    await command(page, 'seat:2=explorer');
    await click(page, 'start');
    await scene(page, 'table');
    const saying = damaged ? told(page, 'notice', /The net of the learned player can't be fetched, or it is damaged\./)
      : null;
    await page.keyboard.press('h');
    if (damaged) {
      await saying;
    } else {
      await until(page, () => ctq_ui().spots.some((one) => one.name === 'hint-more'));
      await page.keyboard.press('h');
      await until(page, () => ctq_ui().spots.some((one) => one.name === 'hint:3'));
    }
    await command(page, 'act:stop');  // stopping loses nothing
    folder.stop();
    await page.context().close();
  }
});
