// Carteso in the page: whole games by click, finger, key and text view, previews, layout.
import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { browser } from './browser.mjs';
import { click, command, middle, open, report, tap, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { scene, told, turn } from './table.mjs';

const mostTurns = 120;

/** A table of Carteso with these commands of the set-up, started. */
async function table(commands, options = {}, place = browser) {
  const page = await open(place, '', { reducedMotion: 'reduce', ...options });
  await command(page, 'set:speed=fast');
  await command(page, 'setup:carteso');
  for (const words of commands) await command(page, words);
  await command(page, 'start');
  await scene(page, 'table');
  return page;
}

const shown = (page, name) => until(page, (wanted) =>
  ctq_ui().spots.some((spot) => spot.name === wanted && spot.enabled), name);

/** Presses a spot that plays something and waits until it is done. */
async function play(page, spot, press = click) {
  const { actions } = await turn(page);
  await shown(page, spot);
  await press(page, spot);
  await until(page, (was) => ctq_ui().actions > was, actions);
}

/** Plays to the end: dark and light stones in turn, the button at once, passes when all is full. */
async function playOut(page, press) {
  for (let i = 0; i < mostTurns; i += 1) {
    const now = await turn(page);
    if (now.over) return;
    const legal = now.choices.map((spots) => spots[0]);
    const colour = i % 3 === 0 ? 'O' : 'X';
    const points = legal.filter((spot) => spot.startsWith(`point:${colour}`));
    const other = legal.find((spot) => spot === 'do:button' || spot === 'do:pass');
    if (points.length === 0 || (i > 2 && other === 'do:button')) {
      await play(page, other, press);
      continue;
    }
    const wanted = points[(7 * i) % points.length];
    if (!now.spots.some((spot) => spot.name === wanted)) await press(page, `stone-${colour}`);
    await play(page, wanted, press);
  }
}

test('a 5×5 game is played by clicks, with komi and sides, to the end', async () => {
  const page = await table(['set:text=on', 'option:size=5', 'seat:2=human', 'seed:4']);
  await turn(page);
  await click(page, 'komi-more');
  await shown(page, 'komi:2');
  await click(page, 'komi-less');
  await play(page, 'komi:1');
  await told(page, 'status', /Player 2’s turn: pick your side; komi is 1/);
  await play(page, 'side:V');
  await told(page, 'status', /Player 2’s turn: as Vertical/);
  await playOut(page, click);
  assert.match(await page.locator('#status').textContent(),
    /Player [12] wins: as (Vertical|Horizontal), \d+½? to \d*½?\./);
  await page.close();
});

test('a game is played by finger on a phone against a bot', async () => {
  const page = await table(['option:size=4', 'seat:2=claimer', 'seed:4'], {
    viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2,
  });
  await play(page, 'komi:0', tap);
  await playOut(page, tap);
  assert.equal((await report(page)).over, true);
  await page.close();
});

test('keys choose the colour, take the button and pass', async () => {
  const page = await table(['set:text=on', 'option:size=3', 'option:komi=0',
    'option:sides=fixed', 'seat:2=human']);
  await turn(page);
  const canvas = page.locator('#canvas');
  await canvas.press('o');
  await shown(page, 'point:Ob2');
  await canvas.press('x');
  await shown(page, 'point:Xb2');
  await canvas.press('b');
  await told(page, 'situation', /Player 1: Vertical, ½ points/);
  for (const player of [2, 1]) {
    await told(page, 'status', new RegExp(`Player ${player}’s turn`));
    await canvas.press('p');
  }
  await told(page, 'status', /Player 1 wins: as Vertical, ½ to 0/);
  await page.close();
});

test('a point tells what a stone would claim, a stone what its group is', async () => {
  const page = await table(['option:size=3', 'option:komi=2', 'option:sides=fixed',
    'seat:2=human']);
  await turn(page);
  for (const act of ['Xa1', 'Oa2', 'button', 'Ob2', 'Xb1', 'Oc2']) {
    await command(page, `act:${act}`);
  }
  await turn(page);
  const group = (words) => until(page, (wanted) => ctq_ui().spots.some((spot) =>
    spot.name === 'group' && spot.label.includes(wanted)), words);
  const point = await middle(page, 'point:Xc1');
  await page.mouse.move(point.x, point.y);
  await group('X on c1: Horizontal +3');
  const stone = await middle(page, 'group-b2');
  await page.mouse.move(stone.x, stone.y);
  await group('O group: 1 row × 3 columns');
  await page.close();
});

test('a game is played through the text view alone, and axe finds nothing', async () => {
  const context = await browser.newContext();
  const page = await table(['set:text=on', 'option:size=3', 'seat:2=claimer', 'seed:2'], {},
    context);
  for (let i = 0; i < mostTurns; i += 1) {
    await until(page, () => ctq_ui().over ||
      (ctq_ui().yours && document.querySelector('button[data-command^="act:"]')));
    const now = await report(page);
    if (now.over) break;
    if (i === 2) assert.deepEqual(await findings(page), []);
    await page.locator('#groups button[data-command^="act:"]').nth(i === 0 ? 3 : 0).click();
    await until(page, (was) => ctq_ui().actions > was, now.actions);
  }
  await told(page, 'status', / wins?: as /);
  assert.match(await page.locator('#situation').textContent(), /Row 3: [XO.] [XO.] [XO.]/);
  await context.close();
});

test('the review of a small board says at each step what was best', async () => {
  const context = await browser.newContext();
  const page = await table(['set:text=on', 'option:size=2', 'option:komi=0', 'option:sides=fixed',
    'seat:2=human'], {}, context);
  for (const act of ['Xa1', 'button', 'Ob2', 'Xb1', 'Oa2', 'pass', 'pass']) {
    await turn(page);
    await command(page, `act:${act}`);
  }
  await until(page, () => ctq_ui().over);
  await command(page, 'review');
  await scene(page, 'review');
  await command(page, 'first');
  await told(page, 'situation', /Best play: Player 1 wins by ½ with .* Played: Xa1, /);
  await until(page, () => ctq_ui().spots.some((spot) =>
    spot.name === 'best-play' && /wins by ½/.test(spot.label)));
  await command(page, 'next');
  await told(page, 'situation', /Best play: Player 2 .* Played: button, /);
  assert.deepEqual(await findings(page), []);
  await command(page, 'last');
  await until(page, () => !document.getElementById('situation').textContent.includes('Best play'));
  await command(page, 'set:text=off');
  await command(page, 'first');
  await onScreens(page, sizes, (width, height) =>
    nothingClipped(page, width, height, /-list$|:bar$|^at:/));
  await context.close();
});

test('the laboratory plays Carteso from a link, and a preset over all sizes', async () => {
  const page = await open(browser, 'lab=carteso;size=5;claimer,random;10;7;r', { reducedMotion: 'reduce' });
  await scene(page, 'laboratory');
  await click(page, 'run');
  await until(page, () => ctq_ui().quiet && ctq_ui().laboratory.done === 10);
  await command(page, 'preset:size-carteso');
  await command(page, 'games:20');
  await click(page, 'run');
  await until(page, () => ctq_ui().quiet && ctq_ui().laboratory.done === 8 * 20);
  await page.close();
});

test('nothing of Carteso lies on another thing or is clipped, on any screen', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  const fits = () => onScreens(page, sizes, (width, height) => nothingClipped(page, width, height));
  await command(page, 'setup:carteso');
  await command(page, 'seat:2=human');
  for (const size of ['option:size=1', 'option:size=9', 'option:size=13', 'option:cols=4']) {
    await command(page, size);
    await command(page, 'start');
    await scene(page, 'table');
    await turn(page);
    await fits();
    for (const act of ['komi=1', 'side=H', 'Xa1']) {
      await command(page, `act:${act}`);
      await turn(page);
      await fits();
    }
    await page.goBack();
    await scene(page, 'setup');
  }
});
