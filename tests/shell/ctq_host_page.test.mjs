// Tests of the HTTP server of ctq host. It serves the page and nothing else, under its own address only.
// It accepts sockets from its own pages and from programs, and closes those that send noise.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { programs } from './ctq.mjs';

let folder;
let server;
let base = '';
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ctq-host-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), '<title>A page</title>');
  writeFileSync(join(folder, 'site/page.wasm'), 'a module');
  writeFileSync(join(folder, 'size.txt'), 'no part of the page');
  server = spawn(programs.native, ['host', '--game', 'cartagena', '--options', 'rules=board', '--seats',
    'guest,guest', '--port', '0', '--tables', '2', '--page', join(folder, 'site')]);
  let words = '';
  for await (const part of server.stdout.iterator({ destroyOnReturn: false })) {
    words += part;
    if ([...words.matchAll(/\S+#join=\S+\n/g)].length === 2) break;
  }
  [base] = words.match(/http:\/\/127\.0\.0\.1:\d+/);
});
after(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

/** Sends a request with the target unchanged and returns the response's status, body and headers. */
function ask(target, headers = {}, method = 'GET', content = '', server = base) {
  const { hostname, port } = new URL(server);
  return new Promise((done, failed) => {
    const request = http.request({ hostname, port, path: target, headers, method }, (response) => {
      let body = '';
      response.on('data', (part) => { body += part; });
      response.on('end', () => done({ status: response.statusCode, body, headers: response.headers }));
    });
    request.on('error', failed);
    request.end(content);
  });
}

/** Opens a WebSocket at this path: `{ status, socket }`, where `socket` is null if it was refused. */
function open(path, headers = {}, server = base) {
  const { hostname, port } = new URL(server);
  return new Promise((done, failed) => {
    const request = http.request({ hostname, port, path, headers: { ...headers, Connection: 'Upgrade',
      Upgrade: 'websocket', 'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64') } });
    request.on('upgrade', (response, socket) => {
      socket.on('error', () => {}); // the server may close it while the test still sends
      done({ status: response.statusCode, socket });
    });
    request.on('response', (response) => {
      response.resume();
      done({ status: response.statusCode, socket: null });
    });
    request.on('error', failed);
    request.end();
  });
}

/** Sends a WebSocket frame: kind 1 is text, 2 is binary. The mask that a client must set is zero here. */
function send(socket, kind, data) {
  const { length } = data;
  const size = length < 126 ? [0x80 | length]
    : length < 65536 ? [0xfe, length >> 8, length & 255]
      : [0xff, 0, 0, 0, 0, ...new Uint8Array(new Uint32Array([length]).buffer).reverse()];
  socket.write(Buffer.concat([Buffer.from([0x80 | kind, ...size, 0, 0, 0, 0]), data]));
}

test('only the files of the page are served', async () => {
  const page = await ask('/');
  assert.equal(page.status, 200);
  assert.equal(page.body, '<title>A page</title>');
  assert.match(page.headers['content-type'], /^text\/html/);
  assert.equal(page.headers['content-security-policy'], "frame-ancestors 'none'");
  assert.equal(page.headers['referrer-policy'], 'no-referrer');
  // With another type a browser can't compile the module while it loads.
  assert.equal((await ask('/page.wasm', {}, 'HEAD')).headers['content-type'], 'application/wasm');
  for (const target of ['/../size.txt', '/table/1', '/nothing']) {
    assert.equal((await ask(target)).status, 404, target);
  }
  assert.equal((await ask('/', {}, 'POST')).status, 405);
  assert.equal((await ask('/', {}, 'HEAD')).body, '');
});

test('a foreign Host or Origin is refused; the own Origin or none is accepted', async () => {
  const { port } = new URL(base);
  assert.equal((await ask('/', { host: `evil.example:${port}` })).status, 421);
  assert.equal((await open('/table/1', { origin: 'http://evil.example' })).status, 403);
  for (const headers of [{}, { origin: base }]) {
    const { status, socket } = await open('/table/1', headers);
    assert.equal(status, 101);
    socket.destroy();
  }
  assert.equal((await open('/table/3')).status, 404);
  assert.equal((await open('/')).status, 404);
});

test('oversized frames, text frames and noise close the connection but not the table', async () => {
  const closed = async (kind, data) => {
    const { socket } = await open('/table/2');
    const end = new Promise((done) => { socket.on('close', done); });
    socket.resume();
    send(socket, kind, data);
    await end;
  };
  await closed(2, Buffer.alloc(64 * 1024));
  await closed(1, Buffer.from('hello'));
  const { status, socket } = await open('/table/2');
  assert.equal(status, 101);
  for (let i = 0; i < 100; i += 1) send(socket, 2, Buffer.from([i, 255 - i, 7, 7, 7]));
  socket.destroy();
  assert.equal((await ask('/')).status, 200);
  assert.equal(server.exitCode, null);
  const again = await open('/table/2');
  assert.equal(again.status, 101, 'the table is still there');
  again.socket.destroy();
});

/** Starts ctq host by this program with these arguments: its first output, up to a line end, and its process. */
async function hosting(program, words, path) {
  const child = spawn(program, ['host', ...words], { env: { ...process.env, PATH: path ?? process.env.PATH } });
  let out = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    out += part;
    if (/\n/.test(out)) break;
  }
  return { out, child };
}

/** Starts a club: visitors may open three tables, two each. Returns its process and address. */
async function startClub(more = []) {
  writeFileSync(join(folder, 'site/index.html'), '<title>A page</title>');
  const { out, child } = await hosting(programs.native, ['--games', 'all', '--club-tables', '3',
    '--tables-of-visitor', '2', '--page', join(folder, 'site'), '--entropy', '1',
    ...more.includes('--port') ? more : [...more, '--port', '0']]);
  return { child, address: out.match(/at (\S+)\//)[1] };
}

const set = 'cartagena\nrules=board\nguest,guest';

test('a club announces its games on the page, lists its tables and opens those that visitors ask for', async () => {
  const { child, address } = await startClub();
  const games = await ask('/tables.list', {}, 'GET', '', address);
  assert.equal(games.body, 'cartagena incan_gold carteso cartolan');
  assert.equal(games.headers['cache-control'], 'no-cache');
  assert.equal((await ask('/', {}, 'GET', '', address)).body, '<title>A page</title>');
  assert.equal((await ask('/tables', {}, 'GET', '', address)).body, '');
  const opened = await ask('/tables', { origin: address }, 'POST', set, address);
  assert.equal(opened.status, 201);
  const { body } = await ask('/tables', {}, 'GET', '', address);
  assert.equal(body, `${opened.body}\tcartagena\tfree\t2\tRule set: Board\t\n`);
  const { status, socket } = await open('/table/1', {}, address);
  assert.equal(status, 101);
  socket.destroy();
  child.kill();
});

test('a visitor who opens tables in a loop, a foreign page and a bad request get a sentence and no table', async () => {
  const { child, address } = await startClub();
  const post = async (content, headers = {}) => ask('/tables', headers, 'POST', content, address);
  const foreign = await post(set, { origin: 'http://evil.example' });
  assert.equal(foreign.status, 403);
  for (const content of ['', 'x', 'chess\n\nguest,guest', 'cartagena\n\nguest,search:99999999']) {
    const { status, body } = await post(content);
    assert.equal(status, 409, content);
    assert.match(body, /^[A-Z].*\.$/);
  }
  assert.equal((await post('x'.repeat(5000))).status, 413);
  assert.equal((await ask('/tables', {}, 'GET', '', address)).body, '');
  const statuses = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await post(set)).status);
  assert.deepEqual(statuses, [201, 201, 409, 409, 409]);
  child.kill();
});

test('behind a proxy each forwarded visitor has limits of their own, and links name the proxy', async () => {
  const { child, address } = await startClub(['--proxy', 'https://club.example.org/games/']);
  assert.equal(address, 'https://club.example.org/games');
  child.kill();
  const { port, server: proxied } = await freePortClub(['--proxy', 'https://club.example.org']);
  const local = `http://127.0.0.1:${port}`;
  const post = async (visitor) => (await ask('/tables', { host: 'club.example.org',
    origin: 'https://club.example.org', 'x-forwarded-for': visitor }, 'POST', set, local)).status;
  assert.deepEqual([await post('192.0.2.1'), await post('192.0.2.1'), await post('192.0.2.1')], [201, 201, 409]);
  assert.equal(await post('192.0.2.2'), 201);
  assert.equal(await post('192.0.2.3'), 409, 'all three tables are taken');
  proxied.kill();
});

/** Starts a club at a free port that is known, since links behind a proxy don't tell it. */
async function freePortClub(more) {
  const probe = createServer();
  await new Promise((done) => { probe.listen(0, '127.0.0.1', done); });
  const { port } = probe.address();
  await new Promise((done) => { probe.close(done); });
  const { child } = await startClub(['--port', String(port), ...more]);
  return { port, server: child };
}

test('connections that send no request are limited for each address, and tables are not touched', async () => {
  const { child, address } = await startClub();
  await ask('/tables', {}, 'POST', set, address);
  const { socket } = await open('/table/1', {}, address);
  const { hostname, port } = new URL(address);
  const silent = [];
  // The server closes what exceeds the limit, so a closed connection says that the limit is reached.
  const closed = new Promise((done) => {
    for (let i = 0; i < 40; i += 1) {
      const one = connect(Number(port), hostname, () => one.write('GET / HT'));
      one.on('error', () => {});
      one.on('close', done);
      silent.push(one);
    }
  });
  await closed;
  assert.equal(socket.destroyed, false);
  silent.forEach((one) => one.destroy());
  socket.destroy();
  child.kill();
});

test('wrong arguments of a club are refused with a sentence', async () => {
  for (const [words, sentence] of [
    [['--games', 'chess'], /chess/],
    [['--games', 'all', '--proxy', 'club.example.org'], /no address of a page, as https/],
    [['--club-tables', '3'], /--club-tables/],
  ]) {
    const child = spawn(programs.native, ['host', ...words, '--page', join(folder, 'site'), '--port', '0']);
    let told = '';
    child.stderr.on('data', (part) => { told += part; });
    const [code] = await once(child, 'close');
    assert.equal(code, 2, words.join(' '));
    assert.match(told, sentence);
  }
});

test('an installed ctq host without --game serves the installed page and opens no table', async () => {
  mkdirSync(join(folder, 'usr/bin'), { recursive: true });
  mkdirSync(join(folder, 'usr/share/cartotheque/site'), { recursive: true });
  writeFileSync(join(folder, 'usr/share/cartotheque/site/index.html'), '<title>Installed</title>');
  copyFileSync(programs.native, join(folder, 'usr/bin/ctq'));
  const { out, child } = await hosting(join(folder, 'usr/bin/ctq'), ['--port', '0']);
  const [address] = out.match(/http:\/\/127\.0\.0\.1:\d+\//);
  assert.match(await (await fetch(address)).text(), /Installed/);
  assert.doesNotMatch(out, /Table/);
  child.kill();
});

test('ctq host --open opens the page in the desktop\'s browser, also if the server runs already', async () => {
  mkdirSync(join(folder, 'bin'));
  const pipe = join(folder, 'told');
  execFileSync('mkfifo', [pipe]);
  // It also tells the connections that it has got from the server: none, or a browser would keep the server's port.
  writeFileSync(join(folder, 'bin/xdg-open'), `#!/bin/sh
got=$(for one in /proc/$$/fd/*; do [ "\${one##*/}" -le 2 ] || readlink "$one"; done | grep socket)
printf %s "$1$got" > "${pipe}"
`, { mode: 0o755 });
  const opened = () => readFile(pipe, 'utf8'); // waits until xdg-open has written
  const path = `${join(folder, 'bin')}:${process.env.PATH}`;
  const words = ['--open', '--page', join(folder, 'site')];
  const { out, child } = await hosting(programs.native, [...words, '--port', '0'], path);
  const [address] = out.match(/http:\/\/127\.0\.0\.1:\d+\//);
  assert.equal(await opened(), address);
  const { port } = new URL(address);
  const again = spawn(programs.native, ['host', ...words, '--port', port], { env: { ...process.env, PATH: path } });
  const [code] = await once(again, 'exit');
  assert.equal(code, 0);
  assert.equal(await opened(), address);
  child.kill();
});

test('ctq host without an installed page needs --page', async () => {
  const child = spawn(programs.native, ['host']);
  let words = '';
  child.stderr.on('data', (part) => { words += part; });
  const [code] = await once(child, 'close');
  assert.equal(code, 2);
  assert.match(words, /--page needs a folder: that of the built page\. None is installed/);
});
