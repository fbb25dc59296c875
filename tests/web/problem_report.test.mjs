// The report of a problem: where it is asked for, what it holds, what it keeps to itself.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { openTable, scene, told } from './table.mjs';

const table = (options, ...choices) => openTable(browser, options, 0, choices);

test('the menu copies versions, browser, hash and record, which an import knows again', async () => {
  const page = await table({}, 'option:rules=board');
  await catchCopies(page);
  await click(page, 'menu');
  await click(page, 'menu-report');
  const text = await copied(page);
  const { hash } = await report(page);
  const agent = await page.evaluate(() => navigator.userAgent);
  for (const part of [`State hash: ${hash}`, agent, 'window 1280x800', 'Settings: theme=']) {
    assert.ok(text.includes(part), `${part} is missing in ${text}`);
  }
  assert.match(text, /Version: \S+/);
  assert.match(text, /Rules version: \d+/);
  await told(page, 'notice', /report .* is copied/);
  await command(page, 'lobby');
  await scene(page, 'lobby');
  await command(page, 'library');
  await scene(page, 'library');
  await command(page, `import:${text.slice(text.indexOf('\n\n'))}`);
  await told(page, 'notice', /1 match was here already/);
  await page.close();
});

test('while hands are hidden the record in it is sealed', async () => {
  const page = await table({});
  await catchCopies(page);
  await command(page, 'report');
  const text = await copied(page);
  assert.match(text, /\[Sealed "/);
  assert.ok(!/\bdraw=|\bdeal=/.test(text), text);
  await page.close();
});

test('where the clipboard is forbidden, it is shown to copy by hand', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await command(page, 'report');
  await page.locator('#copy[open]').waitFor();
  assert.match(await page.locator('#copy-text').inputValue(), /Version: .*\nMachine: .*\n/);
  await page.close();
});

test('the menu with it fits every screen', async () => {
  const page = await table({});
  await onScreens(page, sizes, async (width, height) => {
    await click(page, 'menu');
    await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'menu-report'));
    // On a low screen the menu scrolls: its rows are as high as a finger needs.
    await nothingClipped(page, width, height, height < 400 ? /^menu-|:bar$/ : undefined);
    await page.locator('#canvas').press('Escape');
    await until(page, () => ctq_ui().spots.every((spot) => spot.name !== 'menu-report'));
  });
});
