// Tables over the network: between tabs of one browser, by the pages' own transport.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, url } from './browser.mjs';
import { command, report, until } from './driver.mjs';
import { guestAt, hostAt, newContext, pageOf, playOn, playSome, sameChain } from './network.mjs';
import { scene, told } from './table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** A guest's page at a table of this browser. */
async function guest(context, invitation, name) {
  const page = await guestAt(context, invitation, name);
  await told(page, 'status', /You have a seat/);
  return page;
}
const context = () => newContext(browser);
const host = hostAt;

/** But for what the change to the other program cut off. */
const mistakes = (page) => page.problems.filter((one) => !/favicon/.test(one));

test('two tabs play a whole Cartagena with closed hands, and end with the same match', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'cartagena;tokens=2;human,guest;');
  const ben = await guest(tabs, invitation, 'Ben');
  await told(anna, 'status', /Everybody is here/);
  await told(anna, 'situation', /Yellow: Ben/);
  await command(anna, 'begin');
  await scene(anna, 'table');
  await scene(ben, 'table');
  // What Ben's text view tells of Anna's hand is only how many cards it has.
  await told(ben, 'situation', /Anna: .*hand: 3 cards/);
  await told(anna, 'situation', /Ben: .*hand: 3 cards/);
  await playOn([anna, ben]);
  await sameChain([anna, ben]);
  assert.deepEqual([...anna.problems, ...ben.problems], []);
  await tabs.close();
});

test('Incan Gold’s choices at once, a bot at the host’s, and an onlooker', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'incan_gold;;human,guest,myopic;');
  const ben = await guest(tabs, invitation, 'Ben');
  const eve = await pageOf(tabs, invitation);
  await scene(eve, 'network');
  await command(eve, 'look-on');
  await told(eve, 'status', /You look on/);
  await command(anna, 'begin');
  await playOn([anna, ben]);
  await sameChain([anna, ben, eve]);
  await until(eve, () => ctq_ui().over);
  assert.deepEqual([...anna.problems, ...ben.problems, ...eve.problems], []);
  await tabs.close();
});

test('guest and host may load their pages again, and the match goes on', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'cartagena;tokens=2;human,guest;');
  const ben = await guest(tabs, invitation, 'Ben');
  await command(anna, 'begin');
  await playSome([anna, ben], 6);
  const { actions } = await report(ben);
  await ben.reload();
  await scene(ben, 'table');
  assert.ok((await report(ben)).actions >= actions);
  await playSome([anna, ben], 4);
  await anna.reload();
  await scene(anna, 'table');
  await playSome([anna, ben], 4);
  await playOn([anna, ben]);
  await sameChain([anna, ben]);
  await tabs.close();
});

test('a bot plays on for a guest who is gone, until the guest is back', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'cartagena;tokens=2;human,guest;');
  const ben = await guest(tabs, invitation, 'Ben');
  await command(anna, 'begin');
  await scene(ben, 'table');
  const seat = ben.url().split('#')[1];
  await ben.close();
  await told(anna, 'groups', /connection to Ben .*is lost/);
  await command(anna, 'net:bot:2');
  await playSome([anna], 4);
  const again = await pageOf(tabs, seat);
  await scene(again, 'table');
  await playOn([anna, again]);
  await sameChain([anna, again]);
  await tabs.close();
});

test('to take back is asked of the others', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'carteso;;human,guest;', 'Anna');
  const ben = await guest(tabs, invitation, 'Ben');
  await command(anna, 'begin');
  await playSome([anna, ben], 3);
  const { actions } = await report(anna);
  await command(anna, 'undo');
  await told(ben, 'groups', /Anna asks to take back/);
  await command(ben, 'net:refuse');
  await told(anna, 'status', /turn/);
  assert.equal((await report(anna)).actions, actions);
  await playSome([anna, ben], 2);
  await command(ben, 'undo');
  await told(anna, 'groups', /Ben asks to take back/);
  const before = (await report(anna)).actions;
  await command(anna, 'net:allow');
  await until(ben, (wanted) => ctq_ui().actions < wanted, before);
  await sameChain([anna, ben]);
  assert.deepEqual([...anna.problems, ...ben.problems], []);
  await tabs.close();
});

test('from the set-up a seat for a guest leads to a table, and from the lobby back to it', async () => {
  const tabs = await context();
  const page = await pageOf(tabs, 'setup=carteso');
  await command(page, 'seat:1=human');
  await command(page, 'seat:2=guest');
  await page.locator('#text').getByRole('button', { name: 'Invite', exact: true }).waitFor();
  await command(page, 'start');
  await scene(page, 'network');
  await told(page, 'status', /You open a table of Carteso/);
  await command(page, 'name:Anna');
  await command(page, 'open-table');
  await told(page, 'status', /Waiting for a guest/);
  await command(page, 'fill:2');
  await command(page, 'begin');
  await scene(page, 'table');
  await playSome([page], 1);
  const { actions } = await report(page);
  await page.goto(url);
  await scene(page, 'lobby');
  await page.getByRole('button', { name: 'Go on with Carteso over the network' }).click();
  await scene(page, 'table');
  assert.ok((await report(page)).actions >= actions);
  await command(page, 'end');
  await until(page, () => ctq_ui().over);
  await command(page, 'review');
  await scene(page, 'review');
  assert.deepEqual(mistakes(page), []);
  await tabs.close();
});

test('invitations and answers that are damaged are refused in a sentence', async () => {
  const tabs = await context();
  const page = await pageOf(tabs);
  for (const bad of ['join=AAAA', 'join=%00', 'answer=***', 'net=nothing', 'invite=chess;;guest;']) {
    await page.evaluate(() => { document.getElementById('notice').textContent = ''; });
    await page.evaluate((hash) => { location.hash = hash; }, bad);
    await told(page, 'notice', /.{20}/);
    assert.equal((await report(page)).scene, 'lobby', bad);
  }
  assert.deepEqual(mistakes(page), []);
  await tabs.close();
});
