// Tests of ctq host at the limits of the system, of connections and of requests.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliDecompressSync, brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { freePort, hosting, reach, request, upgrade } from './hosting.mjs';

const page = mkdtempSync(join(tmpdir(), 'ctq-limits-'));
after(() => rmSync(page, { recursive: true }));
const text = '<title>A page</title>'.repeat(500);
writeFileSync(join(page, 'index.html'), text);
writeFileSync(join(page, 'index.html.gz'), gzipSync(text));
writeFileSync(join(page, 'index.html.br'), brotliCompressSync(text));
writeFileSync(join(page, 'small.txt'), 'small');

const words = ['--games', 'all', '--page', page];

/** Sets limits of a process, as "64:4096": the soft one and the hard one. */
const limit = (server, descriptors) => execFileSync('prlimit',
  [`--nofile=${descriptors}`, '--pid', String(server.process.pid)]);

/** Sends a request and returns the reply up to the end of the connection: its head and its body. */
async function ask(server, target, more = '', method = 'GET') {
  const socket = await reach(server, request(server, target, `Connection: close\r\n${more}`, method));
  const parts = [];
  for await (const part of socket) parts.push(part);
  const reply = Buffer.concat(parts);
  const end = reply.indexOf('\r\n\r\n');
  const head = reply.subarray(0, end).toString();
  return { status: Number(head.split(' ')[1]), head, body: reply.subarray(end + 4) };
}

test('the server raises its limit of descriptors as far as it may', async () => {
  const server = await hosting(words, { under: ['prlimit', '--nofile=64:300'] });
  const limits = readFileSync(`/proc/${server.process.pid}/limits`, 'utf8');
  assert.match(limits, /^Max open files +300 +300 /m);
  server.process.kill();
  assert.equal((await server.ended).code, 0);
});

test('more connections than the system allows are closed, the others are served, and so are later ones', async () => {
  // Behind a proxy, one address may have all connections.
  const server = await hosting([...words, '--proxy', 'http://localhost'],
    { port: await freePort(), under: ['prlimit', '--nofile=60:60'] });
  const kept = await reach(server, request(server, '/small.txt'));
  await once(kept, 'data');
  const silent = await Promise.all(Array.from({ length: 80 }, () => reach(server)));
  // The server closes those beyond its limit in the order in which it accepts them.
  await Promise.all(silent.slice(40).map((one) => one.readableEnded || once(one.resume(), 'close')));
  assert.ok(readdirSync(`/proc/${server.process.pid}/fd`).length < 60);
  kept.write(request(server, '/small.txt'));
  assert.match(String(await once(kept, 'data')), /small$/);
  await Promise.all(silent.slice(0, 40).map((one) => one.destroyed || (one.end(), once(one.resume(), 'close'))));
  assert.equal((await ask(server, '/small.txt')).status, 200);
  server.process.kill();
  assert.deepEqual(await server.ended, { code: 0, signal: null, err: '' });
});

test('the server serves again once it gets descriptors', async () => {
  const server = await hosting(words);
  const kept = await reach(server, request(server, '/small.txt'));
  await once(kept, 'data');
  limit(server, '5:');
  const waiting = await reach(server, request(server, '/small.txt'));
  // The system has refused the connection that waits before the server replies.
  kept.write(request(server, '/small.txt'));
  assert.match(String(await once(kept, 'data')), /small$/);
  limit(server, '64:');
  assert.match(String(await once(waiting, 'data')), /small$/);
  server.process.kill();
  assert.deepEqual(await server.ended, { code: 0, signal: null, err: '' });
});

test('a request may have 32 KB of headers; more are refused with a sentence', async () => {
  const server = await hosting(words);
  const cookie = (bytes) => `Cookie: a=${'x'.repeat(bytes)}\r\n`;
  assert.equal((await ask(server, '/small.txt', cookie(9_000))).status, 200);
  assert.equal((await ask(server, '/small.txt', cookie(32_000))).status, 200);
  for (const bytes of [33_000, 500_000]) {
    const { status, body } = await ask(server, '/small.txt', cookie(bytes));
    assert.equal(status, 431);
    assert.match(String(body), /^This request has more than 32 KB of headers\. Delete the cookies of this address\.$/);
  }
  const socket = await reach(server, request(server, '/nothing', `${upgrade}${cookie(9_000)}`));
  assert.match(String(await once(socket, 'data')), /^HTTP\/1\.1 404 /);
  server.process.kill();
});

test('clients get the compressed files of the build that they accept', async () => {
  const server = await hosting(words);
  const accept = (codings) => `Accept-Encoding: ${codings}\r\n`;
  const forms = [
    ['gzip', gunzipSync, ['gzip', 'br;q=0, GZip;q=0.5', 'deflate , gzip ; q=1']],
    ['br', brotliDecompressSync, ['br', 'gzip, deflate, br', 'BR;q=0.1']],
  ];
  for (const [coding, unpack, accepting] of forms) {
    for (const codings of accepting) {
      const { status, head, body } = await ask(server, '/', accept(codings));
      assert.equal(status, 200);
      assert.match(head, new RegExp(`^Content-Encoding: ${coding}\\r$`, 'm'));
      assert.match(head, /^Vary: Accept-Encoding\r$/m);
      assert.match(head, new RegExp(`^Content-Length: ${body.length}\\r?$`, 'm'));
      assert.ok(body.length < text.length / 2);
      assert.equal(String(unpack(body)), text);
    }
  }
  for (const codings of ['', 'gzip;q=0', 'gzip; q=0.000, br;q=0', 'xgzip']) {
    const { head, body } = await ask(server, '/', accept(codings));
    assert.doesNotMatch(head, /Content-Encoding/, codings);
    assert.match(head, /^Vary: Accept-Encoding\r$/m);
    assert.equal(String(body), text);
  }
  const headed = await ask(server, '/', accept('gzip'), 'HEAD');
  assert.match(headed.head, /^Content-Encoding: gzip\r$/m);
  assert.match(headed.head, /^Content-Length: [1-9]/m);
  assert.equal(headed.body.length, 0);
  const ranged = await ask(server, '/', `${accept('gzip')}Range: bytes=0-9\r\n`);
  assert.equal(ranged.status, 200);
  assert.equal(String(gunzipSync(ranged.body)), text);
  const small = await ask(server, '/small.txt', accept('gzip'));
  assert.doesNotMatch(small.head, /Content-Encoding|Vary/);
  server.process.kill();
});
