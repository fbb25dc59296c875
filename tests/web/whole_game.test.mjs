// Whole games against a bot with each input of a browser: the mouse, a finger on a phone, the keys
// of the canvas, and typed text without a picture. Whole games over each transport are in network,
// network_links and host.
import assert from 'node:assert/strict';
import { browser, launch, newPage, url } from './browser.mjs';
import { click, command, open, report, tap, until } from './driver.mjs';
import { test } from './harness.mjs';
import { playByPointing, scene, told, turn } from './table.mjs';

const mostTurns = 400;

/** Opens a table of a game with these setup commands and starts the match. */
async function table(game, choices, options = {}) {
  const page = await open(browser, '', { reducedMotion: 'reduce', ...options });
  for (const words of ['set:speed=instant', `setup:${game}`, ...choices, 'start']) {
    assert.equal(await command(page, words), 1, words);
  }
  await scene(page, 'table');
  return page;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

for (const [how, press, options] of [['mouse', click, {}], ['finger', tap, phone]]) {
  test(`a whole game of Cartagena can be played on the canvas by ${how}`, async () => {
    const page = await table('cartagena', ['option:rules=cards', 'option:tokens=2', 'seed:17'], options);
    assert.equal((await report(page)).webgl, true);
    for (let i = 0; i < mostTurns && !(await turn(page)).over; i += 1) await playByPointing(page, press);
    assert.equal((await report(page)).over, true);
    await told(page, 'status', / wins?\b/);
    if (press === click) {
      await click(page, 'again');
      await until(page, () => !ctq_ui().over && ctq_ui().scene === 'table');
    }
    await page.close();
  });
}

test('a whole game of Incan Gold can be played on the canvas by keys', async () => {
  const page = await table('incan_gold', ['seats:1', 'option:rounds=2', 'seed:3']);
  for (let i = 0; i < mostTurns; i += 1) {
    const { over, actions } = await turn(page);
    if (over) break;
    await page.locator('#canvas').press(i % 6 === 5 ? 'l' : 'g');
    await until(page, (before) => ctq_ui().actions > before, actions);
  }
  await told(page, 'status', /^You bring home \d+ gems/);
  await page.close();
});

test('a whole game of Cartagena can be played by typed text without WebGL', async () => {
  const blind = await launch(['--disable-gpu', '--disable-3d-apis']);
  const page = await newPage(blind);
  await page.goto(url);
  await page.getByText(/There is no picture/).waitFor();
  assert.equal((await report(page)).webgl, false);
  assert.equal(await page.locator('#canvas').isVisible(), false);
  const press = (words) => page.locator(`[data-command="${words}"]`).press('Enter');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.getByRole('button', { name: 'Set up Cartagena' }).press('Enter');
  await press('option:rules=cards');
  await press('option:tokens=3');
  await press('option:tokens=2');
  await press('more-players');
  await press('seat:2=runner');
  // The first available action may lead to a loop, whatever the seed.
  await press('ask:seed');
  await page.locator('#answer').fill('17');
  await page.locator('#answer').press('Enter');
  await page.getByRole('button', { name: 'Seed: 17' }).waitFor();
  await press('start');
  await scene(page, 'table');
  for (let i = 0; i < mostTurns; i += 1) {
    await until(page, () => ctq_ui().over ||
      (ctq_ui().yours && document.querySelector('[data-command^="act:"]')));
    const { over, actions } = await report(page);
    if (over) break;
    const words = await page.locator('[data-command^="act:"]').first().getAttribute('data-command');
    await page.locator('#typed').fill(words.slice(4));
    await page.locator('#typed').press('Enter');
    await until(page, (before) => ctq_ui().actions > before, actions);
  }
  await told(page, 'status', /wins?: all 2|draw/);
  assert.ok(await page.locator('[data-key$="Log"] li').count() > 10);
});
