// The page around the program: start, failures, saving, idling and layout.
import assert from 'node:assert/strict';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { browser, newPage, url } from './browser.mjs';
import { click, command, eventually, open, report, tap, until } from './driver.mjs';
import { serveFolder } from './folder.mjs';
import { test } from './harness.mjs';
import { playByPointing, scene } from './table.mjs';

const seated = (page) => until(page, () => ctq_ui().quiet && ctq_ui().yours &&
  ctq_ui().spots.some((spot) => spot.name.startsWith('token:')));

async function table(options) {
  const page = await open(browser, '', { reducedMotion: 'reduce', ...options });
  await click(page, 'variant:cartagena=1');
  await click(page, 'play:cartagena');
  await seated(page);
  return page;
}

test('a reload restores the same position of the match', async () => {
  const page = await table();
  const { actions } = await report(page);
  await page.locator('#view').press('Enter');
  await page.locator('#groups button[data-command^="act:"]').first().press('Enter');
  await until(page, (before) => ctq_ui().actions > before && ctq_ui().yours && ctq_ui().quiet,
    actions);
  // After an action the focus is on the next action's button, and the status says what has
  // happened.
  assert.match(await page.evaluate(() => document.activeElement.dataset.command ?? ''), /^act:/);
  assert.match(await page.getByRole('status').textContent(), /You .*Beginner .*Your turn/s);
  const left = await report(page);
  await page.reload();
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await seated(page);
  const back = await report(page);
  assert.equal(back.scene, 'table');
  assert.equal(back.hash, left.hash);
  assert.equal(back.actions, left.actions);
  await page.close();
});

test('an idle page draws no frame', async () => {
  const page = await newPage(browser, { reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await click(page, 'variant:cartagena=1');
  await click(page, 'play:cartagena');
  await seated(page);
  // A few frames may follow the last event and the part loaded later. From then on only time
  // passes.
  await eventually('a minute passes without a frame', async () => {
    const before = (await report(page)).frames;
    await page.clock.runFor(60000);
    return (await report(page)).frames === before;
  });
});

test('a moving pointer draws frames, at most four for each move', async () => {
  const page = await table();
  await page.evaluate(() => Module.call('_ctq_forget_times'));
  const { frames } = await report(page);
  for (let i = 0; i < 60; i += 1) await page.mouse.move(100 + 8 * i, 300 + i);
  await until(page, () => ctq_ui().quiet);
  const now = await report(page);
  assert.ok(now.callback.samples > 0);
  // A few more frames show and hide the highlight under the pointer.
  assert.ok(now.frames - frames <= 60 * 4, `${now.frames - frames} frames`);
});

test('the keyboard can leave the canvas and return', async () => {
  const page = await table();
  await page.locator('#canvas').focus();
  await page.keyboard.press('Shift+Tab');
  assert.notEqual(await page.evaluate(() => document.activeElement.id), 'canvas');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');
  await page.close();
});

test('the worker is fetched after the first frame', async () => {
  const page = await newPage(browser);
  const order = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname.split('/').pop()));
  await page.exposeFunction('sawFrame', () => order.push('frame'));
  await page.addInitScript(() => {
    const wait = () => (document.body && window.ctq_ui && !document.body.classList.contains('loading')
      ? window.sawFrame() : requestAnimationFrame(wait));
    wait();
  });
  // The browser caches compiled code only if it compiles it during the download.
  await page.addInitScript(() => {
    window.compiled = [];
    for (const how of ['compile', 'instantiate', 'compileStreaming', 'instantiateStreaming']) {
      const original = WebAssembly[how];
      WebAssembly[how] = (what, ...rest) => {
        const name = what instanceof Response ? what.url.split('/').pop().replace(/\..*/, '') : '';
        if (!(what instanceof WebAssembly.Module)) window.compiled.push(`${how} ${name}`);
        return original.call(WebAssembly, what, ...rest);
      };
    }
  });
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await click(page, 'variant:cartagena=1');
  await click(page, 'play:cartagena');
  await seated(page);
  const worker = order.findIndex((name) => name.startsWith('worker.'));
  assert.ok(worker > order.findIndex((name) => /^page\..*wasm$/.test(name)), order.join(' '));
  assert.deepEqual(order.filter((name) => /^(online|network)\./.test(name)), []);
  assert.deepEqual(await page.evaluate(() => window.compiled.sort()),
    ['compileStreaming page', 'compileStreaming page_rest', 'compileStreaming worker']);
  assert.equal(await page.evaluate(() => document.getElementById('progress').value), 1,
    'the bar of the download came to its end');
  await page.close();
});

test('the page requests only its own site and works under a strict security policy', async () => {
  const page = await newPage(browser);
  const foreign = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    window.broken = [];
    document.addEventListener('securitypolicyviolation',
      (event) => window.broken.push(event.violatedDirective));
  });
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await click(page, 'variant:cartagena=1');
  await click(page, 'play:cartagena');
  await seated(page);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  assert.ok(!/unsafe-inline|unsafe-eval'? |\*/.test(policy.replace('wasm-unsafe-eval', '')), policy);
  assert.deepEqual(await page.evaluate(() => window.broken), []);
  assert.deepEqual(foreign, []);
  await page.close();
});

test('without WebGL the match goes on in the text view, with a sentence', async () => {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return /webgl/.test(kind) ? null : original.call(this, kind, ...rest);
    };
  });
  await page.goto(url);
  await page.locator('#trouble').waitFor();
  assert.match(await page.locator('#trouble-words').textContent(), /text view/);
  await page.locator('#dismiss').click();
  await page.getByRole('button', { name: 'Play Cartagena, Level 2', exact: true }).click();
  await until(page, () => ctq_ui().yours);
  const { actions } = await report(page);
  await page.locator('#groups button[data-command^="act:"]').first().click();
  await until(page, (before) => ctq_ui().actions > before, actions);
  await page.close();
});

test('a failed download is reported and can be retried', { problems: /wasm failed$|ERR_FAILED/ }, async () => {
  const page = await newPage(browser);
  await page.route(/\/page\.\w+\.wasm$/, (route) => route.abort());
  await page.goto(url);
  await page.locator('#trouble').waitFor();
  assert.match(await page.locator('#trouble-words').textContent(), /downloaded/);
  await page.unroute(/\/page\.\w+\.wasm$/);
  await page.locator('#retry').click();
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await page.close();
});

test('after a failed download of the program for tables the lobby can be reached', { problems: /wasm failed$|ERR_FAILED/ }, async () => {
  const page = await newPage(browser);
  await page.route(/\/online\.\w+\.wasm$/, (route) => route.abort());
  await page.goto(`${url}#invite=carteso;;human,guest;`);
  await page.locator('#trouble').waitFor();
  assert.match(await page.locator('#trouble-words').textContent(), /downloaded/);
  await page.getByRole('button', { name: 'To the lobby' }).click();
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1 && ctq_ui().scene === 'lobby');
  await page.close();
});

test('lobby and matches need only the first part of the program', {
  problems: /wasm failed$|ERR_FAILED|Cartotheque stopped|Failed to execute/,
}, async () => {
  const page = await newPage(browser);
  const rest = /\/page_rest\.\w+\.wasm$/;
  await page.route(rest, (route) => route.abort());
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  for (const game of ['cartagena', 'incan_gold', 'carteso', 'cartolan']) {
    await click(page, `play:${game}`);
    await scene(page, 'table');
    await playByPointing(page);
    await command(page, 'lobby');
    await scene(page, 'lobby');
  }
  assert.equal(await page.locator('#trouble').isVisible(), false);
  // Everything else says that a part is missing.
  await command(page, 'laboratory');
  await page.locator('#trouble').waitFor();
  assert.match(await page.locator('#trouble-words').textContent(), /part of the program could not be downloaded/);
  await page.unroute(rest);
  await page.locator('#retry').click();
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await page.close();
});

test('a scene opened before the rest of the program has loaded appears once it has', async () => {
  const page = await newPage(browser);
  let waiting = null;
  await page.route(/\/page_rest\.\w+\.wasm$/, (route) => {
    if (waiting) return route.continue();
    waiting = route;
    return undefined;
  });
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'laboratory');
  await scene(page, 'laboratory');
  await waiting.continue();
  await click(page, 'back');
  await scene(page, 'lobby');
  await page.close();
});

test('nothing lies under a notch or a home bar', async () => {
  const [width, height] = [390, 844];
  const page = await open(browser, '', { viewport: { width, height }, hasTouch: true });
  const device = await page.context().newCDPSession(page);
  const look = async (top, right, bottom, left) => {
    await device.send('Emulation.setSafeAreaInsetsOverride',
      { insets: { top, right, bottom, left } });
    await until(page, (wanted) => {
      const { x, y, width: w, height: h } = document.getElementById('canvas').getBoundingClientRect();
      return [x, y, w, h].every((one, at) => Math.abs(one - wanted[at]) < 1);
    }, [left, top, width - left - right, height - top - bottom]);
    await until(page, ([w, h]) => ctq_ui().quiet && ctq_ui().spots.some((spot) =>
      spot.name === 'settings' && spot.y + spot.h <= h && spot.x + spot.w <= w && spot.y > h - 80),
    [width - left - right, height - top - bottom]);
  };
  await look(47, 0, 34, 0);
  await look(0, 44, 21, 44);
  // A tap hits the spot that is drawn there.
  await tap(page, 'settings');
  await until(page, () => ctq_ui().spots.some((spot) => spot.name === 'settings:close'));
  await page.close();
});

test('menus on a phone show no keyboard shortcuts', async () => {
  const page = await open(browser, '', { viewport: { width: 390, height: 844 }, hasTouch: true,
    reducedMotion: 'reduce' });
  await command(page, 'variant:cartagena=1');
  await command(page, 'play:cartagena');
  await seated(page);
  const widest = async (press) => {
    await press(page, 'menu');
    await until(page, () => ctq_ui().quiet && ctq_ui().spots.some((one) => one.name === 'menu-help'));
    const { w } = (await report(page)).spots.find((one) => one.name === 'menu-help');
    await press(page, 'menu-lobby');
    await until(page, () => ctq_ui().scene === 'lobby');
    await page.goBack();
    await until(page, () => ctq_ui().scene === 'table');
    await seated(page);
    return w;
  };
  assert.ok(await widest(tap) < await widest(click), 'a finger sees no caps, the mouse does');
  await page.close();
});

test('a worker that can’t be fetched is reported, and the match goes on once it can', { problems: /worker.* failed$|ERR_FAILED/ }, async () => {
  const page = await newPage(browser, { reducedMotion: 'reduce' });
  await page.route(/\/worker\./, (route) => route.abort());
  await page.goto(url);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'variant:cartagena=1');
  await command(page, 'play:cartagena');
  await until(page, () => ctq_ui().yours);
  const { actions } = await report(page);
  await page.locator('#view').press('Enter');
  await page.locator('#groups button[data-command^="act:"]').first().click();
  const again = page.locator('#groups button[data-command="ask-again"]').first();
  await again.waitFor();
  await page.unroute(/\/worker\./);
  await again.click();
  await until(page, (before) => ctq_ui().actions > before + 1 && ctq_ui().yours, actions);
  await page.close();
});

test('a lost WebGL picture is restored', async () => {
  const page = await table({ picture: true });
  await page.mouse.move(300, 300);
  await until(page, () => ctq_ui().quiet);
  const shot = async () => PNG.sync.read(await page.screenshot());
  const before = await shot();
  await page.evaluate(() => {
    document.getElementById('canvas').addEventListener('webglcontextlost', () => {
      // Runs after the page's own listeners.
      setTimeout(() => { window.lost = true; }, 0);
    });
    window.context = document.getElementById('canvas').getContext('webgl2')
      .getExtension('WEBGL_lose_context');
    window.context.loseContext();
  });
  await until(page, () => window.lost);
  const { frames } = await report(page);
  await page.evaluate(() => window.context.restoreContext());
  await until(page, (drawn) => ctq_ui().frames > drawn && ctq_ui().quiet, frames);
  const now = await shot();
  const { width, height } = before;
  const pixels = pixelmatch(before.data, now.data, null, width, height);
  assert.ok(pixels <= 0.0005 * width * height, `${pixels} pixels differ`);
});

test('the page works from a folder and from a server without the type for modules', async () => {
  const folder = await serveFolder('/some/where/', undefined, { '.wasm': 'application/octet-stream' });
  const page = await newPage(browser);
  await page.goto(folder.address);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await click(page, 'variant:cartagena=1');
  await click(page, 'play:cartagena');
  await seated(page);
  await page.close();
  folder.stop();
});
