// Keys: typing actions into the field of the text view.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { command, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { openTable, told } from './table.mjs';

test('a mistyped action stays in the field with a sentence, and a correct one is played', async () => {
  const page = await openTable(browser, {}, 0, ['option:rules=board', 'seat:2=human', 'seed:3']);
  await command(page, 'set:text=on');
  const right = (await page.locator('[data-command^="act:"]').first().getAttribute('data-command'))
    .slice(4);
  const begin = await report(page);
  const field = page.locator('#typed');
  await field.fill('hat@77');
  await field.press('Enter');
  await told(page, 'notice', /No action begins with “hat@77”/);
  assert.equal(await field.inputValue(), 'hat@77');
  assert.equal((await report(page)).hash, begin.hash);
  await field.fill(right);
  await field.press('Enter');
  await until(page, (actions) => ctq_ui().actions > actions, begin.actions);
  await until(page, () => document.getElementById('typed').value === '');
  await page.close();
});
