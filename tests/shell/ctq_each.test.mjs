// Tests of the data of single games: --each of ctq run and ctq sweep.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folder, good, listens, programs, refused, rowsOf, runOne } from './ctq.mjs';

const path = join(folder, 'each.csv');
const race = ['--game', 'cartagena', '--seats', 'greedy,random', '--seed', '7', '--rotate'];
const run = (...more) => ['run', ...race, '--games', '90', '--each', path, ...more];
/** Runs ctq and returns the text of the file. */
const each = (words, input = '') => {
  good([...words, '--csv'], input); // the table names the elapsed time
  return readFileSync(path, 'utf8');
};

test('--each writes a row for each seat of each game, and they add up to the result', () => {
  const rows = rowsOf(each(run()));
  assert.deepEqual(Object.keys(rows[0]),
    ['table', 'game', 'seed', 'seat', 'bot', 'score', 'place', 'actions', 'lead']);
  assert.equal(rows.length, 180);
  const { seats, actions, statistics } = JSON.parse(good(run('--json')));
  for (const seat of seats) {
    const own = rows.filter((row) => row.bot === seat.bot);
    const sum = (name) => own.reduce((total, row) => total + Number(row[name]), 0);
    assert.equal(own.filter((row) => row.place === '1').length, seat.wins);
    assert.ok(Math.abs(sum('score') / 90 - seat.mean) < 1e-9);
    assert.ok(Math.abs(sum('actions') / 90 - actions.mean) < 1e-9);
    assert.ok(Math.abs(sum('lead') / 90 - statistics.lead_mean) < 1e-9);
  }
  assert.deepEqual(rows.slice(0, 4).map((row) => [row.game, row.seat, row.bot]),
    [['1', '1', 'greedy'], ['1', '2', 'random'], ['2', '1', 'random'], ['2', '2', 'greedy']]);
});

test('a row of --each has the scores of the game that record prints', () => {
  const rows = rowsOf(each(run())).filter((row) => row.game === '42');
  const record = good(['record', ...race, '--number', '42']);
  const { scores, ranks } = JSON.parse(good(['replay', '-', '--json'], record));
  assert.deepEqual(rows.map((row) => Number(row.score)), scores);
  assert.deepEqual(rows.map((row) => Number(row.place)), ranks);
});

test('--each writes the same file with any number of threads', () => {
  const text = (threads) => {
    const words = ['run', '--game', 'incan_gold', '--seats', 'turn:7,random,myopic', '--games', '30000',
      '--threads', threads, '--each', path];
    assert.equal(runOne('native', words).code, 0);
    return readFileSync(path, 'utf8');
  };
  const one = text('1');
  assert.equal(one.split('\n').length, 1 + 3 * 30000 + 1);
  for (const threads of ['2', '7']) assert.equal(text(threads), one);
});

test('--each of a sweep has the games of all its tables', () => {
  const sweep = ['sweep', '--game', 'cartolan', '--options', 'mode=beginner', '--seats', 'explorer|random,trader',
    '--games', '4', '--seed', '3', '--each', path];
  const rows = rowsOf(each(sweep));
  assert.deepEqual([...new Set(rows.map((row) => `${row.table}:${row.game}`))],
    ['1:1', '1:2', '1:3', '1:4', '2:1', '2:2', '2:3', '2:4']);
  assert.equal(rows[8].bot, 'random');
  const summary = rowsOf(good([...sweep, '--csv']));
  for (const name of ['ending.Shared', 'ending.Lead']) {
    if (!(name in summary[0])) continue;
    const counted = rows.filter((row) => row.table === '2' && row.seat === '1')
      .reduce((sum, row) => sum + Number(row[name]), 0);
    assert.equal(counted, Number(summary[2][name]), name);
  }
  assert.ok('rounds' in rows[0] && 'failed_explorations' in rows[0]);
});

test('--each refuses a file that can not be written', () => {
  for (const where of ['/nowhere/each.csv', '/']) {
    assert.match(refused(['run', ...race, '--games', '5', '--each', where]), /" can't be written\./);
  }
  assert.match(refused(['run', ...race, '--games', '5', '--each', '-']), /--each needs the name of a file/);
  if (existsSync('/dev/full')) {
    const full = runOne('native', ['run', ...race, '--games', '100000000', '--each', '/dev/full']);
    assert.deepEqual([full.code, full.out], [2, '']);
    assert.match(full.err, /^ctq: "\/dev\/full" can't be written\.\n$/);
  }
});

test('after Ctrl-C the file of --each has the games that were counted', async () => {
  const child = spawn(programs.native, ['run', ...race, '--games', '1000000000', '--json', '--each', path]);
  let out = '';
  child.stdout.on('data', (text) => { out += text; });
  const end = new Promise((tell) => { child.on('close', (code) => tell(code)); });
  while (!listens(child.pid)) await new Promise((next) => { setImmediate(next); });
  child.kill('SIGINT');
  assert.equal(await end, 130);
  const { games } = JSON.parse(out);
  const rows = rowsOf(readFileSync(path, 'utf8'));
  assert.equal(rows.length, 2 * games);
  assert.equal(rows.at(-1).game, String(games));
});
