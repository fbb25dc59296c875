// ctq host: the page and its tables on one port, for pages, programs and strangers.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import http from 'node:http';
import { after, before, test } from 'node:test';
import WebSocket from 'ws';

let server;
let base = '';
before(async () => {
  server = spawn(process.env.CTQ_NATIVE, ['host', '--game', 'cartagena', '--options', 'rules=board',
    '--seats', 'guest,guest', '--port', '0', '--tables', '2',
    '--page', `${process.env.CTQ_ROOT}/build/web/site`]);
  const words = await new Promise((done) => { server.stdout.once('data', done); });
  base = String(words).match(/http:\/\/127\.0\.0\.1:\d+/)[0];
});
after(() => server.kill());

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
