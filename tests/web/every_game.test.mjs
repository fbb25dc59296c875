// What surrounds a game, for each of the cabinet: continuing, links, sandbox, review, laboratory.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { lookAt, offered, scene, settle, told, turn } from './table.mjs';

/** A set-up of each game: a person and bots, and how the laboratory plays it. */
const games = {
  cartagena: { setup: ['option:rules=board', 'seats:2', 'seat:2=greedy'], bots: 'greedy,random' },
  incan_gold: { setup: ['seats:3', 'seat:2=turn:7', 'seat:3=random'], bots: 'turn:7,random,random' },
  carteso: { setup: ['option:size=5', 'seat:2=search:1'], bots: 'claimer,random' },
  cartolan: { setup: ['option:mode=regular', 'seats:2', 'seat:2=trader'], bots: 'explorer,trader' },
};

/** Does the first action that the text view offers. */
async function act(page) {
  const { actions } = await turn(page);
  const button = page.locator('#groups button[data-command^="act:"]').first();
  await button.click();
  await until(page, (was) => ctq_ui().actions > was || ctq_ui().over, actions);
}

/** A table of the game with some turns played. */
async function table(game, seed) {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  for (const words of ['set:text=on', 'set:speed=fast', `setup:${game}`, ...games[game].setup,
    `seed:${seed}`, 'start']) {
    assert.equal(await command(page, words), 1, words);
  }
  await scene(page, 'table');
  for (let i = 0; i < 3; i += 1) await act(page);
  assert.equal((await turn(page)).over, false);
  await settle(page);
  return page;
}

for (const [game, { bots }] of Object.entries(games)) {
  test(`${game}: a match goes on after a reload, and in a new page by its link`, async () => {
    const page = await table(game, 11);
    const left = await report(page);
    await page.reload();
    await scene(page, 'table');
    assert.equal((await turn(page)).hash, left.hash);
    await command(page, 'lobby');
    await scene(page, 'lobby');
    await settle(page);
    await page.locator('button[data-command^="resume:"]').first().click();
    await scene(page, 'table');
    assert.equal((await turn(page)).hash, left.hash);

    await catchCopies(page);
    await command(page, 'share');
    await click(page, 'copy-link');
    const other = await offered(browser, await copied(page));
    assert.equal((await lookAt(other)).hash, left.hash);
    await other.close();
    await page.close();
  });

  test(`${game}: the sandbox steps through a match and plays on; the review looks back`, async () => {
    const page = await table(game, 12);
    await command(page, 'sandbox');
    await scene(page, 'sandbox');
    const whole = await report(page);
    assert.ok(whole.actions > 2);
    await command(page, 'first');
    await until(page, () => ctq_ui().actions === 0);
    await command(page, 'next');
    await until(page, () => ctq_ui().actions === 1);
    await command(page, 'last');
    await until(page, (all) => ctq_ui().actions === all, whole.actions);
    assert.equal((await report(page)).hash, whole.hash);
    await settle(page);
    await click(page, 'play-on');
    await scene(page, 'table');
    await act(page);
    await turn(page);
    const later = await report(page);
    await command(page, 'review');
    await scene(page, 'review');
    await page.locator('#canvas').press('Home');
    await told(page, 'status', /the beginning/);
    await page.locator('#canvas').press('End');
    await until(page, (all) => ctq_ui().actions === all, later.actions);
    assert.equal((await report(page)).hash, later.hash);
    await page.close();
  });

  test(`${game}: the laboratory plays a hundred games, and one of them is looked at`, async () => {
    const page = await open(browser, `lab=${game};;${bots};100;5;r`, { reducedMotion: 'reduce' });
    await scene(page, 'laboratory');
    await click(page, 'run');
    await until(page, () => ctq_ui().quiet && ctq_ui().laboratory.done === 100);
    const replay = (await report(page)).spots.find((spot) => spot.name.startsWith('replay:'));
    await command(page, replay.name);
    await scene(page, 'table');
    await until(page, () => ctq_ui().over);
    await page.close();
  });
}
