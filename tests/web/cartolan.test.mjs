// Cartolan on every screen. How it is played is in tests/stage.
import { browser } from './browser.mjs';
import { command, open } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { scene, settle, told, turn } from './table.mjs';

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
