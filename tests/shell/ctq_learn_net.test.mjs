// Tests of ctq learn for nets, and of playing by the net of a file.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folder, good, refused, runOne } from './ctq.mjs';

const at = (name) => join(folder, name);
const learn = (out, games, ...more) => ['learn', '--game', 'cartolan', '--games', String(games), '--out', at(out),
  ...more];
const bytes = (name) => readFileSync(at(name));
const stages = (name) => [0, 1, 2].map((stage) => bytes(`${name}-${stage}.net`));
const run = (...more) => ['run', '--game', 'cartolan', '--seats', 'learned,explorer', '--games', '40', ...more];

test('learn with a small recipe writes the expected nets, byte for byte', () => {
  const { code, out } = runOne('native', learn('small', 2000));
  assert.equal(code, 0);
  assert.match(out, /^The nets are in ".*small-0\.net" to ".*small-2\.net"\. In whole numbers .* points of 100 on average\.\n$/);
  const sums = stages('small').map((net) => createHash('sha256').update(net).digest('hex').slice(0, 16));
  assert.deepEqual(sums, ['ac6ec0dd80f33de4', 'c0bb45d06010a5d5', 'f50b5203e44c6b76']);
});

test('learn writes the same nets natively and in node, with any number of threads', () => {
  const words = (out) => learn(out, 320, '--seed', '3', '--curve', at(`${out}.csv`));
  assert.equal(runOne('native', [...words('one'), '--threads', '1']).code, 0);
  assert.equal(runOne('native', [...words('three'), '--threads', '3']).code, 0);
  assert.equal(runOne('node', words('node')).code, 0);
  for (const other of ['three', 'node']) {
    stages('one').forEach((net, stage) => assert.ok(net.equals(stages(other)[stage]), `${other} ${stage}`));
    assert.ok(bytes('one.csv').equals(bytes(`${other}.csv`)));
  }
  const rows = bytes('one.csv').toString().trim().split('\n');
  assert.equal(rows[0], 'games,rival,share,low,high,matches,unfinished,kept');
  assert.equal(rows.length, 1 + 20 * 5);
  for (const row of rows.slice(1)) {
    assert.match(row, /^\d+,(explorer|trader|router|pirate|best),\d+\.\d,\d+\.\d,\d+\.\d,16,\d+,[01]$/);
  }
});

test('learn continues from a checkpoint and writes the same nets as without a break', () => {
  const pieces = learn('pieces', 320, '--checkpoint', at('course'), '--part', '15');
  for (const done of [15, 30]) {
    const { out } = runOne('native', pieces);
    assert.equal(out, `Learned ${done} of 40 steps; the same command goes on from the checkpoint.\n`);
    assert.ok(!existsSync(at('pieces-2.net')));
  }
  runOne('native', pieces);
  runOne('native', learn('whole', 320));
  stages('pieces').forEach((net, stage) => assert.ok(net.equals(stages('whole')[stage]), stage));
  assert.match(refused(learn('x', 320, '--seed', '9', '--checkpoint', at('course'))), /another recipe, or damaged\./);
});

test('run plays by the net of --table', () => {
  runOne('native', learn('other', 320));
  const wins = (words) => JSON.parse(good([...words, '--json'])).seats[0].wins;
  const own = wins(run());
  const other = wins(['--table', at('other-2.net'), ...run()]);
  assert.ok(own > other, `${own} ${other}`);
});

test('a damaged net is refused with a sentence', () => {
  writeFileSync(at('damaged.net'), 'CTQN');
  assert.match(refused(['--table', at('damaged.net'), ...run()]), /no net of a learned player, or it is damaged\./);
});

test('learn --kind compares learners, with equal figures after a break, and in a long run in node', () => {
  const compare = (out, kind, ...more) => learn(out, 320, '--kind', kind, ...more);
  const { code, out } = runOne('native', compare('sorn.csv', 'sorn', '--threads', '1'));
  assert.equal(code, 0);
  const [title, bots, row] = out.split('\n');
  assert.equal(title, 'Shares of the wins in per cent, 95 % bounds, and from the lowest to the highest seed:');
  assert.match(bots, /^ +explorer +trader +router +pirate *$/);
  assert.match(row, /^sorn( +\d+\.\d \[\d+\.\d, \d+\.\d\] \(\d+\.\d-\d+\.\d\)){4} *$/);
  const lines = bytes('sorn.csv').toString().trim().split('\n');
  assert.equal(lines[0], 'kind,seed,games,rival,share,low,high,matches,unfinished');
  assert.equal(lines.length, 5);
  for (const line of lines.slice(1)) {
    assert.match(line, /^sorn,1,320,(explorer|trader|router|pirate),\d+\.\d,\d+\.\d,\d+\.\d,64,\d+$/);
  }
  const pieces = compare('pieces.csv', 'sorn', '--checkpoint', at('compared'), '--part', '25');
  assert.match(runOne('native', pieces).out, /^Learned 25 of 41 steps/);
  runOne('native', pieces);
  assert.ok(bytes('sorn.csv').equals(bytes('pieces.csv')));
  // That node learns alike is what the case of nets shows, in a tenth of the time.
  if (process.env.CTQ_LONG === '1') {
    runOne('node', compare('node.csv', 'sorn'));
    assert.ok(bytes('sorn.csv').equals(bytes('node.csv')));
  }
  assert.match(refused(compare('x', 'raw', '--checkpoint', at('compared'))), /another comparison, or damaged\./);
});

test('learn refuses options that do not apply, an unknown kind and a bad path', () => {
  assert.match(refused(learn('x', 320, '--kind', 'sorn', '--curve', at('x.csv'))), /Only a net has a learning curve/);
  assert.match(refused(learn('x', 320, '--kind', 'brain')),
    /There is no kind "brain" of learner; there are net, raw, static, frozen, sorn and all\./);
  assert.match(refused(learn('x', 320, '--players', '2')), /--players and --batches are of tables\./);
  assert.match(refused(['learn', '--game', 'incan_gold', '--games', '100', '--out', at('x')]), /--games, --curve and --kind are of nets\./);
  assert.match(refused(learn('no/such/folder', 320)), /can't be written\./);
});
