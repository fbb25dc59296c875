// Tables over the network between tabs of one browser, with the pages' own transport.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { guestAt, hostAt, newContext, pageOf, playOn, playSome, sameChain, seated }
  from './network.mjs';
import { scene, told } from './table.mjs';

/** Opens a guest's page at a table of this browser. */
async function guest(context, invitation, name) {
  const page = await guestAt(context, invitation, name);
  await seated(page);
  return page;
}
/** Records when this page has drawn more than this many actions, by the clock that both pages
 * share, and how many frames it has drawn since a frame of the session arrived. */
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
/** Plays the first action on offer and returns the time. */
const act = (page) => page.evaluate(() => {
  const [one] = document.querySelectorAll('button[data-command^="act:"]');
  const at = performance.timeOrigin + performance.now();
  Module.command(one.dataset.command);
  return at;
});
const context = () => newContext(browser);
const host = hostAt;

test('a whole Incan Gold has simultaneous choices, a bot at the host and a spectator', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'incan_gold;;human,guest,myopic;');
  const eve = await pageOf(tabs, invitation);
  await scene(eve, 'network');
  await command(eve, 'look-on');
  await told(eve, 'status', /You are watching/);
  const ben = await guest(tabs, invitation, 'Ben');
  await playOn([anna, ben]);
  await sameChain([anna, ben, eve]);
  await until(eve, () => ctq_ui().over);
});

test('an action of one page is in the next frame that the other page draws after it arrives', async (run) => {
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
});

test('pages reload, and a bot plays for a lost guest until the guest returns', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'cartagena;;human,guest;');
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
  const seat = ben.url().split('#')[1];
  await ben.close();
  await told(anna, 'groups', /connection to Ben .*is lost/);
  await command(anna, 'net:bot:2');
  await playSome([anna], 4);
  const again = await pageOf(tabs, seat);
  await scene(again, 'table');
  await playSome([anna, again], 4);
  await sameChain([anna, again]);
});

test('a guest stops looking for a table that was closed', async () => {
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
  // A search for the table would come after one second.
  await tabs.clock.runFor(5000);
  assert.equal(await ben.evaluate(() => window.hails), before);
});

/** Allows the notifications of this context's pages and records them. */
const catchNotes = (tabs) => tabs.addInitScript(() => {
  window.notes = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission() { return Promise.resolve('granted'); }
    constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
  };
});
/** Sets whether the page is visible to people. */
const seen = (page, yes) => page.evaluate((shown) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !shown });
  document.dispatchEvent(new Event('visibilitychange'));
}, yes);

test('the title names the turn, and a hidden page shows a notification', async () => {
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
  // Once for each turn, only if the page is hidden and notifications are on.
  await seen(ben, true);
  await playSome([anna, ben], 4);
  assert.equal(await ben.evaluate(() => window.notes.length), 1);
  assert.deepEqual(await anna.evaluate(() => window.notes), []);
});

test('a guest that returns while the host’s page is closed reads that it waits for the host', async () => {
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
});

test('a third tab offers to take over the table, and then plays there', async () => {
  const tabs = await context();
  const { page: anna, invitation } = await host(tabs, 'carteso;size=5;human,guest;');
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

test('the host’s screen stays on until the table is left', async () => {
  const tabs = await context();
  await tabs.addInitScript(() => {
    window.lamps = 0;
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
      window.lamps += 1;
      return { release: () => { window.lamps -= 1; } };
    } } });
  });
  const { page: anna, invitation } = await host(tabs, 'carteso;size=5;human,guest;');
  await until(anna, () => window.lamps === 1);
  const ben = await guestAt(tabs, invitation, 'Ben');
  await seated(ben);
  assert.equal(await ben.evaluate(() => window.lamps), 0);
  await scene(anna, 'table');
  await command(anna, 'lobby');
  await scene(anna, 'lobby');
  await until(anna, () => window.lamps === 0);
});
