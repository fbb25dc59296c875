// The pages for reading: the rules of each game, play with friends, the laboratory's method, and
// the page for an unknown address.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { findings } from './axe.mjs';
import { browser, newPage, url } from './browser.mjs';
import { serveFolder } from './folder.mjs';
import { test } from './harness.mjs';
import { scene, settle } from './table.mjs';

const root = process.env.CTQ_ROOT ?? join(import.meta.dirname, '../..');
const titles = {
  cartagena: 'Cartagena', incan_gold: 'Incan Gold', carteso: 'Carteso', cartolan: 'Cartolan – Trade Winds',
};
const games = Object.keys(titles);
const pages = [...games, 'friends', 'laboratory'];
const fetched = async (name) => (await fetch(url + name)).text();

test('every page is valid HTML', async () => {
  const checks = new HtmlValidate({
    extends: ['html-validate:standard'],
    // The pages write some letters unescaped, and the program fills some elements.
    rules: { 'no-raw-characters': ['error', { relaxed: true }], 'long-title': 'off', 'empty-heading': 'off' },
  });
  for (const name of ['index', '404', ...pages]) {
    const { results } = await checks.validateString(await fetched(`${name}.html`));
    assert.deepEqual(results.flatMap(({ messages }) => messages.map((one) =>
      `${name}.html:${one.line}: ${one.ruleId}: ${one.message}`)), []);
  }
});

/** What players read instead of the words of Cartolan's modes. */
const modes = { beginner: 'Sea', regular: 'Land and storms', advanced: 'Characters' };

test('without scripts the whole rules are readable, with figures in place of the program\'s', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await newPage(context);
  await page.goto(url);
  for (const game of games) {
    await page.goto(url);
    await page.locator(`noscript a[href="${game}.html"]`).click();
    const text = readFileSync(join(root, `assets/rules/${game}.md`), 'utf8');
    const read = await page.locator('main').innerText();
    const figures = [...text.matchAll(/^(?:\[[\w ]+\] )?!\[.*\]\((.*)\)$/gm)].map((found) => found[1]);
    for (const words of [...figures, ...text.split('\n').filter((line) => /^[A-Z]/.test(line))]) {
      assert.ok(read.includes(words.trim()), `${game}: ${words}`);
    }
    assert.equal(await page.locator('main figure img').count(), figures.length);
    // Text for some rule sets only is shown with the names of these rule sets.
    const titles = game === 'cartolan' ? modes : {};
    for (const [, sets, words] of text.matchAll(/^\[([\w ]+)\] (?:- )?([A-Z].*)$/gm)) {
      const names = sets.split(' ')
        .map((set) => titles[set] ?? set[0].toUpperCase() + set.slice(1)).join(', ');
      assert.ok(read.includes(`${names} ${words}`), `${game}: ${names} ${words}`);
    }
  }
  await context.close();
});

test('every link of the pages has a target, and every picture exists', async () => {
  for (const name of pages) {
    const text = await fetched(`${name}.html`);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
    assert.equal(new Set(ids).size, ids.length);
    for (const [, target] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      const [file, place] = target.split('#');
      if (file === '') assert.ok(ids.includes(place), `${name}.html names #${place}`);
      else if (!place) assert.equal((await fetch(url + file)).status, 200, `${name}.html names ${file}`);
    }
    const [, picture] = text.match(/property="og:image" content="([^"]+)"/);
    assert.equal((await fetch(url + picture)).headers.get('content-type'), 'image/png');
  }
});

test('the pages pass axe in both themes, on a phone and a desktop', async () => {
  for (const width of [390, 1280]) {
    const page = await newPage(browser, { viewport: { width, height: 800 } });
    for (const name of ['404', ...pages]) {
      await page.goto(`${url}${name}.html`);
      for (const colorScheme of ['dark', 'light']) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await findings(page), [], name);
      }
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wider <= 0, `${name} is ${wider} pixels wider than ${width}`);
    }
    await page.close();
  }
});

test('the links Play, First game, Set up and the laboratory’s button open the program', async () => {
  const page = await newPage(browser);
  const title = () => page.locator('#title').textContent();
  const leads = async (name, link, wanted) => {
    await page.goto(`${url}${name}.html`);
    await page.getByRole('link', { name: link, exact: true }).click();
    await scene(page, wanted);
    await settle(page);
    return title();
  };
  for (const game of games) {
    assert.equal(await leads(game, 'Play', 'table'), titles[game]);
    assert.match(await page.evaluate(() => location.hash), /^#table=/);
  }
  assert.equal(await leads('carteso', 'First game, with a guide', 'table'), 'Carteso');
  await leads('cartolan', 'Set up', 'setup');
  await leads('laboratory', 'Open the laboratory', 'laboratory');
  await leads('friends', 'Choose a game', 'lobby');
  await page.close();
});

test('an unknown address keeps the part after its #', { problems: /404/ }, async () => {
  const folder = await serveFolder('/games/');
  const page = await newPage(browser);
  await page.goto(`${folder.address}carteso.htm#play=carteso`);
  assert.match(await page.locator('main').innerText(), /no page here/);
  await page.getByRole('link', { name: 'Open Cartotheque' }).click();
  await scene(page, 'table');
  assert.equal(await page.locator('#title').textContent(), 'Carteso');
  await page.close();
  folder.stop();
});

test('a site with a known address has canonical links, full previews and a sitemap', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ctq-pages-'));
  const run = (script, ...words) => execFileSync('python3', [join(root, 'web/setup', script), ...words]);
  const address = 'https://example.org/games/';
  const inside = (name) => join(folder, name);
  const site = (name) => readFileSync(inside(`site/${name}`), 'utf8');
  run('pages.py', join(root, 'build/web/web/pages.json'), join(root, 'web/pages'), inside('read'), address);
  writeFileSync(inside('terser'), '#!/bin/sh\nexec cat\n', { mode: 0o755 });
  const from = (names) => names.map((name) => join(root, 'web', name));
  run('publish.py', inside('site'), inside('terser'), address, join(root, 'build/web/web/pages.json'),
    ...from(['index.html', 'service_worker.js', 'favicon.svg']), '--online', inside('read'),
    ...from(['previews']));
  for (const name of pages) {
    assert.match(site(`${name}.html`), new RegExp(`<link rel="canonical" href="${address}${name}.html">`));
    assert.match(site(`${name}.html`), new RegExp(`property="og:image" content="${address}[\\w.]+\\.png"`));
    assert.ok(site('sitemap.xml').includes(`<loc>${address}${name}.html</loc>`));
  }
  assert.ok(site('sitemap.xml').includes(`<loc>${address}</loc>`));
  assert.match(site('index.html'), new RegExp(`<link rel="canonical" href="${address}">`));
  assert.match(site('index.html'), new RegExp(`content="${address}preview.png"`));
  assert.match(site('404.html'), /href="\/games\/pages\.\w+\.css"/);
  assert.match(site('404.html'), /id="lead" href="\/games\/\.\/"/);
  assert.ok(!site('service_worker.js').includes('cartagena.html'));
  assert.ok(readdirSync(inside('site')).some((name) => /^incan_gold-bust\.\w+\.svg$/.test(name)));
  rmSync(folder, { recursive: true });
});
