// Keys: their list opens in every scene; actions are typed; the laboratory is walked through.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { openTable, scene, settle, told } from './table.mjs';

/** Keys as on an American keyboard, where ? is Shift and /. */
const press = (page, key) => page.locator('#canvas').press(key === '?' ? 'Shift+Slash' : key);
const shows = (page, name) => until(page, (wanted) =>
  ctq_ui().spots.some((spot) => spot.name === wanted), name);
const showsNot = (page, name) => until(page, (wanted) =>
  !ctq_ui().spots.some((spot) => spot.name === wanted), name);

/** A match of two people with an action to undo and one to redo. */
async function table() {
  const page = await openTable(browser, {}, 0,
    ['option:rules=board', 'seat:2=human', 'seed:3']);
  await command(page, 'set:text=off');
  for (let i = 0; i < 2; i += 1) {
    const { actions } = await report(page);
    const [words] = await page.evaluate(() => [...document.querySelectorAll(
      '[data-command^="act:"]')].map((node) => node.dataset.command));
    await command(page, words ?? await firstAction(page));
    await until(page, (count) => ctq_ui().actions > count, actions);
  }
  await command(page, 'undo');
  await settle(page);
  return page;
}

/** The first legal action as its command: the text view has it while it is shown. */
async function firstAction(page) {
  await command(page, 'set:text=on');
  const words = await page.locator('[data-command^="act:"]').first().getAttribute('data-command');
  await command(page, 'set:text=off');
  return words;
}

/** Each scene, from the table's page. */
const scenes = {
  lobby: ['lobby'],
  setup: ['lobby', 'setup:cartagena'],
  table: [],
  review: ['review', 'previous'],
  sandbox: ['sandbox', 'first', 'next', 'next'],
  laboratory: ['lobby', 'laboratory'],
  library: ['lobby', 'library'],
  rules: ['rules:cartagena'],
};

test('? opens the keys and Esc closes them, in every scene', async () => {
  const page = await table();
  const address = await page.evaluate(() => location.hash);
  for (const [name, way] of Object.entries(scenes)) {
    await page.evaluate((hash) => { location.hash = hash; }, address);
    await scene(page, 'table');
    for (const words of way) await command(page, words);
    await scene(page, name);
    const listed = (await report(page)).keys;
    assert.ok(listed.includes('?') && listed.includes('Esc'), name);
    await press(page, '?');
    await shows(page, 'help:close');
    await press(page, 'Escape');
    await showsNot(page, 'help:close');
    assert.equal((await report(page)).scene, name);
  }
  await page.close();
});

test('an action typed wrong stays in the field with a sentence, a right one is played', async () => {
  const page = await table();
  const begin = await report(page);
  const right = (await firstAction(page)).slice(4);
  await settle(page);
  await press(page, 'a');
  await page.locator('#ask[open]').waitFor();
  await page.locator('#answer').fill('dance a jig');
  await page.locator('#answer').press('Enter');
  await told(page, 'notice', /No action begins with “dance”|dance/);
  assert.equal((await report(page)).hash, begin.hash);
  await press(page, 'a');
  await page.locator('#ask[open]').waitFor();
  assert.equal(await page.locator('#answer').inputValue(), 'dance a jig');
  await page.locator('#answer').fill(right);
  await page.locator('#answer').press('Enter');
  await until(page, (actions) => ctq_ui().actions > actions, begin.actions);
  await command(page, 'undo');
  await until(page, (hash) => ctq_ui().hash === hash, begin.hash);
  await command(page, 'set:text=on');
  const field = page.locator('#typed');
  await field.fill('hat@77');
  await field.press('Enter');
  await told(page, 'notice', /No action begins with “hat@77”/);
  assert.equal(await field.inputValue(), 'hat@77');
  assert.equal((await report(page)).hash, begin.hash);
  await field.fill(right);
  await field.press('Enter');
  await until(page, (actions) => ctq_ui().actions > actions, begin.actions);
  await until(page, () => document.getElementById('typed').value === '');
  await page.close();
});

test('the arrow keys walk through the laboratory, and Enter runs', async () => {
  const page = await open(browser, 'lab=cartagena;tokens=1;greedy,random;60;7',
    { reducedMotion: 'reduce' });
  await settle(page);
  await page.locator('#canvas').focus();
  const met = new Set();
  const walk = async (key, most) => {
    for (let i = 0; i < most && !met.has('run'); i += 1) {
      const before = (await report(page)).focus;
      await press(page, key);
      await settle(page);
      const { focus } = await report(page);
      met.add(focus);
      if (focus === before && focus !== '') break;
    }
  };
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowUp',
    'ArrowRight', 'ArrowDown']) await walk(key, 30);
  assert.ok(met.size > 4, [...met].join(' '));
  assert.ok(met.has('run'), [...met].join(' '));
  await press(page, 'Enter');
  await until(page, () => ctq_ui().laboratory.done === 60);
  await page.close();
});

test('a menu higher than the page scrolls by End, and a number that was clicked takes the keys', async () => {
  const page = await open(browser, 'setup=cartagena', { reducedMotion: 'reduce' });
  const number = 'option:tokens=number';
  const says = (words) => until(page, ([name, label]) =>
    ctq_ui().spots.some((spot) => spot.name === name && spot.label === label), [number, words]);
  await says('Pirates each, 4');
  await click(page, number);
  await page.keyboard.press('ArrowRight');
  await says('Pirates each, 5');
  await page.keyboard.press('Home');
  await says('Pirates each, 1');
  await click(page, 'start');
  await scene(page, 'table');
  await page.setViewportSize({ width: 640, height: 360 });
  await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'players'));
  await click(page, 'menu');
  await shows(page, 'menu-review');
  const rows = (await report(page)).spots.filter((spot) => spot.name.startsWith('menu-'));
  assert.ok(rows.every((spot) => spot.full_h === 44), JSON.stringify(rows));
  await page.keyboard.press('End');
  await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'menu-lobby' && spot.h === 44));
  await click(page, 'menu-lobby');
  await scene(page, 'lobby');
  await page.close();
});
