// The rules pages in the text view.
import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { browser } from './browser.mjs';
import { command, open } from './driver.mjs';
import { test } from './harness.mjs';
import { scene } from './table.mjs';

test('the text view has the headings of a rules page and jumps to them', async () => {
  const page = await open(browser, 'rules=incan_gold');
  await command(page, 'set:text=on');
  await page.getByRole('heading', { name: 'Rules of Incan Gold', level: 1 }).waitFor();
  const heading = page.locator('#groups').getByRole('heading', { name: 'Stay or leave' });
  await heading.waitFor();
  assert.ok(await page.locator('#groups div li').count() >= 6);
  assert.equal(await page.locator('#groups .figure').count(), 4);
  await page.getByRole('button', { name: 'Stay or leave' }).click();
  assert.equal(await heading.evaluate((node) => node === document.activeElement), true);
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await findings(page), []);
  }
  await command(page, 'rules:cartagena');
  await page.locator('#groups').getByRole('heading', { name: 'Back: draw cards' }).waitFor();
  await command(page, 'back');
  await scene(page, 'lobby');
  assert.equal(await page.locator('#groups').getByRole('heading', { name: 'Back: draw cards' }).count(), 0);
});
