// The laboratory in the page: workers, files, links and the text view. The rest is in tests/stage.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findings } from './axe.mjs';
import { browser } from './browser.mjs';
import { click, command, open as openPage, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { told } from './table.mjs';

const open = (route, options) => openPage(browser, route, options);

async function finished(page) {
  await until(page, () => {
    const state = ctq_ui();
    return state.quiet && state.laboratory.total > 0 &&
      state.laboratory.done === state.laboratory.total;
  });
}

async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent('download'), click(page, name)]);
  return readFileSync(await download.path());
}

/** Returns what ctq prints for the experiment in a link of the page. */
function printedByCtq(link) {
  const [game, options, seats, games, seed, ...more] = decodeURIComponent(link.split('#lab=')[1])
    .replaceAll('+', ' ').replaceAll('~', '|').split(';');
  const table = more.find((word) => word.startsWith('t'));
  const words = table === undefined
    ? ['sweep', '--seats', seats, ...(more.includes('r') ? ['--rotate'] : [])]
    : ['tournament', '--bots', seats, '--players', table.slice(1)];
  words.push('--game', game, '--options', options, '--games', games, '--seed', seed, '--csv');
  const done = spawnSync(process.env.CTQ_NATIVE, words, { encoding: 'utf8', maxBuffer: 1 << 26 });
  assert.equal(done.status, 0, done.stderr);
  return done.stdout;
}

const quick = 'lab=cartagena;;greedy,random;200;7;r';

test('an experiment runs in workers, and its files, picture and link can be saved', async () => {
  const page = await open(quick, {
    deviceScaleFactor: 2, permissions: ['clipboard-read', 'clipboard-write'],
  });
  assert.equal((await report(page)).laboratory.total, 0, 'a link alone runs nothing');
  await click(page, 'run');
  await finished(page);
  assert.equal((await report(page)).laboratory.total, 200);
  assert.ok(page.url().endsWith('#' + quick));
  assert.equal((await saved(page, 'save:csv')).toString().trim().split('\n').length, 1 + 2);
  await told(page, 'notice', /Saved as/);
  const png = await saved(page, 'figure:wins:PNG');
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  assert.equal(png.readUInt32BE(16), 2 * 880, 'twice as large');
  assert.ok(png.length > 20000, 'something is drawn');
  assert.ok(png.equals(await saved(page, 'figure:wins:PNG')));
  const svg = (await saved(page, 'figure:wins:SVG')).toString();
  assert.match(svg, /200 games each, seats rotated, seed 7/);
  assert.ok(svg.includes(`#${quick}`), 'the caption leads to the experiment');
  assert.match(svg, /<text [^>]*>Games won<\/text>/, 'texts can be edited');
  assert.ok(svg.length < 60_000, `${svg.length} bytes`);
  await click(page, 'copy-link');
  await told(page, 'notice', /link leads/);
  assert.ok((await page.evaluate(() => navigator.clipboard.readText())).endsWith('#' + quick));
  await page.close();
});

const games = ['cartagena', 'carteso', 'incan_gold', 'cartolan'];
for (const game of games) {
  test(`for each ready-made experiment of ${game} the page saves the output of ctq`, async () => {
    const page = await open('lab', { viewport: { width: 360, height: 480 } });
    await page.locator('#view').focus();
    await page.keyboard.press('Enter');
    await command(page, `game:${game}`);
    await page.locator(`[data-command="game:${game}"][aria-pressed="true"]`).first().waitFor();
    const presets = await page.evaluate(() => [...document.querySelectorAll('[data-command^="preset:"]')]
      .map((button) => button.dataset.command));
    assert.ok(presets.length > 3, `${presets.length} experiments`);
    for (const preset of presets) {
      for (const words of [preset, 'games:2', 'lab-seed:5', 'run']) await command(page, words);
      await finished(page);
      const [download] = await Promise.all([page.waitForEvent('download'), command(page, 'save:csv')]);
      assert.equal(readFileSync(await download.path(), 'utf8'), printedByCtq(page.url()), preset);
    }
    await page.close();
  });
}

test('frames continue while an experiment uses every core, and a reload loses no results', async () => {
  const page = await open('lab=incan_gold;;turn:1..10,turn:1..10;10000000;7');
  await click(page, 'run');
  await until(page, () => ctq_ui().laboratory.done > 10000);
  await page.evaluate(() => Module.call('_ctq_forget_times'));
  const before = await report(page);
  // The experiment is far from its end, yet the page draws it and responds.
  await until(page, () => ctq_ui().callback.samples > 12);
  await page.mouse.move(700, 300);
  await click(page, 'measure:score');
  await until(page, () => ctq_ui().callback.samples > 16);
  const after = await report(page);
  assert.equal(after.laboratory.running, true);
  assert.ok(after.laboratory.done > before.laboratory.done);
  // A frame's work: a counted part is added to one cell, and nothing is replayed.
  console.log(`frame callback while it runs: median ${after.callback.median_us} µs of ` +
    `${after.callback.samples} frames, ${after.laboratory.done - before.laboratory.done} games`);
  await click(page, 'stop');
  await until(page, () => ctq_ui().quiet && !ctq_ui().laboratory.running);
  const { done } = (await report(page)).laboratory;
  await page.reload();
  await until(page, (before) => window.ctq_ui && ctq_ui().laboratory.done === before, done);
  await click(page, 'go-on');
  await until(page, (before) => ctq_ui().laboratory.done > before, done);
  await click(page, 'stop');
  await page.close();
});

test('the laboratory works in the text view and passes axe', async () => {
  const page = await open('lab');
  await page.locator('#view').focus(); // the link appears when it gets the focus
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Control: a plan against chance' }).click();
  await page.getByRole('button', { name: 'Games: 2 000' }).click();
  await page.locator('#answer').fill('100');
  await page.locator('#answer').press('Enter');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await finished(page);
  await page.getByText(/^Greedy: Games 100, Won .*$/).waitFor();
  assert.deepEqual(await findings(page), []);
  await page.close();
});
