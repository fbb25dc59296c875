// The laboratory in the page: run, stop, go on, charts, files, link, replay, text view.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { findings } from './axe.mjs';
import { browser, url } from './browser.mjs';
import { click, command, open as openPage, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { onScreens, sizes } from './layout.mjs';
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

const quick = 'lab=cartagena;;greedy,random;200;7;r';

test('an experiment runs in workers and its files agree with each other', async () => {
  const page = await open('lab=cartagena;tokens=1..3;greedy,runner;150;7');
  await click(page, 'run');
  await finished(page);
  assert.equal((await report(page)).laboratory.total, 450);
  const csv = (await saved(page, 'save:csv')).toString().trim().split('\n');
  assert.equal(csv.length, 1 + 3 * 2);
  const json = JSON.parse(await saved(page, 'save:json'));
  assert.deepEqual(json.map((cell) => cell.options), ['tokens=1', 'tokens=2', 'tokens=3']);
  json.forEach((cell, i) => {
    const line = csv[1 + 2 * i].split(',');
    assert.equal(line[4], 'greedy');
    assert.equal(Number(line[5]), cell.seats[0].wins);
    assert.equal(cell.games, 150);
    assert.equal(cell.seats[0].wins, cell.seats[1].losses);
  });
  await page.close();
});

test('the picture is a PNG of what is shown', async () => {
  const page = await open(quick, { deviceScaleFactor: 2 });
  await click(page, 'run');
  await finished(page);
  const png = await saved(page, 'save:png');
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  assert.ok(png.readUInt32BE(16) > 1000, 'as sharp as the screen');
  assert.ok(png.length > 20000, 'something is drawn');
  await saved(page, 'save:json'); // a message appears, which is not of the picture
  await told(page, 'notice', /Saved as/);
  assert.ok(png.equals(await saved(page, 'save:png')));
  await page.close();
});

test('stopping keeps what is done, leaving and coming back loses nothing', async () => {
  const page = await open('lab=cartagena;rules=advanced;greedy,runner;400000;7');
  await click(page, 'run');
  await until(page, () => ctq_ui().laboratory.done > 100);
  await click(page, 'stop');
  await until(page, () => !ctq_ui().laboratory.running);
  const stopped = await report(page);
  assert.equal(stopped.laboratory.running, false);
  assert.ok(stopped.laboratory.done > 100 && stopped.laboratory.done < 400000);
  assert.ok(stopped.spots.some((spot) => spot.name === 'chart:scores'));
  await click(page, 'go-on');
  await until(page, () => ctq_ui().laboratory.running);
  await page.evaluate(() => { location.hash = ''; });
  await until(page, () => ctq_ui().scene === 'lobby' && !ctq_ui().laboratory.running);
  const left = (await report(page)).laboratory.done;
  assert.ok(left >= stopped.laboratory.done);
  await click(page, 'laboratory');
  await page.waitForFunction((before) => ctq_ui().laboratory.running &&
    ctq_ui().laboratory.done > before, left);
  await click(page, 'stop');
  await page.close();
});

test('results outlive a reload, and another experiment\'s link is not mixed with them', async () => {
  const page = await open('lab=incan_gold;;turn:1..20;3000000;7');
  await click(page, 'run');
  await until(page, () => ctq_ui().laboratory.done > 1000);
  await click(page, 'stop');
  await until(page, () => ctq_ui().quiet && !ctq_ui().laboratory.running);
  const { done } = (await report(page)).laboratory;
  await page.reload();
  await until(page, (before) => window.ctq_ui && ctq_ui().laboratory.done === before, done);
  await click(page, 'go-on');
  await until(page, (before) => ctq_ui().laboratory.done > before, done);
  await click(page, 'stop');
  await page.goto('about:blank');
  await page.goto(url + '#' + quick);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  assert.equal((await report(page)).laboratory.total, 0);
  await page.close();
});

test('frames keep coming while an experiment runs on every core', async () => {
  const page = await open('lab=incan_gold;;turn:1..10,turn:1..10;100000;7');
  await click(page, 'run');
  await until(page, () => ctq_ui().laboratory.done > 10000);
  await page.evaluate(() => Module.call('_ctq_forget_times'));
  const before = await report(page);
  // The experiment is far from its end, yet the page goes on to draw it and to answer.
  await until(page, () => ctq_ui().callback.samples > 12);
  await page.mouse.move(700, 300);
  await click(page, 'measure:score');
  await until(page, () => ctq_ui().callback.samples > 16);
  const after = await report(page);
  assert.equal(after.laboratory.running, true);
  assert.ok(after.laboratory.done > before.laboratory.done);
  // The work of a frame, by what it does: a part counted is added to one cell, nothing is replayed.
  console.log(`frame callback while it runs: median ${after.callback.median_us} µs of ` +
    `${after.callback.samples} frames, ${after.laboratory.done - before.laboratory.done} games`);
  assert.ok(after.callback.median_us < 50000, 'not even on a busy machine');
  await click(page, 'stop');
  await until(page, () => !ctq_ui().laboratory.running);
  await page.close();
});

test('a link brings the experiment, and the same results', async () => {
  const results = [];
  for (let i = 0; i < 2; i++) {
    const page = await open(quick);
    assert.equal((await report(page)).laboratory.total, 0, 'a link alone runs nothing');
    await click(page, 'run');
    await finished(page);
    assert.ok(page.url().endsWith('#' + quick));
    results.push(JSON.parse(await saved(page, 'save:json')).map((cell) => cell.seats));
    await page.close();
  }
  assert.deepEqual(results[0], results[1]);
});

test('the address can be copied', async () => {
  const page = await open(quick, { permissions: ['clipboard-read', 'clipboard-write'] });
  await click(page, 'copy-link');
  await told(page, 'notice', /link leads/);
  assert.ok((await page.evaluate(() => navigator.clipboard.readText())).endsWith('#' + quick));
  await page.close();
});

test('damaged links and senseless numbers get a sentence', async () => {
  for (const [link, words] of [['lab=x', /no experiment/], ['lab=chess;;greedy,random;10;1', /chess/],
    ['lab=cartagena;;greedy;0;1', /^Games: a whole number/], ['lab=cartagena;;nobody,random;10;1', /nobody/],
    ['lab=cartagena;;greedy,random;99999999999;1', /^Games: a whole number/],
    ['lab=cartagena;tokens=1..;greedy,random;10;1', /"1\.\."/], ['lab=' + ';'.repeat(3000), /no experiment/]]) {
    const page = await open(link);
    assert.equal((await report(page)).scene, 'laboratory');
    assert.match(await page.locator('#notice').textContent(), words, link.slice(0, 60));
    await page.close();
  }
  const page = await open('lab');
  for (const number of ['0', '-1', '1e6']) {
    await command(page, 'ask:games');
    await page.locator('#answer').fill(number);
    await page.locator('#answer').press('Enter');
    await told(page, 'notice', new RegExp(`^Games: a whole number from 1 to .*, not "${number}"`));
  }
  for (const words of ['options:rules=chess', 'bot:1=nobody', 'bot:1=greedy:3']) {
    await command(page, 'preset:sanity');
    await command(page, words);
    await until(page, () => !ctq_ui().spots.find((spot) => spot.name === 'run').enabled);
    assert.equal(await command(page, 'run'), 0, words);
  }
  await page.close();
});

test('a game opens as a match to look at', async () => {
  const page = await open(quick);
  await click(page, 'run');
  await finished(page);
  const replay = await page.evaluate(() =>
    ctq_ui().spots.find((spot) => spot.name.startsWith('replay:')).name);
  await command(page, replay);
  await until(page, () => ctq_ui().scene === 'table');
  const state = await report(page);
  assert.equal(state.over, true);
  assert.ok(state.actions > 20);
  await page.goBack();
  await until(page, () => ctq_ui().scene === 'laboratory');
  assert.equal((await report(page)).laboratory.done, 200);
  await page.close();
});

test('everything can be done in the text view, and axe finds nothing', async () => {
  const page = await open('lab');
  await page.locator('#view').focus(); // it shows itself to the keyboard
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Control: a plan against chance' }).click();
  await page.getByRole('button', { name: 'Games: 2 000' }).click();
  await page.locator('#answer').fill('100');
  await page.locator('#answer').press('Enter');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await finished(page);
  await page.getByText(/^greedy: mean score .* won .*\.$/).waitFor();
  await page.getByText(/^Seat 2: won/).waitFor();
  assert.deepEqual(await findings(page), []);
  await page.close();
});

test('Escape leads back from the canvas to the lobby', async () => {
  const page = await open('lab');
  await page.locator('#canvas').focus();
  const names = async () => (await report(page)).spots.filter((spot) => spot.enabled)
    .map((spot) => spot.name);
  assert.ok((await names()).includes('run'));
  await command(page, 'preset:sanity');
  await command(page, 'games:100');
  await page.keyboard.press('Escape');
  await until(page, () => ctq_ui().scene === 'lobby');
  await page.goto(url + '#lab');
  await until(page, () => ctq_ui().scene === 'laboratory');
  await page.close();
});

test('any game opens by its number, and a bar of a histogram opens the first game in it', async () => {
  const page = await open('lab=incan_gold;;turn:7,backpack:20,random:0.2;300;7');
  await click(page, 'run');
  await finished(page);
  assert.equal(await command(page, 'number:0:300'), 1);
  await until(page, () => ctq_ui().scene === 'table');
  assert.equal((await report(page)).over, true);
  await page.goBack();
  await until(page, () => ctq_ui().scene === 'laboratory');
  for (const number of ['0', '301', 'x', '-9223372036854775808']) {
    await command(page, 'number:0:' + number);
    await until(page, () => /from 1 to 300\./.test(document.querySelector('#notice').textContent));
    assert.equal((await report(page)).scene, 'laboratory');
  }
  await click(page, 'chart:lengths');
  await until(page, () => ctq_ui().scene === 'table');
  await page.close();
});

test('every ready-made experiment of Incan Gold runs beside what is known of it', async () => {
  const page = await open('lab');
  await command(page, 'game:incan_gold');
  for (const preset of ['preset:solo-turn', 'preset:solo-backpack', 'preset:solo-random',
    'preset:turn-turn', 'preset:trio', 'preset:mirror-incan', 'preset:sanity-incan']) {
    await command(page, preset);
    await command(page, 'games:50');
    await click(page, 'run');
    await finished(page);
  }
  await page.close();
});

test('nothing lies outside or on top of another on any screen', async () => {
  const page = await open(quick, { reducedMotion: 'reduce' });
  for (const ran of [false, true]) {
    if (ran) {
      await click(page, 'run');
      await finished(page);
    }
    await onScreens(page, sizes, async (width, height) => {
      const { spots } = await report(page);
      const shown = spots.filter((spot) => spot.w > 0 && spot.h > 0);
      assert.ok(shown.some((spot) => spot.name === 'run'));
      for (const spot of shown) {
        assert.ok(spot.x >= 0 && spot.x + spot.w <= width + 1, `${spot.name} is outside`);
        assert.ok(spot.y >= 0 && spot.y + spot.h <= height + 1, `${spot.name} is outside`);
      }
      const solid = shown.filter((spot) => !/:bar$|^chart:/.test(spot.name));
      solid.forEach((a, i) => solid.slice(i + 1).forEach((b) => {
        const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
        const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
        assert.ok(across <= 1 || down <= 1, `${a.name} lies on ${b.name}`);
      }));
    });
  }
});

test('a batch of Cartolan tells how games were won, and opens the one of the largest lead', async () => {
  const page = await open('lab=cartolan;mode=regular;explorer,trader,pirate;300;5;r');
  await click(page, 'run');
  await finished(page);
  const names = (await report(page)).spots.map((spot) => spot.name);
  for (const chart of ['lead', 'ending:0', 'rounds', 'winner_turn:0', 'winner_wealth',
    'winner_moves', 'winner_agents', 'winner_adventurers', 'water_left', 'land_left', 'edges_left:0',
    'failed_explorations']) {
    assert.ok(names.includes(`chart:${chart}`), chart);
  }
  const [{ statistics }] = JSON.parse(await saved(page, 'save:json'));
  const endings = Object.entries(statistics).filter(([key]) => key.startsWith('ending.'));
  assert.equal(endings.reduce((sum, [, count]) => sum + count, 0), 300);
  assert.ok(statistics.lead_min <= statistics.lead_mean && statistics.lead_mean <= statistics.lead_max);
  const replay = names.find((name) => name.endsWith(':largest-lead'));
  assert.equal(replay, `replay:0:${statistics.lead_largest_game - 1}:largest-lead`);
  await command(page, replay);
  await until(page, () => ctq_ui().scene === 'table' && ctq_ui().over);
  const vaults = (await report(page)).spots.filter((spot) => /^seat-/.test(spot.name))
    .map((spot) => Number(spot.label.match(/Vault (\d+)/)[1])).sort((a, b) => b - a);
  assert.equal(vaults[0] - vaults[1], statistics.lead_max);
  await page.close();
});
