// Tables of ctq host in the page that it serves: whole matches, lost connections, coming back.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { browser, newPage } from './browser.mjs';
import { command, until } from './driver.mjs';
import { after, before, test } from './harness.mjs';
import { playOn, playSome, sameChain } from './network.mjs';
import { scene, told } from './table.mjs';

const programs = []; // whatever fails, none of them outlives the tests
let server;
let base = '';
let links = [];

/**
 * ctq host with two tables, each with a seed of its own as every start has tables of its own: its
 * process, its address and the links to the tables.
 */
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

/** A free port that the system gives to nobody who asks for any: a server that ends can have it again. */
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

/**
 * A page of another device at the table of this link, joining it as a guest; with a script that runs
 * before its own, and then by a clock of ours.
 */
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

test('two devices play a whole match at a table; one reloads, one closes the tab and opens the link again', async () => {
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

test('a socket that holds too much that waits is given up, and another one goes on', async () => {
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

test('a table that can’t be reached is tried again less and less often', { problems: /code: 404$/ }, async () => {
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

/** Has a page count the sockets it opens. */
const countCalls = () => {
  window.calls = [];
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      window.calls.push(this);
    }
  };
};

test('a page that was sent away for good does not call again', async () => {
  const strange = links[1].replace(/#join=(.*)/, (_, text) => {
    const bytes = Buffer.from(text, 'base64url');
    bytes[5] ^= 1; // of the number of the match
    return `#join=${bytes.toString('base64url')}`;
  });
  const page = await guest(strange, 'Anna', countCalls);
  await told(page, 'status', /another match/);
  const calls = () => page.evaluate(() => window.calls.map((one) => one.readyState));
  const before = (await calls()).length;
  assert.ok(before >= 1);
  await until(page, () => window.calls.every((one) => one.readyState === 3));
  // Another call would come after one second.
  await page.clock.runFor(5000);
  assert.deepEqual(await calls(), Array(before).fill(3));
});

// The browser tells of each try to connect while nobody is there.
const gone = { problems: /ERR_CONNECTION_REFUSED/ };
test('when the server is gone the page says so, and that its table is no more once it is back', gone, async () => {
  const anna = await guest(links[0], 'Anna');
  const ben = await guest(links[0], 'Ben');
  await scene(anna, 'table');
  await scene(ben, 'table');
  await playSome([anna, ben], 3);
  await sameChain([anna, ben]);
  const { hash } = await anna.evaluate(() => ctq_ui());
  server.kill();
  await once(server, 'exit');
  await told(anna, 'notice', /connection to the table is lost/);
  assert.equal((await anna.evaluate(() => ctq_ui())).hash, hash);
  server = (await serve(new URL(base).port)).program;
  await until(anna, () => /another match.*can’t go on/.test(document.body.innerText));
  assert.equal((await anna.evaluate(() => ctq_ui())).hash, hash);
});
