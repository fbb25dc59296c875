// Settings: each is changed on its sheet, does what it says, and is kept.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, onScreens, sizes } from './layout.mjs';
import { openTable, scene, settle, told, turn } from './table.mjs';

const stored = (page) => page.evaluate(() => Object.entries(localStorage)
  .find(([key]) => key.endsWith(':settings'))?.[1] ?? '');

/** Opens the sheet from the lobby. */
async function openSheet(page) {
  await click(page, 'settings');
  await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'settings:close'));
  await settle(page);
}

/** Scrolls the sheet until the spot is whole, and clicks it. */
async function choose(page, name) {
  for (let tries = 0; tries < 8; tries += 1) {
    const spot = (await report(page)).spots.find((one) => one.name === name);
    if (spot && spot.h > 0 && spot.h >= spot.full_h - 1) break;
    const { width, height } = page.viewportSize();
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, spot && spot.y < height / 2 ? -120 : 120);
    await settle(page);
  }
  await click(page, name);
  await until(page, (words) => Object.entries(localStorage).some(([key, text]) =>
    key.endsWith(':settings') && ` ${text} `.includes(` ${words} `)), name.slice(4));
}

/** A table where a person soon has one action only: one token each, open hands. */
const soonForced = () => openTable(browser, {}, 0,
  ['option:rules=board', 'option:tokens=1', 'seed:3', 'seat:2=human']);

/** Does the last legal action until there is only one; a person is due then. */
async function reachForced(page) {
  for (let now = await turn(page); now.choices.length > 1; now = await turn(page)) {
    assert.ok(now.actions < 300, 'no end of choices');
    // The text view is written behind the frame: what it still offers may be over, and refused.
    await until(page, (actions) => {
      const act = [...document.querySelectorAll('[data-command^="act:"]')].at(-1);
      if (act && ctq_ui().actions === actions) Module.command(act.dataset.command);
      return ctq_ui().actions !== actions;
    }, now.actions);
    await until(page, () => !ctq_ui().yours ||
      document.querySelectorAll('[data-command^="act:"]').length === ctq_ui().choices.length);
  }
}

test('every setting is changed by a click, and kept over a reload', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  const wanted = ['theme=light', 'motion=off', 'speed=fast', 'watch=fastest', 'size=large',
    'text=on', 'odds=off', 'auto=on', 'confirm=on', 'sound=on', 'notices=on', 'stun=on'];
  await openSheet(page);
  for (const words of wanted.filter((one) => one !== 'text=on')) await choose(page, `set:${words}`);
  await click(page, 'settings:close');
  await settle(page);
  await click(page, 'set:text=on'); // the lobby has it on a button of its own
  await until(page, () => document.body.classList.contains('with-text'));
  assert.equal(await stored(page), wanted.join(' '));
  await page.reload();
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await until(page, () => document.documentElement.dataset.theme === 'light' &&
    document.body.classList.contains('with-text'));
  for (const words of wanted) {
    await page.locator(`[data-command="set:${words}"][aria-pressed="true"]`).waitFor();
  }
  await page.close();
});

test('theme, text size and motion change the picture', async () => {
  const page = await open(browser, 'rules=cartagena', { colorScheme: 'dark' });
  await settle(page);
  const corner = async () => {
    const png = await page.screenshot({ clip: { x: 2, y: 2, width: 4, height: 4 } });
    return page.evaluate(async (coded) => {
      const bytes = Uint8Array.from(atob(coded), (c) => c.charCodeAt(0));
      const copy = document.createElement('canvas').getContext('2d');
      copy.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
      return copy.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((sum, part) => sum + part, 0);
    }, png.toString('base64'));
  };
  const height = async () => (await report(page)).spots.find((one) => one.name === 'section-0').full_h;
  await command(page, 'set:theme=dark');
  await settle(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  const dark = await corner();
  await command(page, 'set:theme=light');
  await settle(page);
  assert.ok(await corner() > dark + 100, 'a light room');
  const normal = await height();
  await command(page, 'set:size=largest');
  await settle(page);
  assert.ok(await height() > normal, 'larger letters');
  await page.close();
  for (const motion of ['off', 'full']) {
    const table = await openTable(browser, { reducedMotion: 'no-preference' }, 0,
      ['option:rules=board', 'seat:2=human']);
    await command(table, `set:motion=${motion}`);
    await command(table, 'set:speed=calm');
    await command(table, 'set:text=on');
    const act = table.locator('[data-command^="act:"]').first();
    await act.waitFor();
    await settle(table);
    const { frames } = await report(table);
    const taken = await table.evaluate((words) => new Promise((done) => {
      const began = performance.now();
      Module.command(words);
      (function wait() {
        if (ctq_ui().quiet) done(performance.now() - began);
        else requestAnimationFrame(wait);
      })();
    }), await act.getAttribute('data-command'));
    const drawn = (await report(table)).frames - frames;
    // Calm pieces take 450 ms; without motion a change is drawn and that is all.
    if (motion === 'full') assert.ok(taken >= 400, `${taken} ms`);
    else assert.ok(drawn <= 6, `${drawn} frames`);
    await table.close();
  }
});

test('what has no choice is played by itself, only where that is wanted', async () => {
  const page = await soonForced();
  await command(page, 'set:text=on');
  await reachForced(page);
  await settle(page);
  const held = await report(page);
  assert.equal(held.choices.length, 1);
  assert.ok(held.quiet, 'it waits');
  await command(page, 'lobby');
  await scene(page, 'lobby');
  await openSheet(page);
  await choose(page, 'set:auto=on');
  await page.goBack();
  await scene(page, 'table');
  await until(page, (actions) => ctq_ui().actions > actions, held.actions);
  await turn(page);
  await reachForced(page);
  const { actions } = await report(page);
  await page.reload();
  await scene(page, 'table');
  await until(page, (before) => ctq_ui().actions > before, actions);
  await page.close();
});

test('where it is asked, Enter plays and Esc takes back; U takes back no more than that', async () => {
  const page = await openTable(browser, {}, 1, ['option:rules=board', 'seat:2=human']);
  await command(page, 'set:confirm=on');
  await page.reload();
  await scene(page, 'table');
  await settle(page);
  const begin = await report(page);
  const asks = () => until(page, () => ctq_ui().spots.some((spot) => spot.name === 'confirm'));
  const asksNot = () => until(page, () => !ctq_ui().spots.some((spot) => spot.name === 'confirm'));
  const action = begin.choices.reduce((best, next) => (next.length > best.length ? next : best));
  const chooseAction = async () => {
    for (const name of action) {
      const now = await report(page);
      if (now.spots.some((spot) => spot.name === 'confirm')) break;
      if (!now.chosen.includes(name)) await click(page, name);
      await until(page, (wanted) => ctq_ui().chosen.includes(wanted) ||
        ctq_ui().spots.some((spot) => spot.name === 'confirm'), name);
    }
    await asks();
    await told(page, 'status', /\?$/);
  };
  for (const no of ['Escape', 'u']) {
    await chooseAction();
    await page.locator('#canvas').press(no);
    await asksNot();
    assert.equal((await report(page)).hash, begin.hash, no);
    assert.ok((await report(page)).spots.every((spot) => !spot.name.startsWith('menu-')), no);
  }
  await chooseAction();
  await page.locator('#canvas').press('Enter');
  await until(page, (actions) => ctq_ui().actions > actions, begin.actions);
  await asksNot();
  await page.locator('#canvas').press('u');
  await until(page, (hash) => ctq_ui().hash === hash, begin.hash);
  await chooseAction();
  await settle(page);
  await click(page, 'reject');
  await asksNot();
  await chooseAction();
  await settle(page);
  await click(page, 'confirm');
  await until(page, (actions) => ctq_ui().actions > actions, begin.actions);
  await page.close();
});

for (const hasTouch of [false, true]) {
  test(`the settings fit every ${hasTouch ? 'phone' : 'desktop'} in every text size`, async () => {
    const screens = sizes.filter(([width]) => (width < 1000) === hasTouch);
    const [[width, height]] = screens;
    const page = await open(browser, '', { viewport: { width, height }, reducedMotion: 'reduce', hasTouch });
    for (const size of ['normal', 'largest']) {
      await command(page, `set:size=${size}`);
      await settle(page);
      await openSheet(page);
      await onScreens(page, screens, async (wide, high) => {
        await nothingClipped(page, wide, high, /^set:|-list$|:bar$/);
        for (const spot of (await report(page)).spots.filter((one) => /^set:/.test(one.name))) {
          assert.ok(spot.full_h >= 44 || !hasTouch, `${spot.name} is ${spot.full_h} high`);
        }
      });
      await click(page, 'settings:close');
    }
  });
}
