// The picture files of boards that the browser makes. tests/stage checks their contents.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { browser, newPage } from './browser.mjs';
import { click, command, until } from './driver.mjs';
import { test } from './harness.mjs';
import { openTable, settle } from './table.mjs';

async function saved(page, press) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Counts the colors of pixels spread over a picture. */
function colours({ data, width, height }) {
  const seen = new Set();
  for (let i = 0; i < width * height; i += 97) seen.add(data.readUInt32BE(4 * i));
  return seen.size;
}

test('a finished board can be saved as PNG and SVG, and shared', async () => {
  // High enough for the whole share sheet.
  const page = await openTable(browser, { viewport: { width: 1280, height: 1200 } }, 1);
  await page.evaluate(() => {
    window.sent = [];
    window.broken = [];
    document.addEventListener('securitypolicyviolation',
      (event) => window.broken.push(event.violatedDirective));
    navigator.canShare = () => true;
    navigator.share = (what) => { window.sent.push(what); return Promise.resolve(); };
  });
  await command(page, 'end');
  await settle(page);
  const png = await saved(page, () => click(page, 'save-picture'));
  assert.equal(png.name, 'cartagena.png');
  const drawn = PNG.sync.read(png.bytes);
  assert.equal(drawn.width, 2000);
  assert.ok(drawn.height > 1200 && drawn.height < 2400, `${drawn.height} rows`);
  assert.ok(colours(drawn) > 200, `${colours(drawn)} colours`);
  assert.ok(png.bytes.length > 100000 && png.bytes.length < 3000000, `${png.bytes.length} bytes`);
  await command(page, 'share');
  await settle(page);
  const svg = await saved(page, () => click(page, 'save-svg'));
  assert.equal(svg.name, 'cartagena.svg');
  await click(page, 'send-picture');
  await until(page, () => window.sent.length === 1);
  const sent = await page.evaluate(() => {
    const [{ files: [file], title }] = window.sent;
    return { name: file.name, type: file.type, size: file.size, title };
  });
  assert.equal(sent.name, 'cartagena.png');
  assert.equal(sent.type, 'image/png');
  assert.equal(sent.size, png.bytes.length);
  assert.match(sent.title, /^Cartagena: /);
  assert.deepEqual(await page.evaluate(() => window.broken), []);
  await page.close();
  // Opens the file alone, as another person does.
  const other = await newPage(browser);
  await other.setContent(`<body style="margin:0">${svg.bytes}</body>`);
  const box = await other.locator('svg').boundingBox();
  assert.equal(2 * box.width, drawn.width);
  assert.equal(2 * box.height, drawn.height);
  const shown = PNG.sync.read(await other.screenshot({ clip: box }));
  assert.ok(colours(shown) > 200, `${colours(shown)} colours`);
  await other.close();
});
