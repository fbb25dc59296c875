// Saved matches: files and dialogs of the page, other tabs.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { findings } from './axe.mjs';
import { browser, url } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { openTable, playByPointing, scene, settle, told, turn } from './table.mjs';

/** The library's keys in storage and their values. */
const kept = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

test('records are saved and opened as files, and an unreadable text stays in the dialog',
  async () => {
    const page = await openTable(browser, {}, 1);
    const left = await report(page);
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

    const other = await open(browser, 'library', { reducedMotion: 'reduce' });
    await click(other, 'import');
    await other.getByRole('heading', { name: 'Import' }).waitFor();
    for (const colorScheme of ['dark', 'light']) {
      await other.emulateMedia({ colorScheme });
      assert.deepEqual(await findings(other), [], colorScheme);
    }
    await other.locator('#record-text').fill('[Game "chess"]\n\ne4');
    await other.locator('#record').getByRole('button', { name: 'Import' }).click();
    await other.locator('#record-question', { hasText: /chess/ }).waitFor();
    assert.equal(await other.locator('#record-text').inputValue(), '[Game "chess"]\n\ne4');
    await other.getByRole('button', { name: 'Cancel' }).click();
    await click(other, 'import');
    await other.locator('#record-file').setInputFiles({ name: 'saved by an editor.txt', mimeType: 'text/plain',
      buffer: Buffer.from(`\ufeff${record}`, 'utf16le') });
    await told(other, 'notice', /1 match imported/);
    await click(other, 'import');
    await other.locator('#record-file').setInputFiles(file);
    await told(other, 'notice', /1 match was here already/);
    const row = (await report(other)).spots.find((spot) => spot.name.startsWith('pick:'));
    await click(other, row.name.replace('pick', 'resume'));
    await scene(other, 'table');
    assert.equal((await turn(other)).hash, left.hash);
    await other.close();
    await page.close(); // the file is deleted with the page
  });

test('a second tab of a match says so, saves nothing and continues when the first tab closes', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const one = await context.newPage();
  await one.goto(url);
  await until(one, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(one, 'variant:cartagena=1');
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
  // Data that one tab writes reaches the other tab a little later.
  await until(one, () => Object.keys(localStorage).filter((name) => name.includes(':match:'))
    .length === 2);
  const now = await kept(one);
  const key = Object.keys(before).find((name) => name.includes(':match:'));
  assert.equal(now[key], before[key]);
  assert.notEqual(two.url(), address);
  const id = address.slice(address.indexOf('#'));
  const three = await context.newPage();
  await three.goto(address);
  await told(three, 'notice', /open in another tab/);
  await playByPointing(one);
  const end = await turn(one);
  await settle(one);
  await one.close();
  await told(three, 'notice', /goes on here/);
  assert.equal((await turn(three)).hash, end.hash);
  await playByPointing(three);
  await turn(three);
  assert.equal(await three.evaluate(() => location.hash), id);
  assert.equal(Object.keys(await kept(three)).filter((name) => name.includes(':match:')).length, 2);
  await context.close();
});
