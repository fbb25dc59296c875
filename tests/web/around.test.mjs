// Around the program: forbidden storage, crashes, the security policy, keys, dialogs, the canvas.
import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { browser, newPage, url } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';
import { test } from './harness.mjs';
import { openTable, playByPointing, scene, told, turn } from './table.mjs';

test('without storage a match can be played, and a notice says that it is not saved', async () => {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } });
  });
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'variant:cartagena=1');
  await command(page, 'play:cartagena');
  await turn(page);
  await told(page, 'notice', /This match is not kept/);
  await page.close();
});

test('a failed download of the program is reported', { problems: /page\.\w+\.js failed|ERR_FAILED/ }, async () => {
  const page = await newPage(browser);
  await page.route(/\/page\.\w+\.js$/, (route) => route.abort());
  await page.goto(url);
  await page.getByText(/could not be downloaded/).waitFor();
  await page.close();
});

test('nothing that the browser refuses stops the program', async () => {
  const page = await newPage(browser, { reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const refuse = (owner, ...names) => names.forEach((name) => Object.defineProperty(owner, name, {
      configurable: true, get() { throw new DOMException(`no ${name}`, 'SecurityError'); },
    }));
    refuse(window, 'localStorage', 'AudioContext', 'Notification', 'caches');
    refuse(Navigator.prototype, 'clipboard', 'share', 'canShare', 'locks', 'wakeLock', 'storage', 'userAgent',
      'serviceWorker');
    Crypto.prototype.getRandomValues = () => { throw new Error('no random numbers'); };
    for (const name of ['pushState', 'replaceState']) {
      History.prototype[name] = () => { throw new DOMException('too often', 'SecurityError'); };
    }
  });
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'set:sound=on');
  await click(page, 'variant:cartagena=1');
  await click(page, 'play:cartagena');
  await scene(page, 'table');
  await playByPointing(page);
  await turn(page);
  await command(page, 'share');
  for (const words of ['copy-link', 'report']) {
    await command(page, words);
    await page.locator('#copy[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#copy').waitFor({ state: 'hidden' });
  }
  await command(page, 'share-close');
  await until(page, () => ctq_ui().quiet && !ctq_ui().spots.some((spot) => spot.name === 'share-close'));
  await playByPointing(page);
  await command(page, 'lobby');
  await scene(page, 'lobby');
  assert.equal(await page.locator('#trouble').isVisible(), false);
  await page.close();
});

test('in a review the address is written at most twice a second, and the last one always', async () => {
  const page = await openTable(browser, {}, 3);
  await command(page, 'review');
  await scene(page, 'review');
  await page.evaluate(() => {
    window.written = [];
    const real = history.replaceState.bind(history);
    history.replaceState = (...words) => {
      window.written.push(performance.now());
      real(...words);
    };
  });
  const first = await page.evaluate(() => location.hash);
  await page.locator('#canvas').focus();
  for (let i = 0; i < 40; i += 1) await page.keyboard.press(i % 8 < 4 ? 'ArrowLeft' : 'ArrowRight');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowLeft');
  await until(page, (begin) => ctq_ui().quiet && location.hash !== begin &&
    location.hash.endsWith(`@${ctq_ui().actions}`), first);
  const written = await page.evaluate(() => window.written);
  written.slice(2).forEach((time, at) => assert.ok(time - written[at] > 900, written.join(' ')));
  await page.goBack();
  await scene(page, 'table');
  await page.close();
});

/** A page at a table against a bot. Its first `broken` workers fail at their first job. */
async function withBrokenWorkers(broken) {
  const page = await newPage(browser);
  await page.addInitScript((count) => {
    window.started = 0;
    window.broken = count;
    window.Worker = class extends Worker {
      constructor(...words) {
        super(...words);
        window.started += 1;
        this.works = window.started > window.broken;
      }

      postMessage(message) {
        if (this.works || !message.bytes) super.postMessage(message);
        else this.dispatchEvent(new ErrorEvent('error', { message: 'it is gone', cancelable: true }));
      }
    };
  }, broken);
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'variant:cartagena=1');
  await command(page, 'play:cartagena');
  // The draw may let the bot begin.
  await until(page, () => ctq_ui().yours || ctq_ui().spots.some((spot) => spot.name === 'ask-again'));
  while (await page.evaluate(() => ctq_ui().yours)) await playByPointing(page);
  return page;
}

const asksAgain = () => ctq_ui().spots.some((spot) => spot.name === 'ask-again');

test('a worker that dies is replaced without a message', async () => {
  const page = await withBrokenWorkers(2);
  await turn(page);
  assert.equal(await page.evaluate(asksAgain), false);
  assert.ok(await page.evaluate(() => window.started) > 2);
  await page.close();
});

test('if every worker dies, the match waits, and Try again continues it', async () => {
  const page = await withBrokenWorkers(1000);
  await until(page, asksAgain);
  await told(page, 'status', /The match waits/);
  assert.equal(await page.evaluate(() => window.started), 3);
  await page.evaluate(() => { window.broken = 0; });
  await click(page, 'ask-again');
  await turn(page);
  assert.equal(await page.evaluate(asksAgain), false);
  await page.close();
});

test('a search uses every worker at once, and an undo ends them', async () => {
  // These workers never answer.
  const slow = {
    newPage: async (options) => {
      const page = await newPage(browser, options);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
        window.asked = 0;
        window.ended = 0;
        window.Worker = class extends Worker {
          postMessage(message) {
            window.asked += message.bytes ? 1 : 0;
            if (!message.bytes) super.postMessage(message);
          }

          terminate() {
            window.ended += 1;
            super.terminate();
          }
        };
      });
      return page;
    },
  };
  const page = await openTable(slow, {}, 0,
    ['option:rules=board', 'seat:2=level:9', 'seed:17']);
  while (await page.evaluate(() => ctq_ui().yours)) await playByPointing(page);
  await until(page, () => window.asked === 2);
  await click(page, 'undo');
  await until(page, () => ctq_ui().yours);
  assert.equal(await page.evaluate(() => window.ended), 2);
  await page.close();
});

test('inline scripts do not run, and after a crash the lobby opens and has the match', {
  problems: /^Executing inline script violates|^Cartotheque stopped: a test$/,
}, async () => {
  const page = await open(browser);
  assert.equal(await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.inlineRan = true;';
    document.head.append(script);
    return window.inlineRan === true;
  }), false);
  await click(page, 'variant:cartagena=1');
  await click(page, 'play:cartagena');
  await playByPointing(page);
  const left = await turn(page);
  await page.evaluate(() => Module.onAbort('a test'));
  await page.getByText(/stopped because of an error/).waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('so this is the lobby. Your match is kept.').waitFor();
  await scene(page, 'lobby');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.reload();
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  assert.equal(await page.locator('#trouble').isVisible(), false, 'it is said once');
  const kept = (await report(page)).spots.find((spot) => spot.name.startsWith('resume:'));
  await click(page, kept.name);
  await scene(page, 'table');
  assert.equal((await turn(page)).hash, left.hash);
  await page.close();
});

test('keys work without a click, and Tab visits every spot of the picture, then the text view', async () => {
  const page = await open(browser);
  const focused = () => page.evaluate(() => document.activeElement.id);
  const framed = () => page.evaluate(() =>
    getComputedStyle(document.getElementById('canvas')).outlineStyle);
  // No click comes before this.
  assert.equal(await focused(), 'canvas');
  await page.keyboard.press('Shift+Slash');
  await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'help:close'));
  await page.keyboard.press('Escape');
  await until(page, () => !ctq_ui().spots.some((spot) => spot.name === 'help:close'));
  assert.equal(await framed(), 'none');
  await page.keyboard.press('Tab');
  const walk = async (key) => {
    const met = [];
    for (; await focused() === 'canvas'; await page.keyboard.press(key)) {
      const { focus } = await report(page);
      assert.ok(focus && !met.includes(focus), `${met.join(' ')} and then “${focus}”`);
      met.push(focus);
    }
    return met;
  };
  const onward = await walk('Tab');
  assert.ok(onward.includes('play:carteso') && onward.includes('settings'), onward.join(' '));
  assert.equal((await report(page)).focus, '', 'nothing is ringed once the focus has gone on');
  await page.keyboard.press('Shift+Tab');
  assert.deepEqual((await walk('Shift+Tab')).reverse(), onward);
  assert.equal(await focused(), 'view', 'the way to the text view is before the picture');
  await page.keyboard.press('Enter');
  await until(page, () => document.body.classList.contains('with-text'));
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.getElementById('text')
    .contains(document.activeElement)), 'and so is the text view');
  await page.locator('#view').press('Enter');
  await until(page, () => !document.body.classList.contains('with-text'));
  // A dialog returns the focus without a frame around the page. Enter presses the focused spot.
  for (let i = 0; i <= onward.length && (await report(page)).focus !== 'ask:link'; i += 1) {
    await page.keyboard.press('Tab');
  }
  assert.equal((await report(page)).focus, 'ask:link');
  await page.keyboard.press('Enter');
  await page.locator('#record[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#record').waitFor({ state: 'hidden' });
  assert.equal(await focused(), 'canvas');
  assert.equal(await framed(), 'none');
  assert.equal((await report(page)).focus, 'ask:link');
  const taken = await page.evaluate(() => ['F5', 'F12'].map((key) => {
    const event = new KeyboardEvent('keydown', { key, code: key, cancelable: true, bubbles: true });
    document.getElementById('canvas').dispatchEvent(event);
    return event.defaultPrevented;
  }));
  assert.deepEqual(taken, [false, false]);
  await page.close();
});

test('the seed and About dialogs work and pass axe', async () => {
  const page = await open(browser);
  await command(page, 'set:text=on');
  await command(page, 'setup:cartagena');
  const seed = page.locator('[data-command="ask:seed"]');
  await seed.click();
  await page.locator('#answer').fill('1234');
  assert.deepEqual(await findings(page), []);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Seed: 1234' }).waitFor();
  await page.getByRole('button', { name: 'Licences' }).click();
  await page.locator('#about-title').waitFor();
  assert.deepEqual(await findings(page), []);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
});

test('the canvas follows the size of the window and its pixel ratio', async () => {
  const page = await open(browser, '', { deviceScaleFactor: 1.5 });
  const canvas = () => page.evaluate(() => {
    const { width, height } = document.getElementById('canvas');
    return [width, height];
  });
  assert.deepEqual(await canvas(), [1920, 1200]);
  await page.setViewportSize({ width: 600, height: 700 });
  await until(page, () => document.getElementById('canvas').width === 900);
  assert.deepEqual(await canvas(), [900, 1050]);
  await until(page, () => ctq_ui().quiet && ctq_ui().spots.every((s) => s.x + s.w <= 600));
  // Also beside the text view, in a larger and a smaller window.
  await page.setViewportSize({ width: 1280, height: 800 });
  await command(page, 'set:text=on');
  for (const [width, height] of [[1280, 800], [1920, 1080], [1100, 640]]) {
    await page.setViewportSize({ width, height });
    await until(page, ([wide, high]) => {
      const { width: w, height: h } = document.getElementById('canvas');
      return w === Math.round((wide - 384) * 1.5) && h === Math.round(high * 1.5);
    }, [width, height]);
    await until(page, ([wide, high]) => ctq_ui().quiet && ctq_ui().spots.every((s) =>
      s.h === 0 || (s.x + s.w <= wide - 384 && s.y + s.h <= high)), [width, height]);
  }
  await page.close();
});

test('at a zoom of 80, 110 and 133 % the picture fills the canvas', async () => {
  for (const deviceScaleFactor of [0.8, 1.1, 1.33]) {
    const page = await open(browser, '', { deviceScaleFactor, picture: true });
    const png = (await page.screenshot()).toString('base64');
    const corners = await page.evaluate(async (coded) => {
      const bytes = Uint8Array.from(atob(coded), (c) => c.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const copy = document.createElement('canvas');
      copy.width = picture.width;
      copy.height = picture.height;
      const at = copy.getContext('2d');
      at.drawImage(picture, 0, 0);
      return [[2, 2], [picture.width - 3, 2], [2, picture.height - 3],
        [picture.width - 3, picture.height - 3]].map(([x, y]) =>
        at.getImageData(x, y, 1, 1).data.slice(0, 3).reduce((sum, part) => sum + part, 0));
    }, png);
    for (const brightness of corners) assert.ok(brightness > 40, corners.join(' '));
    await page.close();
  }
});
