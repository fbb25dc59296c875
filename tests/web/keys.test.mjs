// Keys: the layouts of the world, and typing actions into the field of the text view.
import assert from 'node:assert/strict';
import { browser } from './browser.mjs';
import { command, open, report, until } from './driver.mjs';
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

test('shortcuts are read from the character of the key on every layout', async () => {
  const page = await openTable(browser);
  await page.locator('#canvas').focus();
  const keyboard = await page.context().newCDPSession(page);
  const press = async (key, code, keyCode, shift = false) => {
    const event = { key, code, windowsVirtualKeyCode: keyCode, modifiers: shift ? 8 : 0 };
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key.length === 1 ? key : '', ...event });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  };
  const spot = (name, there) => until(page, ([wanted, is]) =>
    ctq_ui().spots.some((one) => one.name === wanted) === is, [name, there]);
  for (const [code, keyCode] of [['Slash', 191], ['Minus', 219], ['KeyM', 188], ['Digit6', 54], ['Digit7', 55],
    ['Minus', 187]]) { // US, German, French, Canadian French, Russian, Swedish
    await press('?', code, keyCode, true);
    await spot('help:close', true);
    await press('Escape', 'Escape', 27);
    await spot('help:close', false);
  }
  // A letter: the Latin one, or the one on the same key.
  for (const [key, code, keyCode] of [['a', 'KeyA', 65], ['A', 'KeyA', 65], ['a', 'KeyQ', 65], ['ф', 'KeyA', 65],
    ['α', 'KeyA', 65], ['Process', 'KeyA', 229]]) {
    await press(key, code, keyCode);
    await page.locator('#ask[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#ask').waitFor({ state: 'hidden' });
  }
  // Digits, also where they need Shift: the keys of the cards.
  for (const row of [['1', '2', '3', '4', '5', '6'], ['&', 'é', '"', '\'', '(', '-']]) {
    for (const [at, key] of row.entries()) await press(key, `Digit${at + 1}`, 49 + at);
    // The digits take several frames. Escape follows once a card has been chosen for twenty frames.
    await page.evaluate(() => new Promise((done) => {
      let chosen = '';
      let frames = 0;
      (function look() {
        const now = ctq_ui().chosen.filter((name) => name.startsWith('card:')).join();
        frames = now && now === chosen ? frames + 1 : 0;
        chosen = now;
        if (frames === 20) done();
        else requestAnimationFrame(look);
      })();
    }));
    await press('Escape', 'Escape', 27);
    await until(page, () => ctq_ui().chosen.length === 0);
  }
  await page.close();
});

test('the wheel with Ctrl or the system key belongs to the browser', async () => {
  const page = await open(browser);
  const taken = await page.evaluate(() => ['ctrlKey', 'metaKey', 'shiftKey'].map((key) => {
    const event = new WheelEvent('wheel', { deltaY: 100, [key]: true, bubbles: true, cancelable: true });
    document.getElementById('canvas').dispatchEvent(event);
    return event.defaultPrevented;
  }));
  assert.deepEqual(taken, [false, false, true]);
  await page.close();
});
