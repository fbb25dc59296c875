// The page in Firefox, by mouse and by text, where browsers may differ. With --long only.
import assert from 'node:assert/strict';
import { browser, launchFirefox, newPage, url } from './browser.mjs';
import { click, command, report, until } from './driver.mjs';
import { serveFolder } from './folder.mjs';
import { test } from './harness.mjs';
import { guestAt, hostAt, linkOf, newContext, playSome, sameChain, seated } from './network.mjs';
import { playByPointing, scene, settle, told, turn } from './table.mjs';

const long = { long: true };
const started = (page) => until(page, () => window.ctq_ui && ctq_ui().frames > 1);

async function opened(place, route = '', address = url) {
  const page = await newPage(place, { reducedMotion: 'reduce' });
  await page.goto(address + (route && `#${route}`));
  await started(page);
  return page;
}

test('Firefox draws every table and plays a match by mouse', long, async () => {
  const firefox = await launchFirefox();
  const page = await opened(firefox);
  assert.equal((await report(page)).webgl, true);
  for (const game of ['carteso', 'incan_gold', 'cartolan', 'cartagena']) {
    await click(page, `play:${game}`);
    await scene(page, 'table');
    for (let i = 0; i < 3; i += 1) {
      await turn(page);
      await settle(page); // while something moves, a press only speeds it up
      await playByPointing(page);
    }
    await turn(page);
    await command(page, 'lobby');
    await scene(page, 'lobby');
  }
});

test('Firefox keeps a match and its bots in workers over a reload', long, async () => {
  const firefox = await launchFirefox();
  const page = await opened(firefox, 'play=carteso');
  await scene(page, 'table');
  await playByPointing(page);
  const left = await turn(page);
  assert.ok(left.actions >= 2);
  await page.reload();
  await started(page);
  assert.equal((await turn(page)).hash, left.hash);
  await command(page, 'hint');
  await until(page, () => ctq_ui().spots.some(({ name }) => name === 'hint-more'));
});

test('Firefox plays in the text view without a canvas', { long: true, problems: /WebGL/ }, async () => {
  const firefox = await launchFirefox({ screen: false });
  const page = await newPage(firefox);
  await page.goto(url);
  await page.getByText('There is no picture').waitFor();
  await page.getByRole('button', { name: /^Play Carteso, Level \d$/ }).click();
  await scene(page, 'table');
  await page.getByLabel('Type an action').fill('Xe5');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await until(page, () => ctq_ui().actions >= 2);
});

test('Firefox detects a match that is open in two tabs', long, async () => {
  const firefox = await launchFirefox();
  const context = await firefox.newContext({ reducedMotion: 'reduce' });
  const one = await opened(context, 'play=carteso');
  await scene(one, 'table');
  await turn(one);
  const two = await opened(context, (await one.evaluate(() => location.hash)).slice(1));
  await scene(two, 'table');
  await told(two, 'notice', /another/);
  await one.close();
  await told(two, 'notice', /^(?!.*another)/);
  await playByPointing(two);
});

test('Firefox works offline after one visit', { long: true, problems: /failed|NetworkError/ }, async () => {
  const folder = await serveFolder('/games/');
  const firefox = await launchFirefox();
  const context = await firefox.newContext({ reducedMotion: 'reduce' });
  const page = await newPage(context);
  await page.goto(`${folder.address}?sw=1`);
  await started(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await until(page, () => Boolean(navigator.serviceWorker.controller));
  folder.stop();
  await page.reload();
  await started(page);
  await click(page, 'play:carteso');
  await scene(page, 'table');
  await playByPointing(page);
  await turn(page);
});

test('Firefox draws the picture again after a lost WebGL context', { long: true, problems: /WebGL|context/ }, async () => {
  const firefox = await launchFirefox();
  const page = await opened(firefox, 'play=carteso');
  await scene(page, 'table');
  await settle(page);
  const before = await report(page);
  await page.evaluate(() => new Promise((done) => {
    const canvas = document.getElementById('canvas');
    const lose = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    canvas.addEventListener('webglcontextrestored', () => done(null), { once: true });
    canvas.addEventListener('webglcontextlost', () => setTimeout(() => lose.restoreContext(), 50), { once: true });
    lose.loseContext();
  }));
  await until(page, (frames) => ctq_ui().frames > frames, before.frames);
  assert.equal((await report(page)).hash, before.hash);
  await playByPointing(page);
});

for (const hosts of ['Chromium', 'Firefox']) {
  test(`Chromium and Firefox play page to page, and ${hosts} hosts`, long, async () => {
    const firefox = await launchFirefox();
    const [home, away] = await Promise.all(
      (hosts === 'Firefox' ? [firefox, browser] : [browser, firefox]).map(newContext));
    const { page: anna, invitation } = await hostAt(home, 'cartagena;tokens=2;human,guest;');
    const ben = await guestAt(away, invitation, 'Ben');
    await command(anna, `answer:${await linkOf(ben, 'answer')}`);
    await seated(ben);
    await playSome([anna, ben], 4);
    await sameChain([anna, ben]);
  });
}
