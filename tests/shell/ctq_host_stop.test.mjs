// Tests of how ctq host ends: connections of every kind are open when a signal stops it.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { hosting, reach, request, upgrade, visiting } from './hosting.mjs';

let page;
before(() => {
  page = mkdtempSync(join(tmpdir(), 'ctq-page-'));
  writeFileSync(join(page, 'index.html'), '<title>A page</title>');
  // More than the buffers of the system hold, so that a download waits for the client.
  writeFileSync(join(page, 'large.bin'), Buffer.alloc(1 << 24));
});
after(() => rmSync(page, { recursive: true }));

const set = ['--game', 'cartagena', '--seats', 'guest,guest', '--tables', '2'];

/** Every kind of connection, as functions that return it once the client has sent and received what it names. */
const kinds = {
  'none': async () => {},
  'silent': async (server) => reach(server),
  'half a head': async (server) => reach(server, 'GET /ta'),
  'half a body': async (server) => reach(server,
    `${request(server, '/tables', 'Content-Length: 50\r\n', 'POST')}carta`),
  'kept alive after a reply': async (server) => {
    const socket = await reach(server, request(server, '/'));
    await once(socket, 'data');
    return socket;
  },
  'at a table before its hello': async (server) => {
    const socket = await reach(server, request(server, '/table/1', upgrade));
    await once(socket, 'data');
    return socket;
  },
  'a guest at a table': async (server) => {
    const guest = visiting([server.links[1], '--bot', 'greedy']);
    await server.line(/sits down/);
    return guest;
  },
  'in the middle of a download': async (server) => {
    const socket = await reach(server, request(server, '/large.bin'));
    await once(socket, 'data');
    socket.pause();
    return socket;
  },
};

/** Waits until the server has accepted all connections so far. It accepts them in their order. */
const accepted = async (server) => {
  const last = await kinds['kept alive after a reply'](server);
  last.destroy();
};

for (const signal of ['SIGTERM', 'SIGINT']) {
  for (const [kind, begin] of [...Object.entries(kinds), ['one of each', null]]) {
    test(`${signal} ends the server with status 0 while a connection is open: ${kind}`, async () => {
      const server = await hosting([...set, '--page', page]);
      const open = [];
      for (const one of begin ? [begin] : Object.values(kinds)) open.push(await one(server));
      await accepted(server);
      server.process.kill(signal);
      assert.deepEqual(await server.ended, { code: 0, signal: null, err: '' });
      open.forEach((one) => one?.destroy?.());
    });
  }
}

test('guests are told that the server stops', async () => {
  const server = await hosting([...set, '--page', page]);
  const guest = visiting([server.links[0], '--bot', 'greedy']);
  await server.line(/sits down/);
  server.process.kill();
  assert.equal((await server.ended).code, 0);
  const { code, err } = await guest.ended;
  assert.equal(code, 2);
  assert.match(err, /^ctq: The server of this table has been stopped\.\n/);
});

test('SIGHUP ends the server like SIGTERM, unless nohup has told it to ignore the signal', async () => {
  const server = await hosting([...set, '--page', page]);
  server.process.kill('SIGHUP');
  assert.deepEqual(await server.ended, { code: 0, signal: null, err: '' });
  const kept = await hosting([...set, '--page', page], { under: ['nohup'] });
  kept.process.kill('SIGHUP');
  await accepted(kept);
  kept.process.kill();
  assert.equal((await kept.ended).code, 0);
});

test('a second signal ends the server although a guest does not take its farewell', async () => {
  const server = await hosting([...set, '--page', page]);
  const socket = await kinds['at a table before its hello'](server);
  server.process.kill();
  await once(socket.resume(), 'data'); // it says good-bye, and waits for an answer
  server.process.kill('SIGINT');
  assert.equal((await server.ended).code, 0);
});
