// Tests that ctq host goes on with its tables after a restart, if it keeps them in a folder.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runOne } from './ctq.mjs';
import { freePort, hosting, visiting } from './hosting.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ctq-records-'));
after(() => rmSync(folder, { recursive: true }));
const page = join(folder, 'index.html');
writeFileSync(page, '<title>A page</title>');

const table = ['--game', 'cartagena', '--options', 'rules=board', '--seats', 'guest,guest'];

/** Stops the server and waits for its end. */
const stop = async (server, signal = 'SIGTERM') => {
  server.process.kill(signal);
  const { code, err } = await server.ended;
  assert.equal(code, signal === 'SIGKILL' ? null : 0, err);
};

for (const signal of ['SIGTERM', 'SIGKILL']) {
  test(`after ${signal} and a restart, the guests play their match to its end under the same link`, async () => {
    const records = join(folder, signal);
    const port = await freePort();
    const start = () => hosting([...table, '--page', folder, '--records', records], { port });
    const guest = (link, entropy, more = []) => visiting([link, '--bot', 'greedy', '--entropy', entropy, ...more]);
    const before = await start();
    const [link] = before.links;
    const slow = ['11', '12'].map((entropy) => guest(link, entropy, ['--pause', '60000']));
    await before.line(/the match begins/);
    await stop(before, signal);
    slow.forEach((one) => one.destroy());
    await Promise.all(slow.map((one) => one.ended));
    assert.deepEqual(readdirSync(records), ['table-1']);
    assert.equal(statSync(join(records, 'table-1')).mode & 0o777, 0o600);

    const later = await start();
    assert.deepEqual(later.links, [link]);
    assert.match((await guest(link, '13').ended).err, /takes no more players/);
    const ends = await Promise.all(['11', '12'].map((entropy) => guest(link, entropy).ended));
    assert.deepEqual(ends.map(({ code }) => code), [0, 0], ends.map(({ err }) => err).join());
    await later.line(/the match is over/);
    await later.line(/has gone/);
    await later.line(/has gone/);
    await stop(later);
    const last = await start();
    assert.match(await (await fetch(`http://127.0.0.1:${port}/tables`)).text(), /^\S+\tcartagena\tfree\t2\t/);
    await stop(last);
  });
}

test('a table that a visitor has opened is there after a restart', async () => {
  const port = await freePort();
  const start = () => hosting(['--games', 'all', '--page', folder, '--records', join(folder, 'club')], { port });
  const list = async () => (await fetch(`http://127.0.0.1:${port}/tables`)).text();
  const before = await start();
  const opened = await fetch(`http://127.0.0.1:${port}/tables`,
    { method: 'POST', body: 'cartagena\nrules=board\nguest,guest' });
  assert.equal(opened.status, 201);
  const lines = await list();
  assert.match(lines, /^\S+\tcartagena\tfree\t2\t/);
  await stop(before, 'SIGKILL');
  const later = await start();
  assert.equal(await list(), lines);
  await stop(later);
});

test('a table that can\'t be restored is told, and a folder that can\'t be written is refused', async () => {
  const records = mkdtempSync(join(folder, 'damaged-'));
  writeFileSync(join(records, 'table-1'), 'damaged');
  writeFileSync(join(records, 'notes.txt'), 'something else');
  const server = await hosting([...table, '--page', folder, '--records', records]);
  assert.equal(server.links.length, 1);
  server.process.kill();
  const { code, err } = await server.ended;
  assert.equal(code, 0);
  assert.equal(err, "ctq: Table 1 can't go on: The saved network match can't be read.\n");
  const refused = runOne('native', ['host', ...table, '--page', folder, '--port', '0', '--records', page]);
  assert.equal(refused.code, 2);
  assert.match(refused.err, /^ctq: --records: No file can be written in the folder /);
});
