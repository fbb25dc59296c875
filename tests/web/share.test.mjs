// Links: what they hold, what opening one does, what they keep to themselves.
import assert from 'node:assert/strict';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { findings } from './axe.mjs';
import { browser, url } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { lookAt, offered, openTable, playByPointing, scene, settle, told, turn } from './table.mjs';

/** A table with open hands after some turns. */
const openHands = (options = {}, turns = 2) => openTable(browser, options, turns);

test('a link opened in a new page gives the same state', async () => {
  const page = await openHands();
  const left = await report(page);
  await catchCopies(page);
  await page.locator('#canvas').press('l');
  await click(page, 'copy-link');
  const link = await copied(page);
  assert.ok(link.startsWith(`${url}#m=`), link);
  console.log(`# link of ${left.actions} actions: ${link.length} characters`);
  const other = await offered(browser, link);
  await command(other, 'set:text=on');
  await told(other, 'situation', /What it is.*You against Greedy.*rules=board.*\d+ turns?.*Your turn/s);
  assert.ok(!(await other.evaluate(() => Object.keys(localStorage).join(' '))).includes('match:'));
  assert.equal((await lookAt(other)).hash, left.hash);
  await other.close();
  await page.close();
});

test('a link is looked at before anything is replaced; Not now returns to the table', async () => {
  const page = await openHands();
  const left = await report(page);
  await page.evaluate(() => { location.hash = 'new=cartagena;tokens=3;human,greedy,human;17'; });
  await scene(page, 'offer');
  await command(page, 'set:text=on');
  await told(page, 'situation', /2 people against Greedy.*tokens=3.*seed 17/s);
  await settle(page);
  await click(page, 'decline');
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await page.evaluate(() => { location.hash = 'new=cartagena;tokens=3;human,greedy,human;17'; });
  await scene(page, 'offer');
  await settle(page);
  await click(page, 'change');
  await scene(page, 'setup');
  await told(page, 'status', /Choose how to play/);
  await page.goBack();
  await scene(page, 'offer');
  await settle(page);
  await click(page, 'start');
  await scene(page, 'table');
  await told(page, 'status', /Pass the device/);
  await page.close();
});

test('a damaged or foreign link is told and changes nothing', async () => {
  const page = await openHands();
  const left = await report(page);
  const address = page.url();
  for (const [bad, words] of [['m=AAAA', /damaged/], ['m=%00', /damaged/],
    ['new=chess;;human;', /chess/], ['new=cartagena;tokens=99;human;', /tokens .*99/]]) {
    await page.evaluate(() => { document.getElementById('notice').textContent = ''; });
    await page.evaluate((hash) => { location.hash = hash; }, bad);
    await told(page, 'notice', words);
    const now = await report(page);
    assert.equal(now.scene, 'table', bad);
    assert.equal(now.hash, left.hash, bad);
    await until(page, (wanted) => location.href === wanted, address);
  }
  await page.goto(`${url}?first#m=AAAA`);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await told(page, 'notice', /damaged/);
  assert.equal((await report(page)).scene, 'lobby');
  await page.close();
});

test('a link of a running match with hidden hands holds nothing of it, and says so', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'set:text=on');
  await command(page, 'play:cartagena');
  await playByPointing(page);
  await turn(page);
  await catchCopies(page);
  await command(page, 'share');
  await page.getByRole('heading', { name: /holds nothing of the match/ }).waitFor();
  await settle(page);
  await click(page, 'copy-link');
  assert.equal(await copied(page), `${url}#new=cartagena;;human,greedy;`);
  await click(page, 'copy-record');
  const record = await copied(page);
  assert.match(record, /=\?/);
  assert.ok(!/Seed/.test(record));
  await page.locator('#canvas').press('Escape');
  await until(page, () => !ctq_ui().spots.some((spot) => spot.name === 'copy-link'));
  await page.close();
});

test('where there is no clipboard the link is shown; where the system sends links, it does',
  async () => {
    const page = await openHands();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
      window.sent = [];
      navigator.share = (what) => { window.sent.push(what); return Promise.resolve(); };
    });
    await command(page, 'share');
    await settle(page);
    await click(page, 'copy-link');
    await page.locator('#copy').waitFor();
    assert.match(await page.locator('#copy-text').inputValue(), /#m=/);
    await page.locator('#copy').getByRole('button', { name: 'Close' }).click();
    await click(page, 'send-link');
    await until(page, () => window.sent.length === 1);
    assert.match((await page.evaluate(() => window.sent[0])).url, /#m=/);
    await page.close();
  });

test('the QR code on the canvas says the link', async () => {
  const page = await openHands({}, 0);
  await catchCopies(page);
  await command(page, 'share');
  await settle(page);
  await click(page, 'copy-link');
  const link = await copied(page);
  const code = (await report(page)).spots.find((spot) => spot.name === 'qr');
  assert.ok(code && code.w === code.h && code.w > 200, JSON.stringify(code));
  const { data, width, height } = PNG.sync.read(await page.screenshot({
    clip: { x: code.x, y: code.y, width: code.w, height: code.h } }));
  assert.equal(jsQR(new Uint8ClampedArray(data), width, height)?.data, link);
});

test('links and the share sheet fit every screen', async () => {
  const page = await openHands({}, 0);
  await command(page, 'share');
  await onScreens(page, sizes, (width, height) => nothingClipped(page, width, height,
    height < 700 ? /^(qr|copy-|send-|share-text)/ : /:bar$/));
  await command(page, 'share-close');
  await page.evaluate(() => { location.hash = 'new=cartagena;rules=board;human,greedy,human;17'; });
  await scene(page, 'offer');
  await onScreens(page, sizes, (width, height) => nothingClipped(page, width, height));
});

test('axe finds nothing in an opened link, the share sheet and the dialog with a text', async () => {
  const page = await open(browser, 'new=cartagena;rules=board;human,greedy;17', { reducedMotion: 'reduce' });
  await command(page, 'set:text=on');
  await settle(page);
  const nothingFound = async () => {
    for (const colorScheme of ['dark', 'light']) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await findings(page), [], colorScheme);
    }
  };
  await nothingFound();
  await command(page, 'start');
  await command(page, 'share');
  await settle(page);
  await nothingFound();
  await page.evaluate(() => Module.showCopy('This text can be copied:', 'a\nb'));
  await nothingFound();
});
