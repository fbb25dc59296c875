// What the style sheet promises: fields that no telephone enlarges, states without colours, print.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { browser } from './browser.mjs';
import { command, open, until } from './driver.mjs';
import { test } from './harness.mjs';
import { scene } from './table.mjs';

test('fields have letters of at least 16 pixels', async () => {
  const page = await open(browser);
  // The style sheet for fields follows the first frame.
  await until(page, () => getComputedStyle(document.getElementById('record-text')).resize === 'vertical');
  for (const root of ['100%', '12px']) {
    const sizes = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return [...document.querySelectorAll('input, textarea')]
        .map((field) => parseFloat(getComputedStyle(field).fontSize));
    }, root);
    assert.ok(sizes.length >= 5 && sizes.every((size) => size >= 16), sizes.join(' '));
  }
  await page.close();
});

test('where the system chooses the colours, a pressed button looks different', async () => {
  const page = await open(browser, '', { forcedColors: 'active', reducedMotion: 'reduce' });
  await until(page, () => getComputedStyle(document.getElementById('record-text')).resize === 'vertical');
  await command(page, 'set:text=on');
  const button = page.locator('button[aria-pressed=true]').first();
  await button.waitFor();
  const pressed = await button.screenshot();
  await button.evaluate((node) => node.setAttribute('aria-pressed', 'false'));
  assert.notEqual(Buffer.compare(pressed, await button.screenshot()), 0);
  await page.close();
});

test('the whole log is printed, upright and across', async () => {
  const record = execFileSync(process.env.CTQ_NATIVE, ['record', '--game', 'cartolan', '--seats', 'random,random',
    '--seed', '3', '--number', '1']).toString();
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'set:text=on');
  await command(page, `open:${record}`);
  await scene(page, 'table');
  await until(page, () => document.querySelectorAll('[data-key$="Log"] li').length > 100);
  for (const landscape of [false, true]) {
    const height = landscape ? 700 : 1000; // CSS pixels of a page, at least
    const pdf = (await page.pdf({ format: 'A4', landscape })).toString('latin1');
    const log = await page.locator('[data-key$="Log"]').evaluate((node) => node.getBoundingClientRect().height);
    const pages = pdf.match(/\/Type\s*\/Page\b/g).length;
    // On paper the lines are wider than beside the picture.
    assert.ok(pages > 2 && pages >= log / height / 4, `${pages} pages, landscape ${landscape}`);
  }
  await page.close();
});
