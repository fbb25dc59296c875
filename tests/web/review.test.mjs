// Looking back: steps, keys, log, curve, branches; resigning, playing again, set-ups remembered.
import assert from 'node:assert/strict';
import { browser, url } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { openTable, playByPointing, scene, settle, told, turn } from './table.mjs';

/** A table with open hands after some turns. */
const openHands = (options = {}, turns = 2) => openTable(browser, options, turns);

const at = (page, actions) => until(page, (wanted) => ctq_ui().actions === wanted, actions);
/** Waits for a position before or behind so many actions: a step goes past chance. */
const earlier = (page, actions) => until(page, (end) => ctq_ui().actions < end, actions);
const later = (page, actions) => until(page, (begin) => ctq_ui().actions > begin, actions);

test('look back steps by key, by rail and by log, and returns to the table as it was', async () => {
  const page = await openHands();
  const left = await report(page);
  await page.locator('#canvas').press('v');
  await scene(page, 'review');
  await settle(page);
  assert.equal((await report(page)).hash, left.hash);
  await told(page, 'status', /^Turn (\d+) of \1: /);
  await page.locator('#canvas').press('ArrowLeft');
  await earlier(page, left.actions);
  await page.locator('#canvas').press('Home');
  await told(page, 'status', /^Turn 0 of \d+: the beginning/);
  const first = (await report(page)).actions;
  await page.locator('#canvas').press('ArrowRight');
  await later(page, first);
  await page.locator('#canvas').press('End');
  await at(page, left.actions);
  await click(page, 'rail');
  await until(page, ([least, most]) => ctq_ui().actions > least && ctq_ui().actions < most,
    [first, left.actions]);
  const line = (await report(page)).spots.find((spot) => spot.name.startsWith('at:') && spot.h > 20);
  await click(page, line.name);
  await at(page, Number(line.name.slice(3)));
  const shown = await report(page);
  await page.reload();
  await scene(page, 'review');
  await at(page, shown.actions);
  assert.equal((await report(page)).hash, shown.hash, 'a reload keeps the position');
  await page.goBack();
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await page.close();
});

test('one plays on from a position as a branch, and finds the main line again', async () => {
  const page = await openHands();
  const left = await report(page);
  const main = (await page.evaluate(() => location.hash)).replace('#table=', '');
  await command(page, 'review');
  await scene(page, 'review');
  await page.locator('#canvas').press('Home');
  await told(page, 'status', /the beginning/);
  await settle(page);
  const begin = await report(page);
  await click(page, 'play-on');
  await scene(page, 'table');
  assert.notEqual(await page.evaluate(() => location.hash), `#table=${main}`);
  await turn(page);
  await playByPointing(page);
  await turn(page);
  const records = await page.evaluate(() => Object.entries(localStorage)
    .filter(([key]) => key.includes(':match:')).map(([, text]) => text));
  assert.equal(records.length, 2);
  assert.ok(records.some((text) => text.includes(`[Parent "${main}@${begin.actions}"]`)));
  await command(page, 'review');
  await scene(page, 'review');
  await settle(page);
  await click(page, 'main-line');
  await until(page, (id) => location.hash.startsWith(`#review=${id}`), main);
  await settle(page);
  assert.equal((await report(page)).hash, begin.hash);
  await page.locator('#canvas').press('End');
  await until(page, (hash) => ctq_ui().hash === hash, left.hash);
  await page.close();
});

test('with hidden hands review shows only what the person may see', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'set:text=on');
  await command(page, 'play:cartagena');
  await playByPointing(page);
  await turn(page);
  const seen = async () => (await page.locator('#situation li').allTextContents())
    .filter((line) => line.startsWith('Greedy')).join(' ');
  await command(page, 'review');
  await scene(page, 'review');
  for (const words of ['first', 'next', 'next', 'last']) {
    await command(page, words);
    await settle(page);
    assert.ok(!/spade|heart|diamond|club/.test(await seen()), await seen());
  }
  await page.close();
});

test('the menu of a review leads to the sandbox, and reports a problem from either', async () => {
  const page = await openHands({}, 1);
  await command(page, 'review');
  await scene(page, 'review');
  await settle(page);
  await catchCopies(page);
  await click(page, 'more');
  await click(page, 'more-report');
  assert.match(await copied(page), /Scene: review/);
  await click(page, 'more');
  await click(page, 'more-sandbox');
  await scene(page, 'sandbox');
  await settle(page);
  await click(page, 'more');
  await click(page, 'more-report');
  assert.match(await copied(page), /Scene: sandbox/);
  await command(page, 'lobby');
  await scene(page, 'lobby');
  await settle(page);
  await click(page, 'about');
  await click(page, 'report');
  assert.match(await copied(page), /Scene: lobby/);
  await page.close();
});

test('resigning ends a match, review and Play again follow, undo takes it back', async () => {
  const page = await openHands({}, 1);
  const left = await report(page);
  await command(page, 'end');
  await told(page, 'status', /You resigned/);
  await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'again'));
  assert.ok((await report(page)).over);
  await command(page, 'undo');
  await until(page, (hash) => !ctq_ui().over && ctq_ui().hash === hash, left.hash);
  await command(page, 'end');
  await until(page, () => ctq_ui().over);
  await settle(page);
  await click(page, 'again');
  await until(page, () => !ctq_ui().over && ctq_ui().scene === 'table');
  const record = await page.evaluate(() => Object.values(localStorage)
    .find((text) => text.includes('[Seats "greedy human"]')));
  assert.ok(record, 'everyone moved on one seat');
  await page.close();
});

test('the last set-up of a game is remembered, and the standard one comes back', async () => {
  const page = await openHands({}, 0);
  await page.reload();
  await scene(page, 'table');
  await command(page, 'lobby');
  await command(page, 'setup:cartagena');
  await scene(page, 'setup');
  await page.goto(`${url}?again#setup=cartagena`);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'set:text=on');
  const pressed = (name) => page.locator(`[data-command="option:rules=${name}"][aria-pressed="true"]`);
  await pressed('board').waitFor();
  await settle(page);
  await click(page, 'defaults');
  await pressed('cards').waitFor();
  await page.close();
});

test('review fits every screen', async () => {
  const page = await openHands({}, 1);
  await command(page, 'review');
  await scene(page, 'review');
  await onScreens(page, sizes, (width, height) => nothingClipped(page, width, height, /^at:|:bar$/));
});
