// Tests of the log of ctq host. The tables go on when it can't be written.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { constants, mkdtempSync, openSync, readFileSync, rmSync, watch, writeFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { programs } from './ctq.mjs';
import { hosting, visiting } from './hosting.mjs';
import { started } from './processes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ctq-log-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'index.html'), '<title>A page</title>');

const words = ['--game', 'cartagena', '--options', 'tokens=1', '--seats', 'guest,greedy', '--page', folder];
const lost = "ctq: The log can't be written, so lines of it are lost. The tables go on.\n";

/** Plays a match to its end at the table of a link. */
const play = async (link) => {
  const { code, err } = await visiting([link, '--bot', 'greedy']).ended;
  assert.equal(code, 0, err);
};

/** Stops the server. It must have said once that its log is lost. */
const stop = async (server) => {
  server.process.kill();
  assert.deepEqual(await server.ended, { code: 0, signal: null, err: lost });
};

test('a closed log does not end the server', async () => {
  const server = await hosting(words);
  server.process.stdout.destroy();
  await play(server.links[0]);
  await stop(server);
});

test('closed standard streams do not end the server, and no connection receives what it says', async () => {
  const server = started('sh', ['-c', 'exec "$@" 0<&- 2>&-', 'sh', programs.native, 'host', '--port', '0', ...words]);
  const { value } = await createInterface({ input: server.process.stdout })[Symbol.asyncIterator]().next();
  assert.match(value, /^The page is at /);
  server.process.stdout.destroy();
  const { port } = new URL(value.match(/http\S+/)[0]);
  const { body } = await fetch(`http://127.0.0.1:${port}/tables`).then(async (reply) => ({ body: await reply.text() }));
  await play(`http://127.0.0.1:${port}/#join=${body.split('\t')[0]}`);
  server.process.kill();
  assert.deepEqual(await server.ended, { code: 0, signal: null, err: '' });
});

test('a log that can\'t grow, as on a full disk, does not end the server, and goes on when it can', async () => {
  const path = join(folder, 'log');
  writeFileSync(path, '');
  const changes = watch(path);
  const log = openSync(path, 'a');
  const server = started(programs.native, ['host', '--port', '0', '--tables', '2', ...words],
    { stdio: ['ignore', log, 'pipe'] });
  /** Waits until the log has a line that matches, and returns it. */
  const line = (pattern) => new Promise((done) => {
    const look = () => {
      const found = readFileSync(path, 'utf8').split('\n').find((one) => pattern.test(one));
      if (found) {
        changes.off('change', look);
        done(found);
      }
    };
    changes.on('change', look);
    look();
  });
  const link = async (table) => (await line(new RegExp(`Table ${table}: http`))).match(/http\S+/)[0];
  const links = [await link(1), await link(2)];
  const limit = (bytes) => execFileSync('prlimit', [`--fsize=${bytes}:`, '--pid', String(server.process.pid)]);
  limit(1);
  await play(links[0]);
  assert.doesNotMatch(readFileSync(path, 'utf8'), /sits down/);
  limit('unlimited');
  await play(links[1]);
  await line(/^Table 2: .* sits down/);
  changes.close();
  await stop(server);
});

test('a log whose reader has stopped reading does not hold the server up', async () => {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  // Holds the pipe open, so that it is not closed when `head` ends.
  openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const filler = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  const reader = started('head', ['-n', '2', path]);
  const said = reader.process.stdout.toArray();
  const server = started(programs.native, ['host', '--port', '0', ...words],
    { stdio: ['ignore', openSync(path, 'w'), 'pipe'] });
  const [, link] = Buffer.concat(await said).toString().match(/(http\S+#join=\S+)\n/);
  await reader.ended;
  assert.throws(() => { for (;;) writeSync(filler, Buffer.alloc(4096, '\n')); }, { code: 'EAGAIN' });
  await play(link);
  await stop(server);
});
