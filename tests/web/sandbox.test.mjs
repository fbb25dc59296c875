// Trying anything on a copy of a match: draws chosen, records loaded, the match itself as it was.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens } from './layout.mjs';
import { openTable, scene, settle, told, turn } from './table.mjs';

/** The sandbox of a table with open hands, opened from its menu. */
async function openSandbox(options = {}) {
  const page = await openTable(browser, options);
  await command(page, 'set:text=on');
  await command(page, 'sandbox');
  await scene(page, 'sandbox');
  await settle(page);
  return page;
}

const records = (page) => page.evaluate(() => Object.entries(localStorage)
  .filter(([key]) => key.includes(':match:')).map(([, text]) => text));
const line = async (page, begin) => (await page.locator('#situation li').allTextContents())
  .find((text) => text.startsWith(begin)).slice(begin.length);

test('the next draw is chosen by a click, and the log has it', async () => {
  const page = await openSandbox();
  const kept = await records(page);
  await command(page, 'first');
  await until(page, () => ctq_ui().actions === 0);
  await command(page, 'next');
  await until(page, () => ctq_ui().actions === 1);
  await settle(page);
  const logged = await page.locator('[data-command^="do:"][aria-pressed="true"]')
    .getAttribute('data-command');
  const other = (await report(page)).spots
    .find((spot) => spot.name.startsWith('do:') && spot.name !== logged);
  await click(page, other.name);
  await until(page, () => ctq_ui().actions === 2);
  await told(page, 'status', /Turn 0 of 0: the set-up/);
  const tokens = (await line(page, 'Record: ')).split(/\]\s*/).pop().trim().split(/\s+/);
  assert.equal(tokens[1], other.name.slice(3));
  assert.deepEqual(await records(page), kept, 'the match itself stays as it is');
  await page.reload();
  await scene(page, 'sandbox');
  await told(page, 'status', /Turn 0 of 0: the set-up/);
  await page.close();
});

test('the text view has hash and state, and one plays on from here', async () => {
  const page = await openSandbox();
  const { hash, actions } = await report(page);
  assert.equal(await line(page, 'State hash: '), hash);
  assert.equal(typeof JSON.parse(await line(page, 'State: ')), 'object');
  const main = await page.evaluate(() => location.hash);
  await click(page, 'play-on');
  await scene(page, 'table');
  await turn(page);
  assert.equal((await report(page)).actions >= actions, true);
  assert.ok((await records(page)).some((text) =>
    text.includes(`[Sandbox "${main.replace('#sandbox=', '')}"]`)));
  assert.equal((await records(page)).length, 2);
  await page.close();
});

test('a record is loaded; a text that is none changes nothing', async () => {
  const page = await openSandbox();
  const { hash } = await report(page);
  await command(page, 'load:hello');
  await told(page, 'notice', /Not loaded/);
  assert.equal((await report(page)).hash, hash);
  await page.locator('#record[open]').waitFor();
  assert.equal(await page.locator('#record-text').inputValue(), 'hello');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const record = await line(page, 'Record: ');
  await command(page, 'first');
  await until(page, () => ctq_ui().actions === 0);
  await command(page, 'draw');
  await until(page, () => ctq_ui().actions === 1);
  await command(page, `load:${record.replace(/"\]\s*/g, '"]\n').replace(/\n(?!\[)/, '\n\n')}`);
  await until(page, (wanted) => ctq_ui().hash === wanted, hash);
  await page.close();
});

test('the record is changed in place; what can not be read stays, with the reason', async () => {
  const page = await openSandbox();
  const { hash } = await report(page);
  await click(page, 'part:2');
  await settle(page);
  await click(page, 'edit');
  await page.locator('#record[open]').waitFor();
  const text = page.locator('#record-text');
  const whole = await text.inputValue();
  assert.match(whole, /^\[Game "cartagena"\]/);
  await text.fill(`${whole.trim()} hat@99`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(/^Not loaded\. /).first().waitFor();
  await page.locator('#record[open]').waitFor();
  assert.match(await text.inputValue(), /hat@99$/);
  assert.equal((await report(page)).hash, hash);
  await text.fill(whole.trim().replace(/\s+\S+$/, ''));
  await page.getByRole('button', { name: 'Apply' }).click();
  await until(page, (wanted) => ctq_ui().hash !== wanted, hash);
  await page.close();
});

test('with hidden hands the sandbox asks first', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'set:text=on');
  await command(page, 'play:cartagena');
  await turn(page);
  await command(page, 'sandbox');
  await scene(page, 'sandbox');
  await told(page, 'status', /shows all hands/);
  assert.equal(await page.locator('[data-command^="do:"]').count(), 0);
  await settle(page);
  await click(page, 'reveal');
  await page.locator('[data-command^="do:"]').first().waitFor();
  await page.close();
});

test('the sandbox fits every screen', async () => {
  const page = await openSandbox();
  await command(page, 'set:text=off');
  await command(page, 'first');
  await onScreens(page, [[1280, 800], [390, 844], [844, 390]], async (width, height) => {
    for (const part of ['part:0', 'part:1', 'part:2']) {
      await click(page, part);
      await nothingClipped(page, width, height,
        /^(at|do):|:bar$|^(edit|load|copy-record|copy-state|afresh)$/);
    }
  });
});
