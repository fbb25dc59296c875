// Cartolan in the page: a whole game by clicks on the map, piracy and a city by record, zoom, layout.
import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { browser } from './browser.mjs';
import { click, command, open, report, tap, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { scene, settle, told, turn } from './table.mjs';

const clicks = 40;

/** A table of Cartolan with these commands of the set-up, started. */
async function table(commands, options = {}, place = browser) {
  const page = await open(place, '', { reducedMotion: 'reduce', ...options });
  await command(page, 'set:speed=fast');
  await command(page, 'setup:cartolan');
  for (const words of commands) await command(page, words);
  await command(page, 'start');
  await scene(page, 'table');
  return page;
}

/** A table where these tokens were played, by people. */
async function recorded(options, tokens, more = {}) {
  const page = await open(browser, 'library', { reducedMotion: 'reduce', ...more });
  await command(page, 'set:text=on');
  const record = `[Game "cartolan"]\n[Options "${options}"]\n[Seats "human human"]\n[Seed "3"]\n\n` +
    `${tokens}\n`;
  await command(page, `import:${record}`);
  await told(page, 'notice', /1 match imported/);
  const id = await page.evaluate(() =>
    Object.keys(localStorage).find((key) => key.includes(':match:')).split(':match:')[1]);
  await command(page, `resume:${id}`);
  await scene(page, 'table');
  await turn(page);
  await settle(page);
  return page;
}

/** Presses a spot that plays something and waits until it is done. */
async function play(page, spot, press = click) {
  const { actions } = await turn(page);
  await press(page, spot);
  await until(page, (was) => ctq_ui().actions > was, actions);
}

/** What a person who likes the unknown points at: banks, buys nothing, goes where nobody was. */
function wanted(now, count) {
  const legal = now.choices.map((spots) => spots[0]);
  const sums = legal.filter((spot) => spot.startsWith('do:bank='));
  if (sums.length > 0) return sums.at(-1);
  const rest = ['do:done', 'do:rest', 'do:adv=1'].find((spot) => legal.includes(spot));
  if (rest) return rest;
  const ways = legal.filter((spot) => spot.startsWith('cell:'));
  if (ways.length === 0) return legal.includes('do:stop') ? 'do:stop' : legal[0];
  const far = (spot) => spot.slice(5).split(',').reduce((sum, n) => sum + Math.abs(Number(n)), 0);
  const homeward = count % 60 > 36;
  ways.sort((a, b) => (homeward ? far(a) - far(b) : far(b) - far(a)));
  return ways[count % 7 === 3 ? ways.length - 1 : 0];
}

test('a beginner game against bots goes on by clicks on the map', async () => {
  const page = await table(['set:text=on', 'seats:3', 'seat:2=explorer', 'seat:3=trader', 'seed:7']);
  const laid = (now) => now.spots.filter((spot) => spot.name.startsWith('cell:')).length;
  const first = laid(await turn(page));
  for (let i = 0; i < clicks; i += 1) {
    const now = await turn(page);
    assert.equal(now.over, false);
    await play(page, wanted(now, i));
  }
  await turn(page);
  await settle(page);
  assert.ok(laid(await report(page)) > first + 10, 'the map has grown');
});

test('piracy: the attack is offered beside the map, the log tells it, the route shows it', async () => {
  const page = await recorded('mode=regular', 'first=1 n n tile=ftttt stop n n');
  await told(page, 'status', /Player 2’s turn: attack, or move on/);
  const spots = (await report(page)).spots;
  const attack = spots.find((spot) => spot.name === 'do:attack=1.1');
  assert.equal(attack.label, 'Attack Player 1');
  const lowest = Math.max(...spots.filter((spot) => spot.name.startsWith('cell:'))
    .map((spot) => spot.y + spot.h));
  assert.ok(attack.y >= lowest, 'the question lies beside the map');
  await play(page, 'do:attack=1.1');
  await told(page, 'log', /attacks Adventurer 1\.1/);
  await told(page, 'situation', /Player 2: 0 in the Vault; Adventurer 1, a pirate, at 0,2/);
  await page.close();
});

test('a city asks how much to bank; the rest follows by key', async () => {
  const page = await recorded('trade=5 adventurer_price=4', 'first=1 w stop stop w tile=tfttt stop stop e e');
  await told(page, 'status', /how much goes from the Chest into the Vault/);
  await click(page, 'amount-less');
  await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'do:bank=4'));
  await click(page, 'amount-more');
  await play(page, 'do:bank=5');
  await told(page, 'status', /in the city: hire/);
  const { actions } = await report(page);
  await page.locator('#canvas').press('h');
  await until(page, (was) => ctq_ui().actions > was, actions);
  await told(page, 'situation', /Player 1: 1 in the Vault; Adventurer 1 at 0,0 with 0; Adventurer 2/);
  await page.close();
});

test('letters move, a barred way and a far place say why not', async () => {
  const page = await recorded('', 'first=1');
  const canvas = page.locator('#canvas');
  const { actions } = await report(page);
  await canvas.press('n');
  await until(page, (was) => ctq_ui().actions > was, actions);
  await settle(page);
  await click(page, 'cell:0,0');
  await told(page, 'notice', /against the wind/);
  await page.close();
});

test('on a phone a game goes on by finger, and the map can be enlarged', async () => {
  const page = await table(['seats:2', 'seat:2=router', 'seed:5'], {
    viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2,
  });
  for (let i = 0; i < 30; i += 1) {
    const now = await turn(page);
    if (now.over) break;
    await play(page, wanted(now, i), tap);
  }
  await turn(page);
  await settle(page);
  const side = (now) => now.spots.find((spot) => spot.name === 'cell:0,0').full_w;
  const small = side(await report(page));
  await page.locator('#canvas').press('+');
  await until(page, (was) => ctq_ui().spots.some((spot) => spot.name.startsWith('cell:') &&
    spot.full_w > was * 1.1), small);
  await tap(page, 'zoom-fit');
  await until(page, (was) => ctq_ui().spots.some((spot) => spot.name === 'cell:0,0' &&
    spot.full_w === was), small);
  await page.close();
});

test('on a phone what is asked again and again is answered once for all beside the players', async () => {
  const page = await table(['option:mode=advanced', 'seats:4', 'seed:5'], {
    viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2,
  });
  await turn(page);
  await tap(page, 'players');
  const says = (words) => until(page, (wanted) => ctq_ui().spots.some((spot) =>
    spot.name === 'habit:rest_rival' && spot.label === wanted), words);
  await says('Paid rest: ask');
  await page.mouse.move(420, 200);
  await page.mouse.wheel(0, 2000);
  await tap(page, 'habit:rest_rival');
  await says('Paid rest: always');
  await page.close();
});

test('moves are played through the text view alone, and axe finds nothing', async () => {
  const context = await browser.newContext();
  const page = await table(['set:text=on', 'option:mode=advanced', 'seat:2=explorer', 'seed:2'], {},
    context);
  for (let i = 0; i < 12; i += 1) {
    await until(page, () => ctq_ui().over ||
      (ctq_ui().yours && document.querySelector('button[data-command^="act:"]')));
    const now = await report(page);
    if (i === 3) assert.deepEqual(await findings(page), []);
    await page.locator('#groups button[data-command^="act:"]').first().click();
    await until(page, (was) => ctq_ui().actions > was, now.actions);
  }
  assert.match(await page.locator('#situation').textContent(), /Map, columns eastwards/);
  await context.close();
});

/** Positions whose layouts differ: the first move, a fight, a bank, a shop, cards to choose. */
const positions = [
  ['', 'first=1'],
  ['mode=regular', 'first=1 n n tile=ftttt stop n n'],
  ['', 'first=1 w stop stop w tile=tfttt stop stop e e'],
  ['adventurer_price=1 agent_price=1 agent_price_own=1 domain=1',
    'first=1 w stop stop w tile=tfttt stop stop e e bank=5'],
  ['mode=advanced domain=0', 'first=1 card=lookout card=banker n n tile=ftttt tile=ttttf'],
];

for (const [options, tokens] of positions) {
  test(`nothing is clipped on any screen, ${options || 'Beginner'}, after ${tokens}`, async () => {
    const page = await recorded(options, tokens);
    await command(page, 'set:text=off');
    await onScreens(page, sizes, (width, height) => nothingClipped(page, width, height, /:bar$/));
  });
}

test('a map that bots have made large is moved by the wheel while they go on', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'set:watch=fastest');
  await command(page, 'setup:cartolan');
  for (const words of ['option:mode=regular', 'option:margin=999', 'option:boxes=2', 'seats:4', 'seat:1=explorer',
    'seat:2=explorer', 'seat:3=explorer', 'seat:4=explorer', 'seed:1']) await command(page, words);
  await command(page, 'start');
  await scene(page, 'table');
  await until(page, () => ctq_ui().over || ctq_ui().spots.filter((spot) =>
    spot.name.startsWith('cell:')).length >= 60);
  const place = async () => (await report(page)).spots.find((spot) => spot.name === 'cell:0,0')?.full_w;
  const before = await place();
  await page.mouse.move(400, 350);
  for (let i = 0; i < 5; i += 1) await page.mouse.wheel(0, -120);
  await until(page, (was) => ctq_ui().spots.some((spot) => spot.name.startsWith('cell:') &&
    spot.full_w > was * 1.1), before);
});
