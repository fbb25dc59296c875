// The text view of tables over the network, from the invitation until a guest is lost: axe finds nothing.
// What their scenes show on the canvas is laid out and pressed on the stage, in
// tests/stage/network_scenes.cpp.
import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { browser } from './browser.mjs';
import { command, until } from './driver.mjs';
import { test } from './harness.mjs';
import { guestAt, hostAt, linkOf, newContext, playSome } from './network.mjs';
import { scene, told } from './table.mjs';

/** The text view, as it stands. */
async function accessible(page, name) {
  await until(page, () => !document.getElementById('rest').hidden);
  assert.deepEqual(await findings(page), [], name);
}

test('axe finds nothing at a table over the network, from the invitation until a guest is lost', async () => {
  const home = await newContext(browser);
  const away = await newContext(browser);
  const { page: anna, invitation } = await hostAt(home, 'cartolan;;human,guest;', 'Anna of the long name');
  await accessible(anna, 'waiting');
  const ben = await guestAt(away, invitation, 'Benjamin the Navigator');
  const answer = await linkOf(ben, 'answer');
  await accessible(ben, 'answer');
  await command(anna, `answer:${answer}`);
  await scene(ben, 'table');
  await playSome([anna, ben], 3);
  await accessible(ben, 'playing');
  await ben.close();
  await told(anna, 'groups', /connection to Benjamin the Navigator is lost/);
  await accessible(anna, 'guest lost');
});
