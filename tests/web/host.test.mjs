// Tables of ctq host on the page that it serves: whole matches, lost connections, returns.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { browser, newPage } from './browser.mjs';
import { command, until } from './driver.mjs';
import { after, before, test } from './harness.mjs';
import { playOn, playSome, sameChain } from './network.mjs';
import { scene, told } from './table.mjs';

const programs = []; // all of them are killed at the end, even if a test fails
let server;
let base = '';
let links = [];

/** Starts ctq host with two tables. Each start has a seed of its own, so its tables differ.
 * Returns the process, its address and the links to the tables. */
async function serve(port = '0') {
  const program = spawn(process.env.CTQ_NATIVE, ['host', '--game', 'cartagena', '--options',
    'rules=board tokens=2', '--seats', 'guest,guest', '--port', port, '--tables', '2',
    '--page', `${process.env.CTQ_ROOT}/build/web/site`,
    '--entropy', String(programs.length + 1)]);
  programs.push(program);
  let words = '';
  for await (const part of program.stdout.iterator({ destroyOnReturn: false })) {
    words += part;
    if ([...words.matchAll(/\S+#join=\S+\n/g)].length === 2) break;
  }
  return { program, address: words.match(/http:\/\/127\.0\.0\.1:\d+/)[0],
    joins: words.match(/\S+#join=\S+/g) };
}

/** Returns a free port outside the range that the system assigns, so that a restarted server
 * can reuse it. */
async function lastingPort() {
  for (let port = 20000; ; port += 1) {
    const probe = createServer();
    const free = await new Promise((tell) => {
      probe.once('error', () => tell(false));
      probe.listen(port, '127.0.0.1', () => tell(true));
    });
    if (!free) continue;
    await new Promise((done) => { probe.close(done); });
    return String(port);
  }
}

before(async () => {
  ({ program: server, address: base, joins: links } = await serve(await lastingPort()));
});
after(() => programs.forEach((one) => one.kill()));

/** Opens the page on another device and joins the table of this link as a guest. If a script is
 * given, it runs before the page's own scripts, with a simulated clock. */
async function guest(link, name, script = null) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  if (script) {
    await context.clock.install();
    await context.addInitScript(script);
  }
  const page = await newPage(context);
  await page.goto(link);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'set:text=on');
  await command(page, 'set:speed=instant');
  await scene(page, 'network');
  await command(page, `name:${name}`);
  await command(page, 'join');
  return page;
}

test('two devices play a whole match over a reload and a tab that is closed and opened again', async () => {
  const anna = await guest(links[0], 'Anna');
  await told(anna, 'status', /You are in\. The match starts when all seats are taken/);
  const ben = await guest(links[0], 'Ben');
  await scene(ben, 'table');
  await playSome([anna, ben], 4);
  await anna.reload();
  await scene(anna, 'table');
  const device = ben.context();
  await ben.close();
  await told(anna, 'groups', /Ben is away/);
  const again = await newPage(device);
  await again.goto(links[0]);
  await until(again, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(again, 'set:text=on');
  await told(again, 'groups', /Return to my seat/);
  await command(again, 'return');
  await told(anna, 'groups', /^(?!.*is away)/);
  await playOn([anna, again]);
  await sameChain([anna, again]);
});

test('a socket with too much unsent data is dropped, and another one continues the match', async () => {
  const [anna, ben] = [await guest(links[1], 'Anna'), await guest(links[1], 'Ben')];
  await scene(anna, 'table');
  await scene(ben, 'table');
  await anna.evaluate(() => {
    window.sent = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'bufferedAmount');
    Object.defineProperty(WebSocket.prototype, 'bufferedAmount', {
      configurable: true, get: () => 2 << 20 });
  });
  await told(anna, 'groups', /connection to the table is lost/);
  await told(ben, 'groups', /Anna is away/);
  await anna.evaluate(() => {
    Object.defineProperty(WebSocket.prototype, 'bufferedAmount', window.sent);
  });
  await told(ben, 'groups', /^(?!.*is away)/);
  await playSome([anna, ben], 4);
  await sameChain([anna, ben]);
});

test('an unreachable table is tried again at growing intervals up to 15 seconds', { problems: /code: 404$/ }, async () => {
  const page = await newPage(browser);
  await page.goto(base);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await page.evaluate(() => { Module.netNews = () => {}; });
  await page.addScriptTag({ url: `${base}/${await page.evaluate(() => Module.networkScript)}` });
  const pauses = await page.evaluate(() => new Promise((done) => {
    const later = window.setTimeout.bind(window);
    const found = [];
    window.setTimeout = (what, after, ...rest) => {
      if (after >= 1000 && found.push(after) === 7) done(found);
      return later(what, Math.min(after, 10), ...rest);
    };
    Module.network.open(false, '', Uint8Array.from([3, 99, 0]), false);
  }));
  assert.deepEqual(pauses, [1000, 2000, 4000, 8000, 15000, 15000, 15000]);
});

/** Makes a page record the sockets that it opens. */
const countCalls = () => {
  window.calls = [];
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      window.calls.push(this);
    }
  };
};

test('a page that was refused for good does not connect again', async () => {
  const strange = links[1].replace(/#join=(.*)/, (_, text) => {
    const bytes = Buffer.from(text, 'base64url');
    bytes[5] ^= 1; // changes the number of the match
    return `#join=${bytes.toString('base64url')}`;
  });
  const page = await guest(strange, 'Anna', countCalls);
  await told(page, 'status', /different match/);
  const calls = () => page.evaluate(() => window.calls.map((one) => one.readyState));
  const before = (await calls()).length;
  assert.ok(before >= 1);
  await until(page, () => window.calls.every((one) => one.readyState === 3));
  // A new attempt would come after one second.
  await page.clock.runFor(5000);
  assert.deepEqual(await calls(), Array(before).fill(3));
});

// The browser logs each attempt to connect while the server is down.
const gone = { problems: /ERR_CONNECTION_REFUSED/ };
test('the page says that the server has crashed, and after a restart that its table no longer exists', gone, async () => {
  const anna = await guest(links[0], 'Anna');
  const ben = await guest(links[0], 'Ben');
  await scene(anna, 'table');
  await scene(ben, 'table');
  await playSome([anna, ben], 3);
  await sameChain([anna, ben]);
  const { hash } = await anna.evaluate(() => ctq_ui());
  server.kill('SIGKILL');
  await once(server, 'exit');
  await told(anna, 'notice', /connection to the table is lost/);
  assert.equal((await anna.evaluate(() => ctq_ui())).hash, hash);
  ({ program: server, joins: links } = await serve(new URL(base).port));
  await until(anna, () => /different match.*can’t continue/.test(document.body.innerText));
  assert.equal((await anna.evaluate(() => ctq_ui())).hash, hash);
});

test('the page says that the server was stopped, and keeps the match in view', gone, async () => {
  const anna = await guest(links[0], 'Anna');
  const ben = await guest(links[0], 'Ben');
  await scene(anna, 'table');
  await playSome([anna, ben], 2);
  await sameChain([anna, ben]);
  const { hash } = await anna.evaluate(() => ctq_ui());
  server.kill();
  await once(server, 'exit');
  await until(anna, () => /The server of this table has been stopped/.test(document.body.innerText));
  assert.equal((await anna.evaluate(() => ctq_ui())).hash, hash);
});
