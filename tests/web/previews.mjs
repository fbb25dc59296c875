// Takes the pictures of the page in web/previews and assets, for links, stores and the README. Run
// it when a table has changed, and look at the results: node tests/web/previews.mjs [NAME...].
// Reads the same variables as film.mjs.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFileSync } from 'node:fs';
import { address } from './address.mjs';

const root = process.env.CTQ_ROOT ?? join(dirname(fileURLToPath(import.meta.url)), '../..');
const { url, end } = await address(root);
process.env.CTQ_URL = url;
const { beginCase, browser, closeBrowser, endCase, newPage } = await import('./browser.mjs');
const { click, command, report, until } = await import('./driver.mjs');
const { scene, settle, turn } = await import('./table.mjs');

const link = { width: 1200, height: 630 };
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Plays the hint repeatedly. */
async function playHints(page, turns) {
  for (let i = 0; i < turns && !(await turn(page)).over; i += 1) {
    const { actions } = await report(page);
    await command(page, 'hint');
    await until(page, () => ctq_ui().spots.some(({ name }) => /^hint-(more|play)$/.test(name)));
    if ((await report(page)).spots.some(({ name }) => name === 'hint-more')) await command(page, 'hint-more');
    await command(page, 'hint-play');
    await until(page, (before) => ctq_ui().actions > before, actions);
  }
  await turn(page);
}

/** Keeps exploring the temple. */
async function goOn(page, turns) {
  for (let i = 0; i < turns; i += 1) {
    const { actions } = await turn(page);
    await page.keyboard.press('g');
    await until(page, (before) => ctq_ui().actions > before, actions);
  }
  await turn(page);
}

const table = (set, play, turns) => async (page) => {
  await page.evaluate((hash) => { location.hash = hash; }, `new=${set}`);
  await scene(page, 'offer');
  await settle(page);
  await command(page, 'set:speed=instant');
  await click(page, 'start');
  await scene(page, 'table');
  await play(page, turns);
};
const cartagena = (turns) => table('cartagena;rules=board;human,level:3,level:3;17', playHints, turns);

const pictures = [
  ['web/previews/preview.png', { width: 1600, height: 840, scale: 0.75 }, 'dark', async () => {}],
  ['web/previews/cartagena.png', link, 'light', cartagena(12)],
  ['web/previews/incan_gold.png', link, 'dark', table('incan_gold;;human,turn:7,turn:8;24', goOn, 4)],
  ['web/previews/carteso.png', link, 'light', table('carteso;sides=fixed;human,level:4;17', playHints, 14)],
  ['web/previews/cartolan.png', link, 'dark', table('cartolan;mode=regular;human,level:4,level:4;17', playHints, 46)],
  ['web/previews/phone.png', phone, 'dark', cartagena(12)],
  ['assets/screenshot.png', wide, 'light', cartagena(12)],
];

const wanted = process.argv.slice(2);
for (const [file, viewport, colorScheme, arrive] of pictures) {
  if (wanted.length > 0 && !wanted.some((name) => file.endsWith(`/${name}.png`))) continue;
  const opened = beginCase(file);
  try {
    const page = await newPage(browser, {
      viewport, colorScheme, reducedMotion: 'reduce', hasTouch: viewport === phone, deviceScaleFactor: viewport.scale ?? 1,
    });
    await page.goto(url);
    await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
    await arrive(page);
    await page.mouse.move(0, 0);
    await settle(page);
    writeFileSync(join(root, file), await page.screenshot());
    console.log(file);
  } finally {
    await endCase(opened);
  }
}
await closeBrowser();
end();
