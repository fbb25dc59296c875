// Puzzles are fetched when their page opens, and a link waits for them. The match of the day starts
// from its card.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, newPage, url } from './browser.mjs';
import { click, command, eventually, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { scene, settle } from './table.mjs';

const root = process.env.CTQ_ROOT ?? join(import.meta.dirname, '../..');
const lines = (game) => readFileSync(join(root, `assets/puzzles/${game}.txt`), 'utf-8')
  .split('\n').filter((line) => line && !line.startsWith('#'));

test('the puzzle page fetches the puzzle files when it opens, and shows their puzzles', async () => {
  const page = await newPage(browser, { reducedMotion: 'reduce' });
  const fetched = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.txt')) fetched.push(request.url());
  });
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await settle(page);
  assert.deepEqual(fetched, []);
  await command(page, 'puzzles');
  await scene(page, 'puzzles');
  const all = ['cartagena', 'carteso', 'cartolan', 'incan_gold']
    .reduce((sum, game) => sum + lines(game).length, 0);
  const shown = () => report(page).then(({ spots }) => spots.filter(({ name }) => name.startsWith('puzzle:')));
  const names = await eventually('all puzzles', async () => {
    const found = await shown();
    return found.length === all && found.map(({ name }) => name);
  });
  assert.equal(fetched.length, 4);
  await click(page, names[0]);
  await scene(page, 'table');
  const route = await page.evaluate(() => location.hash);
  assert.match(route, /^#puzzle=cartagena-[0-9a-f]{8}$/);
  await page.close();
});

test('a link to a puzzle waits until the puzzles are fetched', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'puzzles');
  await scene(page, 'puzzles');
  const route = await eventually('a puzzle', async () => (await report(page)).spots
    .find(({ name }) => name.startsWith('puzzle:incan_gold-'))?.name);
  await page.close();
  const other = await open(browser, route.replace(':', '='), { reducedMotion: 'reduce' });
  await scene(other, 'table');
  await other.close();
});

test('the match of the day starts from the lobby, that of Carteso from a drawn position', async () => {
  for (const game of ['cartagena', 'carteso']) {
    const page = await open(browser, '', { reducedMotion: 'reduce' });
    await command(page, `daily:${game}`);
    await scene(page, 'table');
    assert.match(await page.evaluate(() => location.hash), /^#table=d[0-9a-f]{10}$/);
    await page.close();
  }
});
