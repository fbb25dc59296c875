// Tables over the network: between tabs of one browser, by the pages' own transport.
import assert from 'node:assert/strict';
import { browser, url } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { click, command, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { guestAt, hostAt, newContext, pageOf, playOn, playSome, sameChain, seated }
  from './network.mjs';
import { scene, told } from './table.mjs';

/** A guest's page at a table of this browser. */
async function guest(context, invitation, name) {
  const page = await guestAt(context, invitation, name);
  await seated(page);
  return page;
}
/**
 * Notes when this page has drawn more than so many actions, in the clock both pages share, and how
 * many frames it has drawn since a frame of the session arrived.
 */
const watchDrawn = (page, actions) => page.evaluate((before) => {
  window.drawnAt = 0;
  window.framesSince = 0;
  let arrived = false;
  const { drawn: tell, netNews } = Module;
  Module.netNews = (kind, link, bytes) => {
    if (kind === 1) {
      arrived = true;
      window.framesSince = 0;
    }
    netNews(kind, link, bytes);
  };
  Module.drawn = () => {
    tell();
    if (arrived) window.framesSince += 1;
    if (ctq_ui().actions > before) {
      window.drawnAt = performance.timeOrigin + performance.now();
      Object.assign(Module, { drawn: tell, netNews });
    }
  };
}, actions);
/** The first action on offer, and when it was given. */
const act = (page) => page.evaluate(() => {
  const [one] = document.querySelectorAll('button[data-command^="act:"]');
  const at = performance.timeOrigin + performance.now();
  Module.command(one.dataset.command);
  return at;
});
const context = () => newContext(browser);
const host = hostAt;

test('from the lobby to a match with a friend: three presses, and one', async () => {
  const tabs = await context();
  const anna = await pageOf(tabs);
  await click(anna, 'friend:cartagena');
  await click(anna, 'friend-near:cartagena');
  await anna.locator('#ask input').fill('Anna');
  await anna.keyboard.press('Enter');
  await scene(anna, 'network');
  await told(anna, 'status', /Waiting for a guest/);
  await until(anna, () => ctq_ui().spots.some(({ name }) => name === 'link-copy'));
  await catchCopies(anna);
  await click(anna, 'link-copy');
  const ben = await pageOf(tabs, (await copied(anna)).split('#')[1]);
  await scene(ben, 'network');
  await click(ben, 'join');
  await scene(anna, 'table');
  await scene(ben, 'table');
  await playSome([anna, ben], 2);
  await sameChain([anna, ben]);
  await tabs.close();
});

test('two tabs play Cartagena with closed hands: nobody is told the other’s, both have the same match', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'cartagena;tokens=2;human,guest;');
  const ben = await guest(tabs, invitation, 'Ben');
  await scene(anna, 'table');
  await scene(ben, 'table');
  // What Ben's text view tells of Anna's hand is only how many cards it has.
  await told(ben, 'situation', /Anna: .*hand: 3 cards/);
  await told(anna, 'situation', /Ben: .*hand: 3 cards/);
  await playSome([anna, ben], 8);
  await sameChain([anna, ben]);
  await tabs.close();
});

test('a whole Incan Gold: choices at once, a bot at the host’s, and an onlooker', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'incan_gold;;human,guest,myopic;');
  const eve = await pageOf(tabs, invitation);
  await scene(eve, 'network');
  await command(eve, 'look-on');
  await told(eve, 'status', /You watch/);
  const ben = await guest(tabs, invitation, 'Ben');
  await playOn([anna, ben]);
  await sameChain([anna, ben, eve]);
  await until(eve, () => ctq_ui().over);
  await tabs.close();
});

test('a guest sees that another one is away, and that it is back', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'cartagena;tokens=2;human,guest,guest;');
  const ben = await guest(tabs, invitation, 'Ben');
  await told(ben, 'status', /The match starts when all seats are taken/);
  await told(anna, 'status', /Waiting for a guest/);
  const carla = await guest(tabs, invitation, 'Carla');
  await scene(carla, 'table');
  const seat = carla.url().split('#')[1];
  await carla.close();
  await told(ben, 'groups', /Carla is away/);
  const again = await pageOf(tabs, seat);
  await scene(again, 'table');
  await told(ben, 'groups', /^(?!.*is away)/);
  await playSome([anna, ben, again], 6);
  await sameChain([anna, ben, again]);
  await tabs.close();
});

test('a Carteso, where one names the komi and the other takes a side', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'carteso;size=4;human,guest;');
  const ben = await guest(tabs, invitation, 'Ben');
  await until(anna, () => ctq_ui().yours);
  await anna.locator('button[data-command="act:komi=3"]').waitFor();
  await command(anna, 'act:komi=3');
  await until(ben, () => ctq_ui().yours);
  await ben.locator('button[data-command="act:side=H"]').waitFor();
  await command(ben, 'act:side=H');
  await until(ben, () => ctq_ui().actions === 2);
  await until(anna, () => ctq_ui().actions === 2 && ctq_ui().yours);
  await playSome([anna, ben], 4);
  await sameChain([anna, ben]);
  assert.equal((await report(anna)).hash, (await report(ben)).hash);
  await tabs.close();
});

test('an action of one page is in the first frame that the other draws after it came', async (run) => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'carteso;;human,guest;');
  const ben = await guest(tabs, invitation, 'Ben');
  await scene(anna, 'table');
  await scene(ben, 'table');
  const took = [];
  const pages = [anna, ben];
  while (took.length < 4) {
    await sameChain(pages);
    await until(anna, () => ctq_ui().quiet);
    await until(ben, () => ctq_ui().quiet);
    const [from, to] = (await report(anna)).yours ? [anna, ben] : [ben, anna];
    await until(from, () => ctq_ui().yours);
    const { actions } = await report(to);
    await watchDrawn(to, actions);
    const sent = await act(from);
    await until(to, () => window.drawnAt > 0);
    took.push(await to.evaluate(() => window.drawnAt) - sent);
    assert.equal(await to.evaluate(() => window.framesSince), 1);
  }
  took.sort((a, b) => a - b);
  run.diagnostic(`an action is drawn elsewhere after ${took[0].toFixed(0)} to ${took[3].toFixed(0)} ms`);
  await sameChain(pages);
  await tabs.close();
});

test('guest and host may load their pages again, and the match goes on', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'cartagena;tokens=2;human,guest;');
  const ben = await guest(tabs, invitation, 'Ben');
  await playSome([anna, ben], 6);
  const { actions } = await report(ben);
  await ben.reload();
  await scene(ben, 'table');
  assert.ok((await report(ben)).actions >= actions);
  await playSome([anna, ben], 4);
  await anna.reload();
  await scene(anna, 'table');
  await playSome([anna, ben], 4);
  await sameChain([anna, ben]);
  await tabs.close();
});

test('a bot plays on for a guest who is gone, until the guest is back', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'cartagena;tokens=2;human,guest;');
  const ben = await guest(tabs, invitation, 'Ben');
  await scene(ben, 'table');
  const seat = ben.url().split('#')[1];
  await ben.close();
  await told(anna, 'groups', /connection to Ben .*is lost/);
  await command(anna, 'net:bot:2');
  await playSome([anna], 4);
  const again = await pageOf(tabs, seat);
  await scene(again, 'table');
  await playSome([anna, again], 4);
  await sameChain([anna, again]);
  await tabs.close();
});

test('to take back is asked of the others', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'carteso;;human,guest;', 'Anna');
  const ben = await guest(tabs, invitation, 'Ben');
  await playSome([anna, ben], 3);
  await sameChain([anna, ben]);
  const { actions } = await report(anna);
  await command(anna, 'undo');
  await told(ben, 'groups', /Anna asks to take back/);
  await command(ben, 'net:refuse');
  await told(anna, 'status', /turn/);
  assert.equal((await report(anna)).actions, actions);
  await playSome([anna, ben], 2);
  await sameChain([anna, ben]);
  await command(ben, 'undo');
  await told(anna, 'groups', /Ben asks to take back/);
  const before = (await report(anna)).actions;
  await command(anna, 'net:allow');
  await until(ben, (wanted) => ctq_ui().actions < wanted, before);
  await sameChain([anna, ben]);
  await tabs.close();
});

test('a guest of a table that was closed looks for it no more', async () => {
  const tabs = await context();
  await tabs.clock.install();
  const { page: anna, invitation } = await host(tabs, 'cartagena;tokens=2;human,guest;');
  await tabs.addInitScript(() => {
    window.hails = 0;
    const post = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (told) {
      window.hails += told.kind === 'hail' ? 1 : 0;
      return post.call(this, told);
    };
  });
  const ben = await guest(tabs, invitation, 'Ben');
  await command(anna, 'leave-table');
  await told(ben, 'groups', /To the lobby/);
  const before = await ben.evaluate(() => window.hails);
  assert.ok(before >= 1);
  // A hail would come after one second.
  await tabs.clock.runFor(5000);
  assert.equal(await ben.evaluate(() => window.hails), before);
  await tabs.close();
});

/** Notes of this context's pages are allowed and caught. */
const catchNotes = (tabs) => tabs.addInitScript(() => {
  window.notes = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission() { return Promise.resolve('granted'); }
    constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
  };
});
/** Whether people see this page. */
const seen = (page, yes) => page.evaluate((shown) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !shown });
  document.dispatchEvent(new Event('visibilitychange'));
}, yes);

test('whose turn it is stands in the title, and is noted where the page is not seen', async () => {
  const tabs = await context();
  await catchNotes(tabs);
  const { page: anna, invitation } = await host(tabs, 'carteso;;human,guest;');
  const ben = await guest(tabs, invitation, 'Ben');
  await command(ben, 'set:notices=on');
  await seen(ben, false);
  await until(anna, () => ctq_ui().yours && /^Your turn/.test(document.title));
  assert.doesNotMatch(await ben.title(), /Your turn/);
  assert.deepEqual(await ben.evaluate(() => window.notes), []);
  await playSome([anna], 1);
  await until(ben, () => ctq_ui().yours && /^Your turn/.test(document.title));
  await until(anna, () => !/Your turn/.test(document.title));
  assert.deepEqual(await ben.evaluate(() => window.notes), ['Cartotheque: It is your turn in Carteso.']);
  // Once for each turn, and not to people who look at it, nor where it was not asked for.
  await seen(ben, true);
  await playSome([anna, ben], 4);
  assert.equal(await ben.evaluate(() => window.notes.length), 1);
  assert.deepEqual(await anna.evaluate(() => window.notes), []);
  await tabs.close();
});

test('a guest that comes back while the host’s page is closed reads that it is waited for', async () => {
  const tabs = await context();
  await tabs.clock.install();
  const { page: anna, invitation } = await host(tabs, 'carteso;size=3;human,guest;');
  const ben = await guest(tabs, invitation, 'Ben');
  await scene(ben, 'table');
  await anna.close();
  await ben.reload();
  await scene(ben, 'table');
  await tabs.clock.fastForward(6000);
  await told(ben, 'groups', /The connection to Anna is lost/);
  assert.doesNotMatch(await ben.locator('#notice').textContent(), /leads only to tabs/);
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
  await scene(page, 'table');
  await playSome([page], 1);
  const { actions } = await report(page);
  await click(page, 'back');
  await page.waitForURL(/#setup=carteso/);
  await page.goto(url);
  await scene(page, 'lobby');
  await page.getByRole('button', { name: 'Go on with Carteso over the network' }).click();
  await scene(page, 'table');
  assert.ok((await report(page)).actions >= actions);
  await command(page, 'end');
  await page.getByRole('button', { name: 'Keep playing', exact: true }).click();
  await told(page, 'groups', /^(?!.*End it for everybody)/);
  assert.equal((await report(page)).over, false);
  await command(page, 'end');
  await page.getByRole('button', { name: 'End it for everybody', exact: true }).click();
  await until(page, () => ctq_ui().over);
  await command(page, 'review');
  await scene(page, 'review');
  await tabs.close();
});

test('invitations and answers that are damaged are refused in a sentence', async () => {
  const tabs = await context();
  const page = await pageOf(tabs);
  for (const [bad, words] of [['join=AAAA', /invitation is damaged/], ['join=%00', /invitation is damaged/],
    ['answer=***', /answer is damaged/], ['net=nothing', /not kept/], ['invite=chess;;guest;', /chess/]]) {
    await page.evaluate(() => { document.getElementById('notice').textContent = ''; });
    await page.evaluate((hash) => { location.hash = hash; }, bad);
    await told(page, 'notice', words);
    assert.equal((await report(page)).scene, 'lobby', bad);
  }
  await tabs.close();
});
