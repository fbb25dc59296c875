// Two people at a table over the network: from the lobby to a rematch, and back to the table.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { click, command, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { guestAt, hostAt, newContext, pageOf, playSome, sameChain, seated } from './network.mjs';
import { scene, told } from './table.mjs';

/** Presses a button once it is there. */
const press = async (page, name) => {
  await until(page, (wanted) => ctq_ui().spots.some((spot) => spot.name === wanted), name);
  await click(page, name);
};

/** Until the page shows the beginning of a match. */
const atNextMatch = (page, last) => until(page, (chain) => ctq_ui().scene === 'table' &&
  !ctq_ui().over && ctq_ui().chain !== chain, last);

test('two devices, from the lobby to a rematch, press by press', async () => {
  const [home, away] = [await newContext(browser), await newContext(browser)];
  const anna = await pageOf(home);
  await press(anna, 'friend:cartagena');
  await press(anna, 'friend-near:cartagena');
  await anna.locator('#ask input').fill('Anna');
  await anna.keyboard.press('Enter');
  await scene(anna, 'network');
  await catchCopies(anna);
  await press(anna, 'link-copy');
  const ben = await pageOf(away, (await copied(anna)).split('#')[1]);
  await scene(ben, 'network');
  await press(ben, 'join');
  await ben.locator('#ask input').fill('Ben');
  await ben.keyboard.press('Enter');
  await told(ben, 'status', /One more step: send your answer to Anna/);
  await catchCopies(ben);
  await press(ben, 'link-copy');
  await told(ben, 'status', /Waiting until Anna opens your answer/);
  await press(anna, 'paste');
  await anna.locator('#record-text').fill(await copied(ben));
  await anna.locator('#record-do').click();
  await scene(anna, 'table');
  await scene(ben, 'table');
  await playSome([anna, ben], 4);
  await command(ben, 'end');
  await command(ben, 'net:resign');
  for (const page of [anna, ben]) await until(page, () => ctq_ui().over);
  await sameChain([anna, ben]);
  const { chain } = await report(anna);
  await press(ben, 'again');
  await told(anna, 'text', /Ben wants a rematch/);
  await press(anna, 'again');
  for (const page of [anna, ben]) await atNextMatch(page, chain);
  await playSome([anna, ben], 4);
  await sameChain([anna, ben]);
});

test('a third tab offers to take the table over, and the other one then does', async () => {
  const tabs = await newContext(browser);
  const { page: anna, invitation } = await hostAt(tabs, 'carteso;size=5;human,guest;');
  const ben = await guestAt(tabs, invitation, 'Ben');
  await scene(ben, 'table');
  await playSome([anna, ben], 2);
  const again = await pageOf(tabs, new URL(ben.url()).hash.slice(1));
  await told(again, 'status', /This table is open in another tab/);
  await click(again, 'take-over');
  await scene(again, 'table');
  await told(ben, 'status', /This table is open in another tab/);
  await playSome([anna, again], 2);
  await sameChain([anna, again]);
});

test('the screen of who hosts stays lit until the table is left', async () => {
  const tabs = await newContext(browser);
  await tabs.addInitScript(() => {
    window.lamps = 0;
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
      window.lamps += 1;
      return { release: () => { window.lamps -= 1; } };
    } } });
  });
  const { page: anna, invitation } = await hostAt(tabs, 'carteso;size=5;human,guest;');
  await until(anna, () => window.lamps === 1);
  const ben = await guestAt(tabs, invitation, 'Ben');
  await seated(ben);
  assert.equal(await ben.evaluate(() => window.lamps), 0);
  await scene(anna, 'table');
  await command(anna, 'lobby');
  await scene(anna, 'lobby');
  await until(anna, () => window.lamps === 0);
});
