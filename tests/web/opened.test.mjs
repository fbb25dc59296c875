// Records from outside: dropped on the page, opened with the installed program or shared with it.
import assert from 'node:assert/strict';
import { browser, newPage, url } from './browser.mjs';
import { command, open, report, until } from './driver.mjs';
import { serveFolder } from './folder.mjs';
import { test } from './harness.mjs';
import { scene, settle, told, turn } from './table.mjs';

const record = (seed, seats = 'human greedy') =>
  `[Game "cartagena"]\n[Options "rules=board"]\n[Seats "${seats}"]\n[Seed "${seed}"]\n`;

/** Does what a browser does when a person drops files or text on the page. */
async function drop(page, files, text = '') {
  await page.locator('#canvas').evaluate((canvas, [all, words]) => {
    const dataTransfer = new DataTransfer();
    all.forEach((content) => dataTransfer.items.add(new File([content], 'match.txt')));
    if (words) dataTransfer.setData('text/plain', words);
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      canvas.dispatchEvent(event);
      if (!event.defaultPrevented) throw new Error(`${type} is left to the browser`);
    }
  }, [files, text]);
}

/** Waits until opened.js has run. */
const ready = (page) => until(page, () => Boolean(Module.readText));

test('a record dropped on the page opens its match, and several go to the library', async () => {
  const page = await open(browser);
  await ready(page);
  await drop(page, [record(5)]);
  await scene(page, 'table');
  await told(page, 'notice', /1 match imported/);
  const { hash } = await turn(page);
  await command(page, 'lobby');
  await scene(page, 'lobby');
  await drop(page, [], await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => /:match:/.test(one));
    return localStorage.getItem(key);
  }));
  await scene(page, 'table');
  await told(page, 'notice', /1 match was here already/);
  assert.equal((await turn(page)).hash, hash);
  await drop(page, [record(6, 'human runner'), record(7, 'human greedy greedy')]);
  await scene(page, 'library');
  await told(page, 'notice', /2 matches imported/);
  await page.close();
});

test('a file that is too large or not a record is reported, and the page does not change', async () => {
  const page = await open(browser, 'play=carteso');
  await scene(page, 'table');
  await ready(page);
  const before = await turn(page);
  for (const [files, words] of [
    [['\0\x01\x02 not a text'], /Nothing was opened\. /],
    [[''], /Nothing was opened\. There is no record in this text\./],
    [['x'.repeat((8 << 20) + 100)], /Nothing was opened\. It is larger than 8 MB/],
  ]) {
    await drop(page, files);
    await told(page, 'notice', words);
    const now = await report(page);
    assert.equal(now.scene, 'table');
    assert.equal(now.hash, before.hash);
  }
  await page.close();
});

test('the installed program uses one window for a shortcut and for a file', async () => {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer(take) { window.launch = take; } } });
  });
  await page.goto(`${url}#play=carteso`);
  await until(page, () => Boolean(window.launch));
  await scene(page, 'table');
  const { hash } = await turn(page);
  const route = await page.evaluate(() => location.hash);
  // The program's first route is already on the screen.
  for (const targetURL of [`${url}#play=carteso`, url]) { // then the icon, whose address has no route
    await page.evaluate((address) => window.launch({ targetURL: address, files: [] }), targetURL);
    await settle(page);
    assert.equal(await page.evaluate(() => location.hash), route);
    assert.equal((await report(page)).hash, hash);
  }
  await page.evaluate((targetURL) => window.launch({ targetURL, files: [] }), `${url}#lab`);
  await scene(page, 'laboratory');
  await page.evaluate((text) => window.launch({ files: [{ getFile: async () => new File([text], 'a.ctq') }] }),
    record(5));
  await scene(page, 'table');
  await told(page, 'notice', /1 match imported/);
  await page.close();
});

test('a record shared with the installed program opens', async () => {
  const folder = await serveFolder('/games/');
  const page = await newPage(await browser.newContext({ reducedMotion: 'reduce' }));
  await page.goto(`${folder.address}?sw=1`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(page, () => navigator.serviceWorker.controller);
  // The browser sends this form for another program. The page itself may not send forms.
  const share = async (text) => page.goto(await page.evaluate(async (words) => {
    const form = new FormData();
    form.append('text', words);
    return (await fetch('./share', { method: 'POST', body: form })).url;
  }, text));
  await share(record(9));
  await scene(page, 'table');
  await told(page, 'notice', /1 match imported/);
  assert.equal(new URL(page.url()).search, '');
  await page.reload(); // the record is opened only once
  await scene(page, 'table');
  await settle(page);
  assert.equal(await page.locator('#notice').textContent(), '');
  await share('Look at this');
  await told(page, 'notice', /Nothing was opened/);
  await scene(page, 'lobby');
  await page.context().close();
  folder.stop();
});

test('the manifest’s pictures have the stated sizes, and its shortcuts lead to their scenes', async () => {
  const page = await open(browser);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await fetch(url + href)).json();
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const bytes = Buffer.from(await (await fetch(url + src)).arrayBuffer());
    if (type === 'image/png') assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes);
  }
  for (const { name, url: place } of manifest.shortcuts) {
    await page.goto('about:blank');
    await page.goto(new URL(place, url).href);
    await scene(page, name === 'Laboratory' ? 'laboratory' : 'table');
    assert.ok((await page.locator('#title').textContent()).startsWith(name));
  }
  await page.close();
});
