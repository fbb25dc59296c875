// Incan Gold in the page: secret choices on one screen, odds, layout, whole games.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, open, report, tap, until } from './driver.mjs';
import { test } from './harness.mjs';
import { onScreens, sizes } from './layout.mjs';
import { assertClear, scene, told, turn } from './table.mjs';

const mostChoices = 400;

/** A table of Incan Gold with these commands of the set-up, started. */
async function table(commands, options = {}) {
  const page = await open(browser, '', { reducedMotion: 'reduce', ...options });
  await command(page, 'setup:incan_gold');
  for (const words of commands) await command(page, words);
  await command(page, 'start');
  await scene(page, 'table');
  return page;
}

/** Nothing moves, nobody thinks: a curtain waits, a person is due, or it is over. */
const ready = (page) => until(page, () => {
  const now = ctq_ui();
  const shown = (name) => now.spots.some((spot) => spot.name === name && spot.enabled);
  return now.quiet && (now.over ? shown('again') : now.yours ? shown('do:stay') : shown('curtain'));
});

/** Chooses at the canvas, lifting the curtain where there is one. */
async function choose(page, spot, press = click) {
  await ready(page);
  if (!(await report(page)).yours) {
    assert.deepEqual((await report(page)).choices, []);
    await press(page, 'curtain');
    await ready(page);
  }
  const { actions } = await report(page);
  await press(page, spot);
  await until(page, (before) => ctq_ui().actions > before, actions);
}

/** What the page tells about itself and in its text view, without counters of frames. */
async function everything(page) {
  await ready(page);
  const { frames, callback, sequence, ...rest } = await report(page);
  return JSON.stringify(rest) + await page.locator('#text').textContent();
}

test('two people on one screen: a pending choice shows nowhere, and all is opened together', async () => {
  const set = ['set:text=on', 'seats:2', 'seat:2=human', 'seed:11'];
  const stays = await table(set);
  const leaves = await table(set);
  await choose(stays, 'do:stay');
  await choose(leaves, 'do:leave');
  await told(leaves, 'status', /Pass the device to Player 2/);
  assert.equal(await everything(leaves), await everything(stays));
  await click(stays, 'curtain');
  await click(leaves, 'curtain');
  await until(leaves, () => ctq_ui().yours);
  await until(stays, () => ctq_ui().yours);
  assert.equal(await everything(leaves), await everything(stays));
  await choose(leaves, 'do:stay');
  await told(leaves, 'log', /Home: Player 1 with/);
  await choose(stays, 'do:stay');
  await told(stays, 'log', /All go on/);
  for (const page of [stays, leaves]) {
    await page.close();
  }
});

test('two people play a whole game by clicks, a pending choice taken back on the way', async () => {
  const page = await table(['set:text=on', 'seats:2', 'seat:2=human', 'option:rounds=3', 'seed:4']);
  const first = (await report(page)).hash;
  await choose(page, 'do:leave');
  await ready(page);
  await click(page, 'undo');
  await until(page, (hash) => ctq_ui().hash === hash, first);
  await ready(page);
  assert.equal((await report(page)).yours, false);
  let curtains = 0;
  for (let i = 0; i < mostChoices; i += 1) {
    await ready(page);
    const now = await report(page);
    if (now.over) break;
    curtains += now.yours ? 0 : 1;
    await choose(page, i % 7 === 6 ? 'do:leave' : 'do:stay');
  }
  assert.equal((await report(page)).over, true);
  assert.ok(curtains > 4);
  assert.match(await page.locator('#status').textContent(),
    /Player [12] wins with \d+ gems?\.|It is a draw/);
  assert.match(await page.locator('#log').textContent(), /Round 3: /);
  await page.close();
});

test('the reveal is shown before the next person chooses', async () => {
  const page = await table(['seats:2', 'seat:2=human', 'seed:11', 'set:speed=calm'],
    { reducedMotion: 'no-preference' });
  await choose(page, 'do:stay');
  await click(page, 'curtain');
  await until(page, () => ctq_ui().yours);
  await click(page, 'do:stay');
  // The next curtain waits below a board on which choices and card are still being shown.
  await until(page, () => !ctq_ui().quiet &&
    ctq_ui().spots.some((spot) => spot.name === 'curtain'));
  await until(page, () => ctq_ui().quiet);
  assert.equal((await report(page)).yours, false);
  await page.close();
});

test('rounds are played by finger on a phone against bots', async () => {
  const page = await open(browser, '', {
    reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true,
    deviceScaleFactor: 2,
  });
  await command(page, 'set:speed=fast');
  await command(page, 'play:incan_gold');
  await scene(page, 'table');
  for (const spot of ['do:stay', 'do:leave', 'do:stay', 'do:stay']) await choose(page, spot, tap);
});

test('a whole game is played by key', async () => {
  const page = await table(['seats:1', 'option:rounds=2', 'seed:3']);
  for (let i = 0; i < mostChoices; i += 1) {
    await ready(page);
    const { over, actions } = await report(page);
    if (over) break;
    await page.locator('#canvas').press(i % 6 === 5 ? 'l' : 'g');
    await until(page, (before) => ctq_ui().actions > before, actions);
  }
  assert.match(await page.locator('#status').textContent(), /^You bring home \d+ gems/);
  await page.close();
});

test('choices are made through the text view alone', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await page.locator('#view').press('Enter');
  await page.getByRole('button', { name: 'Play Incan Gold' }).click();
  for (const wanted of ['stay', 'leave', 'stay', 'stay']) {
    await until(page, () => ctq_ui().yours && document.querySelector('button[data-command^="act:"]'));
    const { actions } = await report(page);
    await page.locator(`#groups button[data-command="act:${wanted}"]`).click();
    await until(page, (before) => ctq_ui().actions > before, actions);
  }
  await until(page, () => ctq_ui().yours);
  assert.ok(await page.locator('#log li').count() > 5);
});

test('the odds are shown or hidden as it was last wanted, in the text view, too', async () => {
  const page = await table(['set:text=on', 'seats:1', 'seed:3']);
  await ready(page);
  await told(page, 'situation', /Odds: Bust on the next card .*Best play/);
  await click(page, 'set:odds=off');
  await until(page, () => !/Odds:/.test(document.getElementById('situation').textContent));
  await page.reload();
  await until(page, () => window.ctq_ui && ctq_ui().scene === 'table');
  await ready(page);
  assert.doesNotMatch(await page.locator('#situation').textContent(), /Odds:/);
  await page.locator('#canvas').press('o');
  await told(page, 'situation', /Odds:/);
  await page.close();
});

test('no button lies on another and none is clipped, on any screen', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'setup:incan_gold');
  for (const seats of [1, 2, 5, 8]) {
    for (const who of ['turn:20', 'human']) {
      await command(page, `seats:${seats}`);
      for (let seat = 2; seat <= seats; seat += 1) await command(page, `seat:${seat}=${who}`);
      await command(page, 'start');
      await scene(page, 'table');
      await ready(page);
      await onScreens(page, sizes, () => assertClear(page, `${seats} seats, ${who}`));
      if (who === 'human' && seats > 1) {
        await choose(page, 'do:stay');
        await ready(page);
        await onScreens(page, sizes, () => assertClear(page, `${seats} seats, ${who}, later`));
      }
      await page.goBack();
      await scene(page, 'setup');
    }
  }
});
