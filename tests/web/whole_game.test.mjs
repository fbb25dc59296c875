// Games against a bot: whole ones by clicks on the picture and through the text view, some turns by
// finger on a phone.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, open, report, tap, until } from './driver.mjs';
import { test } from './harness.mjs';
import { told } from './table.mjs';

const mostTurns = 400;

// It is our turn and the picture shows it, or the match is over. Nothing moves any more.
const settled = (page) => until(page, () => {
  const now = ctq_ui();
  return now.quiet && (now.over || now.yours) &&
    now.spots.some((spot) => spot.name === 'undo' || spot.name === 'again');
});

// Names of the spots that begin so and can be clicked now.
const named = async (page, begin) => (await report(page)).spots
  .filter((spot) => spot.name.startsWith(begin) && spot.enabled && spot.w > 0)
  .map((spot) => spot.name);

const position = (name) => Number(name.split(':')[1]);

// One action as a beginner would: a card and the pirate furthest behind; without cards, back.
async function act(page, point) {
  const { actions } = await report(page);
  const acted = async () => {
    await settled(page);
    const now = await report(page);
    return now.over || now.actions !== actions;
  };
  for (const name of await named(page, 'do:')) {
    await point(page, name);
    if (await acted()) return;
  }
  const tokens = (await named(page, 'token:')).sort((a, b) => position(a) - position(b));
  const card = (await named(page, 'card:'))[0];
  if (card) {
    await point(page, card);
    if (await acted()) return;
  }
  for (const token of card ? tokens : tokens.reverse()) {
    await point(page, token);
    if (await acted()) return;
  }
  assert.fail('no spot did anything');
}

/** A table of a short game against a bot. */
async function table(options) {
  const page = await open(browser, '', { reducedMotion: 'reduce', ...options });
  for (const words of ['set:speed=fast', 'setup:cartagena', 'option:tokens=2', 'seed:17', 'start']) {
    assert.equal(await command(page, words), 1, words);
  }
  return page;
}

test('a whole game is clicked through on the canvas', async () => {
  const page = await table({});
  assert.equal((await report(page)).webgl, true);
  for (let turn = 0; turn < mostTurns; turn++) {
    await settled(page);
    if ((await report(page)).over) break;
    await act(page, click);
  }
  const end = await report(page);
  assert.equal(end.over, true);
  assert.ok(end.spots.some((spot) => spot.name === 'again'), 'the end offers another game');
  assert.match(await page.locator('#status').textContent(), / wins?\b/);
  await click(page, 'again');
  await until(page, () => !ctq_ui().over && ctq_ui().scene === 'table');
  await page.close();
});

test('turns are played by finger on a phone', async () => {
  const page = await table({
    viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2,
  });
  for (let turn = 0; turn < 4; turn++) {
    await settled(page);
    await act(page, tap);
  }
});

test('a whole game is played through the text view alone', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await page.locator('#view').press('Enter');
  await page.getByRole('button', { name: 'Play Cartagena' }).click();
  const actions = page.locator('#groups button[data-command^="act:"]');
  const shown = () => {
    const now = ctq_ui();
    return now.over || (now.yours && document.querySelector('button[data-command^="act:"]'));
  };
  for (let turn = 0; turn < mostTurns; turn++) {
    await until(page, shown);
    if ((await report(page)).over) break;
    const before = (await report(page)).sequence;
    await actions.first().click();
    await until(page, (sequence) => ctq_ui().sequence > sequence, before);
  }
  assert.equal((await report(page)).over, true);
  await told(page, 'status', / wins?\b/);  // the text view follows a moment later
  assert.ok(await page.locator('#log li').count() > 10);
  await page.close();
});
