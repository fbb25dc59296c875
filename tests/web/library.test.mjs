// What is kept: saves, the library, import and export, a full storage, a second tab.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { findings } from './axe.mjs';
import { browser, newPage, url } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { playByPointing, scene, settle, told, turn } from './table.mjs';

/** The library's keys and what they hold. */
const kept = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Puts a library into a page's storage before it starts. */
function stock(page, matches) {
  return page.addInitScript((list) => {
    const begin = `ctq:${location.pathname.replace(/[^/]*$/, '')}:v1:`;
    if (localStorage.getItem(`${begin}index`)) return;
    localStorage.setItem(`${begin}index`, list.map((one) => one.line).join('\n'));
    list.forEach((one) => localStorage.setItem(`${begin}match:${one.id}`, one.record));
  }, matches);
}

/** Pastes a text into the library's dialog and presses its button. */
async function paste(page, text) {
  await click(page, 'import');
  await page.locator('#record-text').fill(text);
  await page.locator('#record-do').click();
}

/** A short match against a bot as its record. */
async function shortRecord() {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'play:cartagena');
  await playByPointing(page);
  await turn(page);
  const store = await kept(page);
  const record = store[Object.keys(store).find((key) => key.includes(':match:'))];
  await page.close();
  return record;
}

test('a match is listed with game, seats, length and turn; renamed, deleted, brought back',
  async () => {
    const page = await open(browser);
    await click(page, 'play:cartagena');
    await playByPointing(page);
    const left = await turn(page);
    await page.goBack();
    await scene(page, 'lobby');
    await click(page, 'library');
    await scene(page, 'library');
    await settle(page);
    const row = (await report(page)).spots.find((spot) => spot.name.startsWith('pick:'));
    assert.match(row.label, /Cartagena\. You against Greedy, \d+ turns?\. Your turn\. \d+ \w+ 20\d\d/);
    await click(page, row.name.replace('pick', 'rename'));
    await page.locator('#answer').fill('The <b>first</b> one');
    await page.locator('#answer').press('Enter');
    await until(page, () => ctq_ui().spots.some((spot) => spot.label.startsWith('The <b>first')));
    await click(page, row.name.replace('pick', 'delete'));
    await until(page, () => !ctq_ui().spots.some((spot) => spot.name.startsWith('pick:')));
    assert.ok(!Object.keys(await kept(page)).some((key) => key.includes(':match:')));
    await page.reload();
    await scene(page, 'library');
    assert.ok(!(await report(page)).spots.some((spot) => spot.name.startsWith('pick:')));
    await page.goBack();
    await scene(page, 'lobby');
    assert.ok(left.actions > 0);
    await page.close();
  });

test('undo of a deletion brings the same match back', async () => {
  const page = await open(browser);
  await click(page, 'play:cartagena');
  await playByPointing(page);
  const left = await turn(page);
  await settle(page);
  const id = (await page.evaluate(() => location.hash)).replace('#table=', '');
  await page.goBack();
  await scene(page, 'lobby');
  await click(page, 'library');
  await click(page, `delete:${id}`);
  await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'restore'));
  await click(page, 'restore');
  await click(page, `resume:${id}`);
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await page.close();
});

test('a record saved as a file, and one pasted, comes back whole', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'setup:cartagena');
  await command(page, 'option:rules=board');
  await command(page, 'start');
  await playByPointing(page);
  const left = await turn(page);
  const id = (await page.evaluate(() => location.hash)).replace('#table=', '');
  await page.goBack();
  await page.goBack();
  await scene(page, 'lobby');
  await click(page, 'library');
  const [download] = await Promise.all([page.waitForEvent('download'),
    click(page, `export:${id}`)]);
  const file = await download.path();
  const record = await readFile(file, 'utf8');
  assert.match(record, /^\[Game "cartagena"\]/);
  for (const how of ['file', 'paste']) {
    const other = await open(browser, 'library');
    await click(other, 'import');
    await other.getByRole('heading', { name: 'Import' }).waitFor();
    if (how === 'file') {
      await other.locator('#record-file').setInputFiles(file);
    } else {
      await other.locator('#record-text').fill(record);
      await other.getByRole('button', { name: 'Import' }).click();
    }
    await told(other, 'notice', /1 match imported/);
    const row = (await report(other)).spots.find((spot) => spot.name.startsWith('pick:'));
    await click(other, row.name.replace('pick', 'resume'));
    await scene(other, 'table');
    assert.equal((await turn(other)).hash, left.hash);
    await other.close();
  }
  await page.close();
});

test('a file of a match with hidden hands is sealed and comes back whole', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'play:cartagena');
  await playByPointing(page);
  const left = await turn(page);
  const id = (await page.evaluate(() => location.hash)).replace('#table=', '');
  await page.goBack();
  await scene(page, 'lobby');
  await click(page, 'library');
  const [download] = await Promise.all([page.waitForEvent('download'),
    click(page, `export:${id}`)]);
  const record = await readFile(await download.path(), 'utf8');
  assert.match(record, /Sealed/);
  assert.ok(!/deal=|draw=|Seed "/.test(record), record);
  // While it is here it stays as it is; once deleted it comes back, with its id.
  await paste(page, record);
  await told(page, 'notice', /1 match was here already/);
  await click(page, `delete:${id}`);
  await until(page, () => !ctq_ui().spots.some((spot) => spot.name.startsWith('pick:')));
  await paste(page, record);
  await told(page, 'notice', /1 match imported/);
  await click(page, `resume:${id}`);
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await page.close();
});

test('a text that holds no match stays in the dialog, which says why', async () => {
  const page = await open(browser, 'library');
  for (const [text, words] of [
    ['[Game "chess"]\n\ne4', /chess/],
    ['[Game "cartagena"]\n\nfirst=9', /first=9/],
    ['[Game "cartagena"]\n[Sealed "AAAA"]\n\n', /sealed record is damaged/],
    ['lorem ipsum', /no match record/],
    ['\u0001\u00ff[', /Nothing was imported/],
    ['https://example.org/#m=AAAA', /damaged/],
    [`[Game "cartagena"]\n\n${'first=1 '.repeat(3000)}`, /Nothing was imported/],
  ]) {
    await paste(page, text);
    await page.locator('#record-question', { hasText: words }).waitFor();
    assert.equal(await page.locator('#record-text').inputValue(), text);
    await page.getByRole('button', { name: 'Cancel' }).click();
    assert.equal((await report(page)).scene, 'library');
  }
  assert.deepEqual(Object.keys(await kept(page)), []);
  await page.close();
});

test('a save of an older format opens, one of older rules as far as it is legal', async () => {
  const record = await shortRecord();
  const older = record.replace(/\[Rules "\d+"\]/, '[Rules "0"]').trimEnd();
  assert.notEqual(older, record.trimEnd());
  const page = await newPage(browser, { reducedMotion: 'reduce' });
  await stock(page, [
    { id: 'abc', line: 'abc|cartagena||human greedy|12|open', record },
    { id: 'def', line: 'def|cartagena||human greedy|12|open', record: `${older} hat@77 back@1\n` },
  ]);
  await page.goto(`${url}#table=abc`);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  const first = await turn(page);
  await page.goto(`${url}#table=def`);
  await told(page, 'notice', /rules version.*opened up to.*goes on as a copy/);
  assert.equal((await turn(page)).hash, first.hash);
  await playByPointing(page);
  await turn(page);
  const store = await kept(page);
  const old = Object.entries(store).find(([key]) => key.endsWith('match:def'));
  assert.match(old[1], /hat@77/, 'the old save stays as it was');
  const copy = Object.values(store).find((text) => /\[Parent "def@\d+"\]/.test(text));
  assert.ok(copy);
  await page.close();
});

test('a full storage is told and play, undo and the library go on', async () => {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'play:cartagena');
  const first = await turn(page);
  await told(page, 'notice', /storage is full/);
  await playByPointing(page);
  const left = await turn(page);
  assert.ok(left.actions > first.actions);
  await told(page, 'status', /This match is not kept: the device’s storage is full/);
  await page.goBack();
  await scene(page, 'lobby');
  await click(page, 'library');
  await told(page, 'status', /^1 match is not kept/);
  const row = (await report(page)).spots.find((spot) => spot.name.startsWith('pick:'));
  assert.match(row.label, /Not kept\.$/);
  await click(page, row.name.replace('pick', 'resume'));
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await page.close();
});

test('a phone saves all in one file; a lost index is made anew; the file twice changes nothing',
  async () => {
    const record = await shortRecord();
    const noted = (date) => record.replace(/^\[Date .*$/m, `[Date "${date}"]`);
    assert.notEqual(noted('x'), record, 'a record tells its day');
    const page = await newPage(browser, { viewport: { width: 390, height: 844 } });
    // Records without a line in the index.
    await stock(page, [
      { id: 'abc', line: 'abc|carta', record: noted('2026-03-01 09:15') },
      { id: 'def', line: '', record: noted('2026-04-02 10:30').replace('greedy', 'runner') },
    ]);
    await page.goto(`${url}#library`);
    await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
    const rows = async () => (await report(page)).spots
      .filter((spot) => spot.name.startsWith('pick:'))
      .map((spot) => `${spot.name} ${spot.label.match(/\d+ \w+ 20\d\d, \d\d:\d\d/)}`);
    const before = await rows();
    assert.deepEqual(before, ['pick:def 2 Apr 2026, 10:30', 'pick:abc 1 Mar 2026, 09:15']);
    const [download] = await Promise.all([page.waitForEvent('download'), click(page, 'backup')]);
    const file = await readFile(await download.path(), 'utf8');
    await paste(page, file);
    await told(page, 'notice', /2 matches were here already/);
    assert.deepEqual(await rows(), before);
    const other = await newPage(browser, { viewport: { width: 390, height: 844 } });
    await other.goto(`${url}#library`);
    await until(other, () => window.ctq_ui && ctq_ui().frames > 1);
    await paste(other, file);
    await told(other, 'notice', /2 matches imported/);
    const there = (await report(other)).spots.filter((spot) => spot.name.startsWith('pick:'));
    assert.deepEqual(there.map((spot) => spot.name), ['pick:def', 'pick:abc']);
    await other.close();
    await page.close();
  });

test('a second tab on one match says so and does not overwrite it', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const one = await context.newPage();
  await one.goto(url);
  await until(one, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(one, 'play:cartagena');
  const left = await turn(one);
  await settle(one);
  const address = one.url();
  const two = await context.newPage();
  await two.goto(address);
  await until(two, () => window.ctq_ui && ctq_ui().frames > 1);
  await told(two, 'notice', /open in another tab/);
  assert.equal((await turn(two)).hash, left.hash);
  const before = await kept(one);
  await playByPointing(two);
  await told(two, 'notice', /match of its own/);
  // What one tab writes, the other's storage knows a little later.
  await until(one, () => Object.keys(localStorage).filter((name) => name.includes(':match:'))
    .length === 2);
  const now = await kept(one);
  const key = Object.keys(before).find((name) => name.includes(':match:'));
  assert.equal(now[key], before[key]);
  assert.notEqual(two.url(), address);
  // Each plays on its own now, and none loses the other's line of the index.
  await playByPointing(one);
  await turn(one);
  await turn(two);
  await until(one, () => Object.entries(localStorage).find(([name]) => name.endsWith(':index'))[1]
    .trim().split('\n').length === 2);
  await context.close();
});

test('when the other tab closes, the match goes on here where it was left', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const one = await context.newPage();
  await one.goto(url);
  await until(one, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(one, 'play:cartagena');
  await turn(one);
  await settle(one);
  const two = await context.newPage();
  await two.goto(one.url());
  await told(two, 'notice', /open in another tab/);
  await playByPointing(one);
  const left = await turn(one);
  await settle(one);
  await one.close();
  await told(two, 'notice', /goes on here/);
  assert.equal((await turn(two)).hash, left.hash);
  await playByPointing(two);
  await turn(two);
  const store = await kept(two);
  assert.equal(Object.keys(store).filter((name) => name.includes(':match:')).length, 1);
  await context.close();
});

test('a library of 500 matches opens from its index alone, within 100 ms', async () => {
  const record = await shortRecord();
  const page = await newPage(browser);
  await stock(page, Array.from({ length: 500 }, (_, i) => ({
    id: `m${i}`, record,
    line: `m${i}|cartagena|rules=board|human greedy|${i}|${i % 3 ? 'over' : 'open'}|` +
      `2026-11-21 14:05|1||${i % 7 ? '' : `Game ${i}`}`,
  })));
  await page.addInitScript(() => {
    window.reads = [];
    const get = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      window.reads.push(key);
      return get.call(this, key);
    };
  });
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await settle(page);
  await page.evaluate(() => { window.reads = []; });
  // From the click to the first frame that shows the library.
  const milliseconds = await page.evaluate(() => new Promise((done) => {
    const began = performance.now();
    Module.command('library');
    const look = () => (ctq_ui().scene === 'library' &&
      ctq_ui().spots.some((spot) => spot.name.startsWith('pick:'))
      ? done(performance.now() - began) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  }));
  console.log(`# library of 500 matches: first frame after ${milliseconds.toFixed(1)} ms`);
  assert.deepEqual(await page.evaluate(() => window.reads.filter((key) => key.includes('match:'))),
    [], 'no record is read');
  const { spots } = await report(page);
  const rows = spots.filter((spot) => spot.name.startsWith('pick:'));
  assert.ok(rows.length > 5 && rows.length < 20, `${rows.length} rows are drawn`);
  // The keyboard reaches further rows.
  const list = rows[0];
  await page.mouse.move(list.x + 20, list.y + 20);
  await page.mouse.wheel(0, 100000);
  await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'pick:m499'));
  await command(page, 'show:open');
  await told(page, 'status', /500 matches/);
  await page.close();
});

test('the arrow keys reach a match and what can be done with it, Escape leads back', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'play:cartagena');
  await turn(page);
  await command(page, 'lobby');
  await command(page, 'library');
  await scene(page, 'library');
  await settle(page);
  await page.locator('#canvas').focus();
  const reached = async () => /^(pick|resume|review|delete):/.test((await report(page)).focus);
  for (let i = 0; i < 12 && !(await reached()); i += 1) {
    await page.keyboard.press(i % 2 ? 'ArrowRight' : 'ArrowDown');
    await settle(page);
  }
  assert.ok(await reached());
  await page.locator('#canvas').press('Escape');
  await scene(page, 'lobby');
  await page.close();
});

test('the library fits every screen', async () => {
  const page = await newPage(browser, { reducedMotion: 'reduce' });
  await stock(page, Array.from({ length: 12 }, (_, i) => ({
    id: `m${i}`, record: '[Game "cartagena"]\n\n',
    line: `m${i}|cartagena|${i % 2 ? 'rules=board' : ''}|human greedy runner hoarder|${i}|` +
      `${i % 3 ? 'over' : 'open'}|2026-11-21 14:05|1||${i % 4 ? '' : 'A name that is quite long'}`,
  })));
  await page.goto(`${url}#library`);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await onScreens(page, sizes, (width, height) =>
    nothingClipped(page, width, height, /^pick:|^library-|:bar$/));
  const row = (await report(page)).spots.find((spot) => spot.name.startsWith('pick:m1'));
  await click(page, row.name);
  await until(page, (name) => ctq_ui().spots.some((spot) => spot.name === name),
    row.name.replace('pick', 'review'));
  // On a low screen what can be done with a match scrolls.
  await onScreens(page, sizes, (width, height) => nothingClipped(page, width, height,
    height < 480 ? /:/ : /^pick:|^library-|:bar$/));
});

test('axe finds nothing in the library’s dialogs', async () => {
  const page = await open(browser, 'library', { reducedMotion: 'reduce' });
  await command(page, 'set:text=on');
  await settle(page);
  await page.getByRole('button', { name: 'Import a match' }).click();
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await findings(page), [], colorScheme);
  }
});
