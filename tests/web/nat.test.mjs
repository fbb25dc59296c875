// Two pages in different networks: each browser is in a network namespace of its own, behind a router
// that translates addresses, and only the internet between them is shared (nat.sh). With --long only.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import assert from 'node:assert/strict';
import { launch } from './browser.mjs';
import { command, eventually } from './driver.mjs';
import { test } from './harness.mjs';
import { guestAt, hostAt, linkOf, newContext, pageOf, playSome, sameChain } from './network.mjs';

const script = fileURLToPath(new URL('nat.sh', import.meta.url));
const nat = (...words) => execFileSync(script, words, { encoding: 'utf8' }).trim();
const name = `ctq-${process.pid}`;
const built = join(process.env.CTQ_ROOT, 'build/web');
const address = 'http://203.0.113.1:8080/site/';
const relay = 'turn:203.0.113.1:19302 anna secret';

/** From now on the pages of this context know their connections, and ask coturn in the place of the
 * public server. */
const notePeers = (context) => context.addInitScript(() => {
  window.peers = [];
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(options) {
      super(JSON.parse(JSON.stringify(options).replace('stun.l.google.com', '203.0.113.1')));
      window.peers.push(this);
    }
  };
});

/** Returns how the page's open connection goes: the types of both addresses, "srflx to prflx". */
const pathOf = (page) => page.evaluate(async () => {
  const peer = window.peers.find((one) => one.connectionState === 'connected');
  const all = [...(await peer.getStats()).values()];
  const pair = all.find((one) => one.type === 'candidate-pair' && one.nominated && one.state === 'succeeded');
  const type = (id) => all.find((one) => one.id === id).candidateType;
  return `${type(pair.localCandidateId)} to ${type(pair.remoteCandidateId)}`;
});

/** Opens a context of a browser of its own in one of the homes, with these settings. */
async function contextAt(home, settings) {
  const browser = await launch(['--use-angle=swiftshader', '--enable-unsafe-swiftshader',
    '--disable-gpu-compositing'],
  { namespace: `${name}-${home}` });
  const context = await newContext(browser);
  context.address = address;
  await notePeers(context);
  const page = await pageOf(context);
  await command(page, 'open-settings');
  for (const setting of settings) await command(page, setting);
  await page.close();
  return context;
}

/** Exchanges invitation and answer as two people do. Returns both pages. */
async function exchanged(settings) {
  const [home, away] = await Promise.all(['home', 'away'].map((one) => contextAt(one, settings)));
  const { page: anna, invitation } = await hostAt(home, 'cartagena;tokens=2;human,guest;');
  const ben = await guestAt(away, invitation, 'Ben');
  await command(anna, `answer:${await linkOf(ben, 'answer')}`);
  return [anna, ben];
}

/** Waits until each page is at the table or has said what to do instead; the host's page says it earlier. Returns
 * which of it. */
const outcome = async (pages) => {
  const each = await Promise.all(pages.map((page) => eventually('they connect or say what to do', () => page.evaluate(() => {
    const { textContent: notice } = document.getElementById('notice');
    if (ctq_ui().scene === 'table') return 'connected';
    return /connection.*fresh invitation.*a relay.*playing by link/.test(notice) ? 'a sentence' : '';
  }))));
  return each[0] === each[1] ? each[0] : each.join();
};

/** Two homes with these routers, and what comes of an invitation. */
function trial(title, [home, away, wire = ''], settings, expected) {
  test(title, { long: true }, async (run) => {
    nat('up', name, home, away, wire);
    nat('serve', name, built);
    try {
      const pages = await exchanged(['set:stun=on', ...settings]);
      assert.equal(await outcome(pages), expected);
      if (expected !== 'connected') return;
      await playSome(pages, 4);
      await sameChain(pages);
      const path = await pathOf(pages[0]);
      run.diagnostic(`${title}: ${path}`);
      assert.ok(settings.length > 0 || !path.includes('relay'), path);
    } finally {
      nat('down', name);
    }
  });
}

const missing = process.env.CTQ_LONG === '1' ? nat('check') : '';
if (missing) {
  test('different networks: skipped', { long: true }, (run) => run.diagnostic(`skipped, for ${missing}`));
} else {
  const relayed = [`turn:${relay}`];
  trial('two routers that keep ports connect', ['cone', 'cone'], [], 'connected');
  trial('two routers that let everything in connect', ['full', 'full'], [], 'connected');
  trial('a router that lets everything in and a symmetric one connect', ['full', 'symmetric'], [], 'connected');
  trial('two symmetric routers lead to a sentence', ['symmetric', 'symmetric'], [], 'a sentence');
  trial('a router that keeps ports and a symmetric one lead to a sentence', ['cone', 'symmetric'], [], 'a sentence');
  trial('two symmetric routers connect by a relay', ['symmetric', 'symmetric'], relayed, 'connected');
  trial('a router that keeps ports and a symmetric one connect by a relay', ['cone', 'symmetric'], relayed, 'connected');
  trial('two routers connect by a slow wire that loses packets', ['cone', 'cone', 'delay=80,loss=2'], [], 'connected');
}
