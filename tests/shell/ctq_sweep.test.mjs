// ctq sweep and merge, natively and as WebAssembly.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const native = process.env.CTQ_NATIVE;
const programs = [native, process.env.CTQ_NODE].filter(Boolean);
const folder = mkdtempSync(join(tmpdir(), 'ctq-sweep-'));
after(() => rmSync(folder, { recursive: true }));

function ctq(program, args, input = '') {
  return spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
}

function json(program, args) {
  const result = ctq(program, [...args, '--json']);
  assert.equal(result.status, 0, result.stderr);
  return JSON.parse(result.stdout);
}

// Everything but the time it took.
function timeless(value) {
  return JSON.parse(JSON.stringify(value, (key, part) => (key === 'seconds' ? 0 : part)));
}

const sweep = ['sweep', '--game', 'cartagena', '--seats', 'greedy|random,runner', '--options',
  'tokens=2..3', '--games', '200', '--seed', '5'];

test('every cell of a sweep is what run gives for it, with the same seed', () => {
  for (const program of programs) {
    const cells = json(program, sweep);
    assert.equal(cells.length, 4);
    const one = json(program, ['run', '--game', 'cartagena', '--seats', 'random,runner',
      '--options', 'tokens=2', '--games', '200', '--seed', '5']);
    assert.deepEqual(timeless(cells[2]), timeless(one));
    assert.deepEqual(cells.map((cell) => cell.options), ['tokens=2', 'tokens=3', 'tokens=2',
      'tokens=3']);
  }
});

test('a sweep is the same on any number of threads and on every platform', () => {
  const results = programs.flatMap((program) => ['1', '3'].map((threads) =>
    timeless(json(program, [...sweep, '--threads', threads]))));
  results.forEach((result) => assert.deepEqual(result, results[0]));
});

test('merge adds results up and finds the whole numbers behind them again', () => {
  const files = ['1', '2', '3'].map((seed) => {
    const file = join(folder, `seed${seed}.json`);
    const run = ['run', '--game', 'cartagena', '--seats', 'hoarder,random', '--games', '500',
      '--seed', seed, '--json'];
    writeFileSync(file, ctq(native, run).stdout);
    return { file, result: JSON.parse(ctq(native, run).stdout) };
  });
  for (const program of programs) {
    const all = json(program, ['merge', ...files.map((one) => one.file)]);
    assert.equal(all.games, 1500);
    assert.deepEqual(all.seed, [1, 2, 3]);
    all.seats.forEach((seat, i) => {
      const parts = files.map((one) => one.result.seats[i]);
      const sum = (pick) => parts.reduce((total, part) => total + pick(part), 0);
      assert.equal(seat.wins, sum((part) => part.wins));
      assert.equal(seat.unfinished, sum((part) => part.unfinished));
      assert.equal(seat.min, Math.min(...parts.map((part) => part.min)));
      assert.ok(Math.abs(seat.mean - sum((part) => part.mean) / 3) < 1e-12);
      // The spread of all about their common mean.
      const squares = sum((part) => 499 * part.sd ** 2 + 500 * (part.mean - seat.mean) ** 2);
      assert.ok(Math.abs(seat.sd - Math.sqrt(squares / 1499)) < 1e-9);
    });
  }
});

test('merge keeps the cells of sweeps apart', () => {
  const file = join(folder, 'sweep.json');
  writeFileSync(file, JSON.stringify(json(native, sweep)));
  const other = JSON.stringify(json(native, [...sweep.slice(0, -1), '6']));
  for (const program of programs) {
    const merged = ctq(program, ['merge', file, '-', '--json'], other);
    assert.equal(merged.status, 0, merged.stderr);
    const cells = JSON.parse(merged.stdout);
    assert.equal(cells.length, 4);
    cells.forEach((cell) => assert.equal(cell.games, 400));
    const csv = ctq(program, ['merge', file, '--csv']).stdout.trim().split('\n');
    assert.equal(csv.length, 1 + 4 * 2);
  }
});

test('bad input gets one sentence and exit code 2', () => {
  const same = join(folder, 'same.json');
  writeFileSync(same, JSON.stringify(json(native, ['run', '--game', 'cartagena', '--seats',
    'random,random', '--games', '3'])));
  const wrong = JSON.parse(JSON.stringify(json(native, sweep)));
  wrong[0].seats[0].wins = -1;
  const bad = [[['merge', same, same]], [['merge', '-'], '{'], [['merge', '-'], '[]'],
    [['merge', '-'], '[1]'], [['merge', '-'], JSON.stringify(wrong)], [['merge', folder + '/none']],
    [[...sweep.slice(0, 4), 'greedy|nobody,random', '--games', '3']],
    [[...sweep.slice(0, 4), 'random,random', '--options', 'tokens=6..1', '--games', '3']],
    [[...sweep.slice(0, 4), 'random,random', '--games', '0']],
    [[...sweep.slice(0, 4), 'random,random', '--games', '1000000001']]];
  for (const program of programs) {
    for (const [args, input] of bad) {
      const result = ctq(program, args, input);
      assert.equal(result.status, 2, args.join(' '));
      assert.match(result.stderr, /^ctq: .+\n$/);
      assert.equal(result.stdout, '');
    }
  }
});
