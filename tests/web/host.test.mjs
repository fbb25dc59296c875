// ctq host: the page and its tables on one port, for pages, programs and strangers.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import WebSocket from 'ws';
import { browser, newPage } from './browser.mjs';
import { command, until } from './driver.mjs';
import { after, before, test } from './harness.mjs';
import { playOn, playSome, sameChain } from './network.mjs';
import { scene, told } from './table.mjs';

const programs = []; // whatever fails, none of them outlives the tests
let server;
let base = '';
let links = [];
let browser;

/** ctq host with two tables, and what it prints. */
async function serve(port = '0') {
  const program = spawn(process.env.CTQ_NATIVE, ['host', '--game', 'cartagena', '--options',
    'rules=board', '--seats', 'guest,guest', '--port', port, '--tables', '2',
    '--page', `${process.env.CTQ_ROOT}/build/web/site`]);
  programs.push(program);
  const [words] = await once(program.stdout, 'data');
  return { program, words: String(words) };
}

before(async () => {
  browser = await launch();
  const { program, words } = await serve();
  server = program;
  [base] = words.match(/http:\/\/127\.0\.0\.1:\d+/);
  links = words.match(/\S+#join=\S+/g);
});
after(async () => {
  programs.forEach((one) => one.kill());
  await browser.close();
});

/** A page of another device at the table of this link, joining it as a guest or an onlooker. */
async function guest(link, name, how = 'join', script = null) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  if (script) await context.addInitScript(script);
  const page = await newPage(context);
  await page.goto(link);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'set:text=on');
  await command(page, 'set:speed=fast');
  await scene(page, 'network');
  await command(page, `name:${name}`);
  await command(page, how);
  return page;
}

/** Status and body of a request with these headers, the target as it stands. */
function fetchRaw(target, headers = {}, method = 'GET') {
  const { hostname, port } = new URL(base);
  return new Promise((done, failed) => {
    const request = http.request({ hostname, port, path: target, headers, method }, (response) => {
      let body = '';
      response.on('data', (part) => { body += part; });
      response.on('end', () => done({ status: response.statusCode, body, headers: response.headers }));
    });
    request.on('error', failed);
    request.end();
  });
}

/** How opening a socket ends: "open", or the status it was refused with. */
function open(path, options = {}) {
  const socket = new WebSocket(base.replace('http', 'ws') + path, options);
  return new Promise((done) => {
    socket.on('open', () => done({ how: 'open', socket }));
    socket.on('unexpected-response', (_, response) => done({ how: response.statusCode, socket }));
    socket.on('error', () => {});
  });
}

test('the page is served whole, and nothing else is', async () => {
  const page = await fetchRaw('/');
  assert.equal(page.status, 200);
  assert.match(page.body, /<title>Cartotheque/);
  assert.match(page.headers['content-type'], /^text\/html/);
  for (const target of ['/../CMakeLists.txt', '/%2e%2e/CMakeLists.txt', '/..%2fsize.txt', '//etc/passwd',
    '/./index.html/../../size.txt', '/table/1', '/nothing']) {
    assert.equal((await fetchRaw(target)).status, 404, target);
  }
  assert.equal((await fetchRaw('/', {}, 'POST')).status, 405);
  assert.equal((await fetchRaw('/', {}, 'HEAD')).body, '');
});

test('a request for another name is refused, as a rebound name would be', async () => {
  const { port } = new URL(base);
  assert.equal((await fetchRaw('/', { host: `evil.example:${port}` })).status, 421);
  assert.equal((await fetchRaw('/', { host: 'localhost:1' })).status, 421);
  assert.equal((await fetchRaw('/', { host: `localhost:${port}` })).status, 200);
});

test('a foreign Origin is refused; its own and a program without one sit down', async () => {
  assert.equal((await open('/table/1', { origin: 'http://evil.example' })).how, 403);
  assert.equal((await open('/table/1', { origin: 'null' })).how, 403);
  for (const options of [{}, { origin: base }]) {
    const { how, socket } = await open('/table/1', options);
    assert.equal(how, 'open');
    socket.close();
  }
  assert.equal((await open('/table/3')).how, 404);
  assert.equal((await open('/')).how, 404);
});

test('frames too large, texts and noise end the connection, not the table', async () => {
  const closed = async (data) => {
    const { socket } = await open('/table/2');
    const end = new Promise((done) => { socket.on('close', done); });
    socket.send(data);
    await end;
  };
  await closed(Buffer.alloc(64 * 1024));
  await closed('hello');
  const { how, socket } = await open('/table/2');
  assert.equal(how, 'open');
  for (let i = 0; i < 100; i += 1) socket.send(Buffer.from([i, 255 - i, 7, 7, 7]));
  socket.close();
  assert.equal((await fetchRaw('/')).status, 200);
  assert.equal(server.exitCode, null);
});

test('two devices play a whole match at a table, one of them reloads on the way', async () => {
  const anna = await guest(links[0], 'Anna');
  await told(anna, 'status', /You have a seat/);
  const ben = await guest(links[0], 'Ben');
  await scene(anna, 'table');
  await scene(ben, 'table');
  await playSome([anna, ben], 4);
  await ben.reload();
  await scene(ben, 'table');
  await playOn([anna, ben]);
  await sameChain([anna, ben]);
  assert.deepEqual([...anna.problems, ...ben.problems], []);
  await anna.context().close();
  await ben.context().close();
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
  assert.deepEqual([...anna.problems, ...ben.problems], []);
  await anna.context().close();
  await ben.context().close();
});

test('a table that can’t be reached is tried again less and less often', async () => {
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
  await page.close();
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
  const page = await guest(strange, 'Anna', 'join', countCalls);
  await told(page, 'status', /another match/);
  const calls = () => page.evaluate(() => window.calls.map((one) => one.readyState));
  const before = (await calls()).length;
  assert.ok(before >= 1);
  // That nothing happens can only be waited for: a call would come after one second.
  await page.waitForTimeout(2500);
  assert.deepEqual(await calls(), Array(before).fill(3));
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('an onlooker sees the match of two devices', async () => {
  const { program, words } = await serve();
  const [link] = words.match(/\S+#join=\S+/g);
  const anna = await guest(link, 'Anna');
  await told(anna, 'status', /You have a seat/);
  const eve = await guest(link, 'Eve', 'look-on');
  await told(eve, 'status', /You look on/);
  const ben = await guest(link, 'Ben');
  await scene(eve, 'table');
  await playSome([anna, ben], 4);
  await sameChain([anna, ben, eve]);
  assert.equal((await eve.evaluate(() => ctq_ui())).yours, false);
  await playOn([anna, ben]);
  await until(eve, () => ctq_ui().over);
  await sameChain([anna, ben, eve]);
  assert.deepEqual([...anna.problems, ...ben.problems, ...eve.problems], []);
  for (const page of [anna, ben, eve]) await page.context().close();
  program.kill();
});

test('when the server is gone the page says so, and that its table is no more once it is back', async () => {
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
  await anna.context().close();
  await ben.context().close();
});

test('who closes the tab and opens the same link again comes back to the seat', async () => {
  const { program, words } = await serve();
  const [link] = words.match(/\S+#join=\S+/g);
  const anna = await guest(link, 'Anna');
  await told(anna, 'status', /You have a seat/);
  const ben = await guest(link, 'Ben');
  await scene(anna, 'table');
  await scene(ben, 'table');
  await playSome([anna, ben], 4);
  const device = ben.context();
  await sameChain([anna, ben]);
  await ben.close();
  await told(anna, 'groups', /Ben is away/);
  const again = await newPage(device);
  await again.goto(link);
  await until(again, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(again, 'set:text=on');
  await told(again, 'groups', /Return to my seat/);
  await command(again, 'return');
  await scene(again, 'table');
  await sameChain([anna, again]);
  await told(anna, 'groups', /^(?!.*is away)/);
  await playSome([anna, again], 4);
  await sameChain([anna, again]);
  assert.deepEqual([...anna.problems, ...again.problems], []);
  await anna.context().close();
  await device.close();
  program.kill();
});
