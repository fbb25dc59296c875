// At the table: pointing, dragging, undoing; what is kept, what is hidden, what is told.
import assert from 'node:assert/strict';
import { browser, newPage, url } from './browser.mjs';
import { click, command, middle, open, report, tap, until } from './driver.mjs';
import { test } from './harness.mjs';
import { onScreens, sizes } from './layout.mjs';
import { assertClear, playByPointing, scene, settle, told, turn } from './table.mjs';

async function playing(turns) {
  const page = await open(browser);
  await click(page, 'play:cartagena');
  for (let i = 0; i < turns; i += 1) await playByPointing(page);
  await turn(page);
  await settle(page);
  return page;
}

test('a token dragged to a legal place moves there', async () => {
  const page = await open(browser);
  // Three cards and two actions: no card alone says which token is meant once two have moved.
  await command(page, 'setup:cartagena');
  await command(page, 'option:rules=board');
  await command(page, 'seed:3');
  await command(page, 'start');
  await scene(page, 'table');
  await playByPointing(page);
  const now = await turn(page);
  await settle(page);
  const [card, token, place] = now.choices.find((spots) => spots.length === 3 &&
    now.choices.filter((other) => other.includes(spots[0])).length > 1 &&
    now.choices.filter((other) => other.includes(spots[1]) && other.includes(spots[2])).length === 1);
  assert.ok(card);
  const from = await middle(page, token);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 24, from.y + 12, { steps: 4 });
  await until(page, (name) => ctq_ui().chosen.includes(name), token);
  const to = await middle(page, place);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await until(page, (actions) => ctq_ui().actions > actions, now.actions);
  await page.close();
});

test('a wrong click says why not and changes nothing', async () => {
  const page = await playing(0);
  const now = await report(page);
  const known = new Set(now.choices.flat());
  const wrong = now.spots.find((spot) => spot.name.startsWith('space:') && spot.enabled &&
    spot.w > 0 && !known.has(spot.name));
  await click(page, wrong.name);
  await told(page, 'notice', /no such card/);
  assert.equal((await report(page)).hash, now.hash);
  await page.close();
});

test('Back goes to the lobby and loses nothing; Continue and Forward return', async () => {
  const page = await playing(2);
  const left = await report(page);
  await page.goBack();
  await scene(page, 'lobby');
  await until(page, () => ctq_ui().spots.some((spot) => spot.name.startsWith('resume:')));
  const resume = (await report(page)).spots.find((spot) => spot.name.startsWith('resume:'));
  await click(page, resume.name);
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await page.goBack();
  await scene(page, 'lobby');
  await page.goForward();
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await page.close();
});

for (const game of ['cartagena', 'incan_gold', 'carteso', 'cartolan']) {
  test(`the arrow leaves a table of ${game} by mouse, finger and Enter`, async () => {
    const page = await open(browser, '', { hasTouch: true, reducedMotion: 'reduce' });
    await click(page, `play:${game}`);
    const press = {
      mouse: () => click(page, 'back'),
      finger: () => tap(page, 'back'),
      enter: async () => {
        await page.locator('#canvas').focus();
        for (const key of ['ArrowUp', 'ArrowLeft']) {
          for (let i = 0; i < 12 && (await report(page)).focus !== 'back'; i += 1) {
            await page.keyboard.press(key);
          }
        }
        assert.equal((await report(page)).focus, 'back');
        await page.keyboard.press('Enter');
      },
    };
    for (const how of Object.keys(press)) {
      await turn(page);
      await settle(page);
      const left = await report(page);
      await press[how]();
      await scene(page, 'lobby');
      await until(page, () => ctq_ui().spots.some((spot) => spot.name.startsWith('resume:')));
      const resume = (await report(page)).spots.find((spot) => spot.name.startsWith('resume:'));
      await click(page, resume.name);
      await scene(page, 'table');
      assert.equal((await turn(page)).hash, left.hash, how);
    }
    await page.close();
  });
}

test('undo and redo go by key, and a reload keeps the place in the log', async () => {
  const page = await playing(3);
  const played = await report(page);
  await page.locator('#canvas').press('u');
  await until(page, (actions) => ctq_ui().actions < actions, played.actions);
  const undone = await report(page);
  await page.locator('#canvas').press('r');
  await until(page, (hash) => ctq_ui().hash === hash, played.hash);
  await page.locator('#canvas').press('u');
  await until(page, (hash) => ctq_ui().hash === hash, undone.hash);
  await page.reload();
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, undone.hash);
  await command(page, 'redo');
  await until(page, (hash) => ctq_ui().hash === hash, played.hash);
  await page.close();
});

test('damaged saves, settings and routes are told and change nothing', async () => {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    const begin = `ctq:${location.pathname.replace(/[^/]*$/, '')}:v1:`;
    const put = (key, text) => localStorage.setItem(begin + key, text);
    put('settings', 'theme=pink motion \u0000 speed=fast');
    put('index', 'x|y\nabc|cartagena|rules=board|human greedy|12|open\n||||||');
    put('match:abc', '[Game "cartagena"]\n\nfirst=9');
  });
  await page.goto(`${url}#table=abc`);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  assert.equal((await report(page)).scene, 'lobby');
  await told(page, 'notice', /first=9/);
  await page.goto(`${url}#table=%00%ff`);
  await told(page, 'notice', /not kept/);
  await page.goto(`${url}#setup=chess`);
  await scene(page, 'lobby');
  await page.close();
});

test('between two people hands and log stay hidden until the next one confirms', async () => {
  const page = await open(browser);
  const lines = async () => (await page.locator('#situation li').allTextContents())
    .filter((line) => line.startsWith('Player'));
  const shown = async () => (await lines()).filter((line) => /spade|heart|diamond|club/.test(line));
  await command(page, 'set:text=on');
  await command(page, 'setup:cartagena');
  await command(page, 'seat:2=human');
  await command(page, 'start');
  await told(page, 'status', /Pass the device/);
  assert.equal((await lines()).length, 2);
  assert.deepEqual(await shown(), []);
  assert.deepEqual((await report(page)).choices, []);
  await click(page, 'curtain');
  await turn(page);
  await until(page, () => document.querySelector('[data-command^="act:"]'));
  assert.equal((await shown()).length, 1);
  assert.match(await page.locator('#log').textContent(), /is dealt a card/);
  await page.locator('[data-command^="act:"]').first().click();
  await told(page, 'status', /Pass the device/);
  assert.deepEqual(await shown(), []);
  await page.reload();
  await told(page, 'status', /Pass the device/);
  assert.deepEqual(await shown(), []);
  assert.deepEqual((await report(page)).choices, []);
  await page.close();
});

test('bots answer in a hidden tab, without an animation frame', async () => {
  const page = await open(browser);
  await settle(page);
  await page.evaluate(() => { window.requestAnimationFrame = () => 0; });
  await command(page, 'set:text=on');
  await command(page, 'play:cartagena');
  await scene(page, 'table');
  const unseen = () => page.evaluate(() => ctq_ui()); // no frame will show it
  const { frames } = await unseen();
  for (let i = 0; i < 3; i += 1) {
    await until(page, () => ctq_ui().yours);
    const { actions } = await unseen();
    await until(page, () => document.querySelector('[data-command^="act:"]'));
    await page.evaluate(() => document.querySelector('[data-command^="act:"]').click());
    await until(page, (before) => ctq_ui().actions > before, actions);
  }
  await until(page, () => ctq_ui().yours);
  assert.equal((await unseen()).frames, frames);
  await page.close();
});

test('no button lies on another and none is clipped, on any screen', async () => {
  const page = await open(browser, '', { reducedMotion: 'reduce' });
  await command(page, 'setup:cartagena');
  await command(page, 'seats:4');
  for (const rules of ['cards', 'board']) {
    await command(page, `option:rules=${rules}`);
    await command(page, 'start');
    await scene(page, 'table');
    await turn(page);
    await onScreens(page, sizes, () => assertClear(page, rules, /^(space|token):/));
    await page.goBack();
    await scene(page, 'setup');
  }
});
