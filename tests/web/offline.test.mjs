// The page offline after one visit, new versions, and the requirements of an installation.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { browser, newPage, url } from './browser.mjs';
import { click, command, eventually, report, until } from './driver.mjs';
import { serveFolder } from './folder.mjs';
import { test } from './harness.mjs';
import { playByPointing, scene, told, turn } from './table.mjs';

const started = (page) => until(page, () => window.ctq_ui && ctq_ui().frames > 1);

async function visited(address) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await newPage(context);
  await page.goto(`${address}?sw=1`);
  await started(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(page, () => navigator.serviceWorker.controller);
  return page;
}

test('after one visit a match with bots goes on offline, even over a reload', { problems: /(online(_rest)?|network)\.\w+\.(js|wasm) failed$|ERR_FAILED/ }, async () => {
  const folder = await serveFolder('/games/');
  const page = await visited(folder.address);
  await click(page, 'variant:cartagena=1');
  await click(page, 'play:cartagena');
  await playByPointing(page);
  const left = await turn(page);
  folder.stop();
  await page.reload();
  await started(page);
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await playByPointing(page);
  assert.ok((await turn(page)).actions > left.actions);
  await command(page, 'lobby');
  await scene(page, 'lobby');
  // A table with guests needs files that are missing. Invite says so and leaves the setup
  // unchanged. In a low window the bar of the unfinished match pushes the feet of the cards below
  // the fold.
  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, 5000);
  await click(page, 'setup:cartagena');
  await scene(page, 'setup');
  await command(page, 'seat:2=guest');
  await until(page, () => ctq_ui().spots.some((spot) => spot.label === 'Invite'));
  await click(page, 'start');
  await told(page, 'notice', /no connection/);
  const stays = await report(page);
  assert.equal(stays.scene, 'setup');
  assert.ok(stays.spots.some((spot) => spot.name === 'start' && spot.label === 'Invite'));
  assert.match(await page.evaluate(() => location.hash), /^#setup=/);
  await click(page, 'back');
  await scene(page, 'lobby');
  await page.context().close();
});

test('the program for tables over the network is available offline after its first use', async () => {
  const folder = await serveFolder('/games/');
  const page = await visited(folder.address);
  const keeps = () => page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    return (await cache.keys()).some((one) => /\/online\.\w+\.wasm$/.test(one.url));
  });
  assert.equal(await keeps(), false);
  // The page reloads itself for this.
  await page.evaluate(() => { location.hash = 'invite=carteso;;human,guest;'; });
  await scene(page, 'network');
  await eventually('the part is kept', keeps);
  folder.stop();
  await page.reload();
  await started(page);
  await scene(page, 'network');
  await page.context().close();
});

/** Serves the page, whose files name the version that `versions` has for them. */
const serveVersions = (versions) => serveFolder('/games/', (name, bytes) => {
  const version = versions[name || 'index.html'];
  return version ? bytes.toString().replace(/version = "/, `$&${version}`) : bytes;
});

const update = (page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());

test('a new version waits, says so, and takes over on request', async () => {
  const versions = {};
  const folder = await serveVersions(versions);
  const page = await visited(folder.address);
  await click(page, 'variant:cartagena=1');
  await click(page, 'play:cartagena');
  await playByPointing(page);
  const left = await turn(page);
  versions['service_worker.js'] = versions['index.html'] = 'newer';
  await update(page);
  await page.locator('#update').waitFor();
  assert.equal((await report(page)).hash, left.hash, 'the match goes on undisturbed');
  await page.getByRole('button', { name: 'Load it' }).click();
  await until(page, () => document.getElementById('update').hidden && window.ctq_ui &&
    ctq_ui().frames > 1 && ctq_ui().scene === 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await eventually('the old version is gone', async () =>
    (await page.evaluate(() => caches.keys())).every((name) => /:newer/.test(name)));
  await page.context().close();
  folder.stop();
});

test('a new version with a page of another one is not installed, and the old one stays whole', async () => {
  const versions = {};
  const folder = await serveVersions(versions);
  const page = await visited(folder.address);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker.addEventListener('statechange', () => { window.ended = worker.state; });
    });
  });
  // A cache between the server and the page still has the old index.html.
  versions['service_worker.js'] = 'newer';
  await update(page);
  await until(page, () => window.ended);
  assert.equal(await page.evaluate(() => window.ended), 'redundant');
  assert.equal(await page.locator('#update').isVisible(), false);
  folder.stop();
  await page.reload();
  await started(page);
  await page.context().close();
});

/** Serves the page as after a release that a cache has not heard of: the address without `fresh` leads to an old
 * index.html, whose files are gone. */
function serveStale() {
  const served = { fresh: true, asked: [] };
  const old = (text) => text.replace(/\.\w{10}\.(js|css|webmanifest)"/g, '.0123456789.$1"')
    .replace(/data-version = "\w+/, 'data-version = "older');
  return serveFolder('/games/', (name, bytes, query) => {
    if (name !== '') return bytes;
    served.asked.push(query);
    return served.fresh && /fresh=/.test(query) ? bytes : old(bytes.toString());
  }).then((folder) => ({ ...folder, served }));
}

test('a page of an older version whose files are gone loads the present one', { problems: /404/ }, async () => {
  const folder = await serveStale();
  const page = await newPage(browser);
  await page.goto(`${folder.address}?a=b#setup=carteso`);
  await started(page);
  await scene(page, 'setup');
  await until(page, () => !/fresh/.test(location.href));
  assert.equal(page.url(), `${folder.address}?a=b#setup=carteso`);
  await page.close();
  folder.stop();
});

test('if the present version can\'t be had, the page says so, and Try again asks for it', { problems: /404/ }, async () => {
  const folder = await serveStale();
  folder.served.fresh = false;
  const page = await newPage(browser);
  await page.goto(folder.address);
  await page.getByText('a part is missing').waitFor();
  assert.equal(await page.locator('#loading').textContent(), '');
  const asked = folder.served.asked.length;
  assert.ok(asked <= 3, folder.served.asked.join(' '));
  folder.served.fresh = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await started(page);
  assert.equal(await page.locator('#trouble').isVisible(), false);
  await page.close();
  folder.stop();
});

test('a download that comes to a halt is reported until it goes on', async () => {
  const page = await newPage(browser);
  await page.clock.install();
  await page.route(/\/page\.\w+\.js$/, () => {}); // never answered
  const asked = page.waitForRequest(/\/page\.\w+\.js$/); // from then on the page counts the seconds
  await page.goto(url, { waitUntil: 'commit' });
  await asked;
  await page.clock.runFor(30000);
  await page.clock.runFor(30000);
  await page.getByText('nothing arrives any more').waitFor();
  assert.equal(await page.locator('#loading').textContent(), '');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute(/\/page\.\w+\.js$/);
  await started(page);
  assert.equal(await page.locator('#trouble').isVisible(), false);
  await page.close();
});

test('a new version taken by one tab leaves the old files to another tab', { problems: /status of 404/ }, async () => {
  // In the second build every script and program has another name, and the old files are gone.
  let built = false;
  const newName = (name) => name.replace(/^(.*)\.(\w{10})\.(\w+)$/, '$1.new$2.$3');
  const oldName = (name) => name.replace('.new', '.');
  const rename = (text) => text.replace(/[\w-]+\.\w{10}\.(js|wasm|css|png|webmanifest|net|txt)\b/g, newName)
    .replace(/version = "/, '$&newer');
  // The first page allows its script by a hash.
  const allowed = (text) => text.replace(/'sha256-[^']*'/, () => `'sha256-${createHash('sha256')
    .update(/<script>(.*?)<\/script>/s.exec(text)[1]).digest('base64')}'`);
  const folder = await serveFolder('/games/', (name, bytes) => {
    const text = /\.(html|js|webmanifest)$/.test(name);
    if (!built) return /\.new/.test(name) ? null : bytes;
    if (newName(name) !== name && !/\.new/.test(name)) return null;
    return text ? allowed(rename(bytes.toString())) : bytes;
  }, {}, oldName);
  const first = await visited(folder.address);
  await click(first, 'variant:cartagena=1');
  await click(first, 'play:cartagena');
  const second = await newPage(first.context());
  await second.goto(`${folder.address}?sw=1`);
  await started(second);
  const names = await first.evaluate(() => performance.getEntriesByType('resource')
    .map((entry) => new URL(entry.name).pathname.split('/').pop()));
  const worker = names.find((name) => /^worker\.\w+\.wasm$/.test(name));
  built = true;
  await second.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await second.locator('#update').waitFor();
  await second.getByRole('button', { name: 'Load it' }).click();
  await until(second, () => window.ctq_ui && ctq_ui().frames > 1 &&
    performance.getEntriesByType('resource').some((entry) => /\.new\w+\.wasm$/.test(entry.name)));
  const status = (page, name) => page.evaluate(async (file) => (await fetch(file)).status, name);
  assert.equal(await status(first, worker), 200, 'the old tab has its worker');
  await playByPointing(first);
  await playByPointing(first);
  assert.equal((await first.evaluate(() => caches.keys())).length, 2);
  // A request for an old part that is gone leads to the new version, at the requested place.
  await first.evaluate(() => { location.hash = 'invite=carteso;;human,guest;'; });
  await scene(first, 'network');
  await first.close();
  await second.reload();
  await started(second);
  await eventually('the old version is gone', async () =>
    (await second.evaluate(() => caches.keys())).every((name) => /:newer/.test(name)));
  await second.context().close();
  folder.stop();
});

test('manifest and preview exist, and over plain http nothing is cached', async () => {
  const page = await newPage(browser);
  await page.goto(url);
  await started(page);
  assert.equal(await page.evaluate(() => navigator.serviceWorker.getRegistration()), undefined);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await fetch(url + href)).json();
  assert.equal(manifest.display, 'standalone');
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  assert.ok((await fetch(new URL(preview, url))).ok, preview);
  await page.close();
});
