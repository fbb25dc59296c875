// Tables between two devices: links for invitation and answer, and WebRTC between the pages. Two
// contexts share nothing, like two devices.
import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { browser, newPage, url } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { click, command, eventually, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { guestAt, hostAt, linkOf, newContext, pageOf, playOn, playSome, sameChain, seated }
  from './network.mjs';
import { scene, told } from './table.mjs';

/** A host and a guest on two devices, with the guest's answer, which has not reached the host. */
async function answered(choices) {
  const home = await newContext(browser);
  const away = await newContext(browser);
  const { page: anna, invitation } = await hostAt(home, choices);
  const ben = await guestAt(away, invitation, 'Ben');
  return { home, away, anna, ben, invitation, answer: await linkOf(ben, 'answer') };
}

/** Connects host and guest at one table. */
async function connected(choices) {
  const both = await answered(choices);
  await command(both.anna, `answer:${both.answer}`);
  await seated(both.ben);
  return both;
}

test('a whole match of Cartagena is played between two devices with short links', async () => {
  const { anna, ben, invitation, answer } = await connected('cartagena;tokens=2;human,guest;');
  // A link includes the page's address. tests/shell/link_fields.test.mjs checks the length for
  // devices with many addresses and for long names.
  assert.ok(url.length + 1 + invitation.length <= 250, invitation);
  assert.ok(url.length + 1 + answer.length <= 220, answer);
  await playOn([anna, ben]);
  await sameChain([anna, ben]);
});

test('a spectator on a third device sees the match', async () => {
  const { anna, ben, invitation } = await connected('cartagena;tokens=2;human,guest,guest;');
  const third = await newContext(browser);
  // Each guest uses up one invitation.
  const eve = await pageOf(third, await linkOf(anna, 'join', invitation));
  await scene(eve, 'network');
  await command(eve, 'name:Eve');
  await command(eve, 'look-on');
  await command(anna, `answer:${await linkOf(eve, 'answer')}`);
  await told(eve, 'status', /You are watching/);
  await command(anna, 'fill:3');
  await scene(eve, 'table');
  await playSome([anna, ben, eve], 4);
  await sameChain([anna, ben, eve]);
  assert.equal((await report(eve)).yours, false);
});

test('an answer opened in another tab reaches the waiting page', async () => {
  const { home, anna, ben, answer } = await answered('carteso;;human,guest;');
  const tab = await pageOf(home, answer);
  await told(tab, 'status', /has arrived at the table/);
  await scene(anna, 'table');
  await seated(ben);
});

test('a link of any length pasted in the lobby leads to its target', async () => {
  const tabs = await newContext(browser);
  const { invitation } = await hostAt(tabs, 'carteso;;human,guest;');
  const ben = await pageOf(tabs);
  await command(ben, 'set:text=off');
  await until(ben, () => document.getElementById('rest').hidden); // it moves the canvas
  const paste = async (text) => {
    await click(ben, 'ask:link');
    await ben.locator('#record[open]').waitFor();
    assert.equal(await ben.locator('#record-file').isVisible(), false, 'a link is no file');
    await ben.locator('#record-text').fill(text);
    await ben.getByRole('button', { name: 'Join' }).click();
  };
  await paste('Come and play!');
  // The dialog asks again with the reason. The pasted text stays for correction.
  await ben.locator('#record-question', { hasText: /not a link to a table or a match/ }).waitFor();
  assert.equal(await ben.locator('#record-text').inputValue(), 'Come and play!');
  await ben.getByRole('button', { name: 'Cancel' }).click();
  const link = `https://example.org/${'games/'.repeat(80)}#${invitation} `;
  assert.ok(link.length > 600);
  await paste(link);
  await told(ben, 'status', /Anna invites you to Carteso/);
});

test('an invitation loads only the programs that the size budget counts for a guest', async () => {
  const away = await newContext(browser);
  const page = await newPage(away);
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').pop()));
  await page.goto(`${url}#invite=carteso;;human,guest;`);
  await scene(page, 'network');
  await until(page, () => ctq_ui().frames > 1);
  // The files that web/setup/budget.py counts for a guest, each once. The worker, the rest of the
  // program and the reader of records follow the first frame.
  const programs = asked.filter((name) => /^$|\.(html|css|js|wasm)$/.test(name))
    .map((name) => name.replace(/\.\w{10}\./, '.')).filter((name) => !/^worker|^opened|^later|_rest/.test(name));
  assert.deepEqual(programs.sort(), ['', 'loader.js', 'offline.js', 'online.js', 'online.wasm',
    'style.css', 'text_view.js']);
});

test('an invitation is shown without the rest of the program', { problems: /_rest\.|ERR_FAILED/ }, async () => {
  const home = await newContext(browser);
  const { invitation } = await hostAt(home, 'carteso;;human,guest;');
  for (const route of ['invite=carteso;;human,guest;', 'friend=carteso;;human,guest;', invitation]) {
    const page = await newPage(await newContext(browser));
    await page.route(/_rest\./, (asked) => asked.abort());
    await page.goto(`${url}#${route}`);
    await scene(page, 'network');
    await until(page, () => ctq_ui().frames > 1 && ctq_ui().quiet);
    assert.equal(await page.locator('#trouble').isVisible(), false, route);
    await page.close();
  }
});

test('stale, foreign and damaged answers are refused with a sentence, pasted or opened', async () => {
  const { home, away, anna, ben, answer } = await answered('cartagena;tokens=2;human,guest,guest;');
  await command(anna, 'answer:#answer=AAAA');
  await told(anna, 'notice', /damaged/);
  await command(anna, 'answer:nonsense, sorry');
  await anna.locator('#record-question', { hasText: /damaged/ }).waitFor();
  assert.equal(await anna.locator('#record-text').inputValue(), 'nonsense, sorry');
  await anna.getByRole('button', { name: 'Cancel' }).click();
  const { page: other } = await hostAt(await newContext(browser), 'carteso;;human,guest;', 'Eve');
  await command(other, `answer:${answer}`);
  await told(other, 'notice', /another invitation/);
  await told(await pageOf(away, answer), 'status', /No table in this browser is waiting/);
  await command(anna, `answer:${answer}`);
  await seated(ben);
  await told(await pageOf(home, answer), 'status', /another invitation, or was already used/);
  // Four letters are three bytes: readable but incomplete.
  const text = answer.slice('answer='.length);
  const cut = await pageOf(home, `answer=${text.slice(0, text.length - text.length % 4 - 8)}`);
  await told(cut, 'status', /damaged/);
});

test('a guest that reloads returns by one message, its answer; if the host reloads, by a new link', async () => {
  const { anna, ben, invitation: first } = await connected('cartagena;tokens=2;human,guest;');
  // Ben can return by the next invitation, which Anna's page sends him before what it sends after it.
  let next = await linkOf(anna, 'join', first);
  await playSome([anna, ben], 4);
  for (let time = 0; time < 2; time += 1) {
    await ben.reload();
    await scene(ben, 'table');
    await told(ben, 'groups', /send Anna this answer to return to the table/);
    await command(anna, `answer:${await linkOf(ben, 'answer')}`);
    next = await linkOf(anna, 'join', next);
    await playSome([anna, ben], 2);
  }
  await anna.reload();
  await scene(anna, 'table');
  await told(anna, 'groups', /connection to Ben .*is lost/);
  await told(ben, 'groups', /connection to Anna is lost/);
  const { actions } = await report(ben);
  const dead = await linkOf(ben, 'answer');
  const invitation = await linkOf(anna, 'join');
  await ben.evaluate((hash) => { location.hash = hash; }, invitation);
  await command(ben, 'return');
  await command(anna, `answer:${await linkOf(ben, 'answer', dead)}`);
  await playSome([anna, ben], 4);
  assert.ok((await report(ben)).actions >= actions + 4);
  await sameChain([anna, ben]);
});

test('an answer that comes two minutes late still leads to the table', { long: true }, async () => {
  const { anna, answer } = await answered('carteso;;human,guest;');
  // The simulated clock does not affect the browser's own connections.
  await anna.waitForTimeout(120000);
  await command(anna, `answer:${answer}`);
  await scene(anna, 'table');
});

test('an answer of a guest who has left is reported, and the next invitation works', async () => {
  const home = await newContext(browser);
  const away = await newContext(browser);
  await home.clock.install();
  const { page: anna, invitation } = await hostAt(home, 'carteso;;human,guest;');
  const gone = await guestAt(away, invitation, 'Ben');
  const answer = await linkOf(gone, 'answer');
  await gone.close();
  await command(anna, `answer:${answer}`);
  await until(anna, () => ctq_ui().quiet);
  // In steps, because the wait begins once the answer is read, which may be after the first step.
  const notice = () => anna.locator('#notice').textContent();
  for (let i = 0; i < 90 && !/No connection/.test(await notice()); i += 1) {
    await home.clock.fastForward(1000);
  }
  await told(anna, 'notice', /No connection was made.*fresh invitation, .*somewhere else.*a relay.*playing by link/);
  const ben = await guestAt(away, await linkOf(anna, 'join'), 'Ben');
  await command(anna, `answer:${await linkOf(ben, 'answer')}`);
  await seated(ben);
});

test('a guest without a connection is told, and still gets in if the host reads the answer', async () => {
  const home = await newContext(browser);
  const away = await newContext(browser);
  // The guest is told after a minute. The test decides when that minute has passed.
  await away.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.minutes = [];
    window.setTimeout = (what, after, ...rest) =>
      (after === 60000 ? window.minutes.push(what) : later(what, after, ...rest));
  });
  const { page: anna, invitation } = await hostAt(home, 'carteso;;human,guest;');
  const ben = await guestAt(away, invitation, 'Ben');
  const answer = await linkOf(ben, 'answer');
  await until(ben, () => ctq_ui().quiet && window.minutes.length === 1);
  assert.doesNotMatch(await ben.locator('#notice').textContent(), /no connection/i);
  await ben.evaluate(() => window.minutes[0]());
  await told(ben, 'notice', /There is no connection yet.*fresh invitation, .*somewhere else.*a relay.*playing by link/);
  await command(anna, `answer:${answer}`);
  await seated(ben);
});

/** Plays host and guest in a browser that `forbid` has kept from reaching other devices. */
async function apart(forbid) {
  const bare = await newContext(browser);
  await bare.addInitScript(forbid);
  const able = await newContext(browser);
  await able.clock.install();
  const anna = await pageOf(bare, 'invite=carteso;;human,guest;');
  await command(anna, 'open-table-as:Anna');
  await told(anna, 'notice', /link leads only to other tabs of this browser.*play by link/);
  const invitation = await linkOf(anna, 'join');
  const lost = await guestAt(able, invitation, 'Ben');
  await until(lost, () => ctq_ui().quiet);
  await able.clock.fastForward(6000);
  await told(lost, 'notice', /leads only to tabs of the browser it was made in/);
  const near = await guestAt(bare, invitation, 'Carla');
  await seated(near);
  const { invitation: other } = await hostAt(able, 'carteso;;human,guest;', 'Dora');
  const ben = await guestAt(bare, other, 'Ben');
  await told(ben, 'notice', /browser cannot connect to other devices.*play by link/);
}

test('a browser that can’t reach other devices says so, as host and as guest', async () => {
  await apart(() => { delete window.RTCPeerConnection; });
});

test('a browser that refuses connections and locks says so, too', async () => {
  await apart(() => {
    window.RTCPeerConnection = class { constructor() { throw new DOMException('refused', 'NotAllowedError'); } };
    Object.defineProperty(Navigator.prototype, 'wakeLock', { get() { throw new Error('no lock'); } });
  });
});

/** Plays on one of the pages until it is the other's turn. */
async function playOne(player, next) {
  await eventually('the turn passes on', async () => {
    if (await next.evaluate(() => ctq_ui().yours)) return true;
    if (await player.evaluate(() => ctq_ui().yours)) await playSome([player], 1);
    return false;
  });
}

/** From now on the page behaves as in a hidden tab: no frames, and timers once a second. */
const hide = (page) => page.evaluate(() => {
  const later = window.setTimeout.bind(window);
  window.requestAnimationFrame = () => 0;
  window.setTimeout = (what, after, ...rest) => later(what, Math.max(1000, after || 0), ...rest);
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
});

test('a host in a hidden tab keeps the table, and its bot plays', async () => {
  const { anna, ben } = await connected('cartagena;tokens=2;human,guest,greedy;');
  await scene(anna, 'table');
  await playOne(anna, ben);
  await hide(anna);
  const unseen = () => anna.evaluate(() => ctq_ui());
  const { frames } = await unseen();
  const { actions } = await report(ben);
  // Ben's turn, then the bot's on Anna's page, then Anna's own, without a frame there.
  await eventually('the table goes on', async () => {
    if ((await unseen()).yours) return true;
    if (await ben.evaluate(() => ctq_ui().yours)) await playSome([ben], 1);
    return false;
  });
  await until(ben, (before) => ctq_ui().actions >= before + 2, actions);
  const { frames: later, chain } = await unseen();
  assert.ok(later <= frames + 1);
  await until(ben, (wanted) => ctq_ui().chain === wanted, chain);
});

for (const [how, full] of [['holds too much that waits', true], ['refuses a frame', false]]) {
  test(`a link whose channel ${how} is dropped, and the host’s page goes on`, async () => {
    const { anna, ben } = await connected('cartagena;tokens=2;human,guest;');
    await scene(anna, 'table');
    await playOne(ben, anna);
    await anna.evaluate((amount) => {
      const channel = RTCDataChannel.prototype;
      if (amount) Object.defineProperty(channel, 'bufferedAmount', { get: () => amount });
      else channel.send = () => { throw new DOMException('too much waits', 'OperationError'); };
    }, full ? 2 << 20 : 0);
    await playSome([anna], 1);
    await told(anna, 'groups', /connection to Ben .*is lost/);
    await command(anna, 'net:bot:2');
    await playSome([anna], 1);
    await told(ben, 'groups', /connection to Anna is lost/);
  });
}

/** From now on the pages of this context record the servers of each connection. */
const noteConnections = (context) => context.addInitScript(() => {
  window.servers = [];
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(options) {
      super({});
      window.servers.push((options.iceServers || []).map((one) => one.urls));
    }
  };
});
const servers = (page) => page.evaluate(() => window.servers);

test('only STUN asks an outside server, and nothing is connected before a guest joins', async () => {
  const home = await newContext(browser);
  const away = await newContext(browser);
  await noteConnections(home);
  await noteConnections(away);
  const { page: anna, invitation } = await hostAt(home, 'carteso;;human,guest;');
  assert.deepEqual(await servers(anna), [[]]);
  await command(anna, 'set:stun=on');
  await until(anna, () => window.servers.length === 2);
  assert.match((await servers(anna))[1][0], /^stun:/);
  const fresh = await linkOf(anna, 'join', invitation);
  const ben = await pageOf(away, fresh);
  await told(ben, 'status', /invites you/);
  assert.deepEqual(await servers(ben), []);
  await command(ben, 'name:Ben');
  await command(ben, 'join');
  const without = await linkOf(ben, 'answer');
  assert.deepEqual(await servers(ben), [[]]);
  await command(anna, `answer:${without}`);
  await seated(ben);
  await command(anna, 'set:stun=off');
  await until(anna, () => window.servers.length === 4);
  assert.deepEqual((await servers(anna)).map((one) => one.length), [0, 1, 1, 0]);
});

test('a relay that a person types takes the place of the public server', async () => {
  const home = await newContext(browser);
  await home.addInitScript(() => {
    window.servers = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(options) {
        super({});
        window.servers.push(options.iceServers);
      }
    };
  });
  const { page: anna } = await hostAt(home, 'carteso;;human,guest;');
  await command(anna, 'set:stun=on');
  await until(anna, () => window.servers.length === 2);
  await command(anna, 'open-settings');
  await command(anna, 'ask:turn');
  const answer = anna.locator('#ask input');
  await answer.fill('turn:relay.example.org anna secret');
  await anna.keyboard.press('Enter');
  // The dialog asks again with the reason. The typed text stays for correction.
  await anna.locator('#question', { hasText: /This is not a relay/ }).waitFor();
  assert.equal(await answer.inputValue(), 'turn:relay.example.org anna secret');
  assert.equal(await anna.evaluate(() => window.servers.length), 2);
  await answer.fill('turn:relay.example.org:3478 anna secret');
  await anna.keyboard.press('Enter');
  await until(anna, () => window.servers.length === 3);
  assert.deepEqual((await servers(anna))[2],
    [{ urls: 'turn:relay.example.org:3478', username: 'anna', credential: 'secret' }]);
  await told(anna, 'settings', /turn:relay\.example\.org:3478(?! anna)/);
  await command(anna, 'turn:');
  await until(anna, () => window.servers.length === 4);
  assert.match((await servers(anna))[3][0].urls, /^stun:/);
});

test('a guest’s browser tries no address before its answer is sent', async () => {
  const home = await newContext(browser);
  const away = await newContext(browser);
  await away.addInitScript(() => {
    window.tried = 0;
    const add = RTCPeerConnection.prototype.addIceCandidate;
    RTCPeerConnection.prototype.addIceCandidate = function (candidate) {
      window.tried += 1;
      return add.call(this, candidate);
    };
  });
  const { invitation } = await hostAt(home, 'carteso;;human,guest;');
  const ben = await guestAt(away, invitation, 'Ben');
  await told(ben, 'groups', /Copy the answer/);
  assert.equal(await ben.evaluate(() => window.tried), 0);
  await linkOf(ben, 'answer');
  await until(ben, () => window.tried > 0);
});

/** Presses a button once it is there. */
const press = async (page, name) => {
  await until(page, (wanted) => ctq_ui().spots.some((spot) => spot.name === wanted), name);
  await click(page, name);
};

test('two devices play from the lobby to a rematch with presses of buttons only', async () => {
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
  for (const page of [anna, ben]) {
    await until(page, (last) => ctq_ui().scene === 'table' && !ctq_ui().over && ctq_ui().chain !== last, chain);
  }
  await playSome([anna, ben], 4);
  await sameChain([anna, ben]);
});

/** Returns the text view as it is. */
async function accessible(page, name) {
  await until(page, () => !document.getElementById('rest').hidden);
  assert.deepEqual(await findings(page), [], name);
}

test('a network table passes axe, from the invitation until a guest is lost', async () => {
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
