// Tests of ctq sweep and ctq merge, natively and as WebAssembly.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folder, refused, rowsOf, runOne } from './ctq.mjs';

const native = 'native';
const programs = [native, 'node'];

function json(program, args, input = '') {
  const { code, out, err } = runOne(program, [...args, '--json'], input);
  assert.equal(code, 0, err);
  return JSON.parse(out);
}

// Sets the elapsed times to 0.
function timeless(value) {
  return JSON.parse(JSON.stringify(value, (key, part) => (key === 'seconds' ? 0 : part)));
}

const sweep = ['sweep', '--game', 'cartagena', '--seats', 'greedy|random,runner', '--options',
  'tokens=2..3', '--games', '200', '--seed', '5'];

test('a cell of a sweep equals the result of run with the same seed', () => {
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

test('a sweep gives the same results with any number of threads, natively and in node', () => {
  const results = programs.flatMap((program) => ['1', '3'].map((threads) =>
    timeless(json(program, [...sweep, '--threads', threads]))));
  results.forEach((result) => assert.deepEqual(result, results[0]));
});

test('merge adds up wins and computes the mean and the deviation of all games', () => {
  const files = ['1', '2', '3'].map((seed) => {
    const file = join(folder, `seed${seed}.json`);
    const run = ['run', '--game', 'cartagena', '--seats', 'hoarder,random', '--games', '500',
      '--seed', seed, '--json'];
    const { out } = runOne(native, run);
    writeFileSync(file, out);
    return { file, result: JSON.parse(out) };
  });
  for (const program of programs) {
    const all = json(program, ['merge', ...files.map((one) => one.file)]);
    assert.equal(all.games, 1500);
    assert.deepEqual([all.seed, all.seeds, all.all_seeds], [1, 3, [1, 2, 3]]);
    const [row] = rowsOf(runOne(program, ['merge', ...files.map((one) => one.file), '--csv']).out);
    assert.deepEqual([row.seed, row.seeds], ['1', '3']);
    all.seats.forEach((seat, i) => {
      const parts = files.map((one) => one.result.seats[i]);
      const sum = (pick) => parts.reduce((total, part) => total + pick(part), 0);
      assert.equal(seat.wins, sum((part) => part.wins));
      assert.equal(seat.unfinished, sum((part) => part.unfinished));
      assert.equal(seat.min, Math.min(...parts.map((part) => part.min)));
      assert.ok(Math.abs(seat.mean - sum((part) => part.mean) / 3) < 1e-12);
      // The sum of squares of all games about their common mean.
      const squares = sum((part) => 499 * part.sd ** 2 + 500 * (part.mean - seat.mean) ** 2);
      assert.ok(Math.abs(seat.sd - Math.sqrt(squares / 1499)) < 1e-9);
    });
  }
});

/** Returns a histogram as pairs of a score and its number of games. */
const counted = ({ from, width, games }) => games.map((count, i) => [from + i * width, count]).filter(([, n]) => n > 0);

test('run and merge write histograms of the scores, in JSON and as a file', () => {
  const path = join(folder, 'histograms.csv');
  const run = (seed, ...more) => ['run', '--game', 'incan_gold', '--seats', 'myopic,turn:7', '--games', '300',
    '--seed', seed, ...more];
  const [one, two] = ['1', '2'].map((seed) => json(native, run(seed)));
  const files = [one, two].map((result, i) => {
    const file = join(folder, `histogram${i}.json`);
    writeFileSync(file, JSON.stringify(result));
    return file;
  });
  for (const program of programs) {
    const all = json(program, ['merge', ...files, '--histograms', path]);
    for (const [i, { bot, histogram, mean }] of all.seats.entries()) {
      assert.equal(histogram.games.reduce((sum, games) => sum + games, 0), 600);
      const rows = rowsOf(readFileSync(path, 'utf8')).filter((row) => row.bot === bot);
      assert.deepEqual(rows.map((row) => [Number(row.from), Number(row.games)]), counted(histogram));
      if (histogram.width > 0.5) continue;
      const sum = rows.reduce((total, row) => total + row.from * row.games, 0);
      assert.ok(Math.abs(sum / 600 - mean) < 1e-9);
      assert.ok(counted(one.seats[i].histogram).every(([score, games]) =>
        counted(histogram).find(([other]) => other === score)[1] >= games));
    }
    json(program, run('1', '--histograms', path));
    assert.deepEqual([...new Set(rowsOf(readFileSync(path, 'utf8')).map((row) => row.bot))], ['myopic', 'turn:7']);
  }
  // Results of an older ctq have no histograms: then the sum has none, either.
  delete two.seats[0].histogram;
  writeFileSync(files[1], JSON.stringify(two));
  const { seats } = json(native, ['merge', ...files]);
  assert.deepEqual(seats.map((seat) => 'histogram' in seat), [false, true]);
  assert.match(refused(['merge', ...files, '--histograms', path]), /older ctq, which have no histograms/);
  two.seats[0].histogram = { from: 0, width: 0.5, games: [299] };
  writeFileSync(files[1], JSON.stringify(two));
  assert.match(refused(['merge', ...files]), /does not have all its games/);
});

test('merge of sweeps adds up each cell separately', () => {
  const file = join(folder, 'sweep.json');
  writeFileSync(file, JSON.stringify(json(native, sweep)));
  const other = JSON.stringify(json(native, [...sweep.slice(0, -1), '6']));
  for (const program of programs) {
    const cells = json(program, ['merge', file, '-'], other);
    assert.equal(cells.length, 4);
    cells.forEach((cell) => assert.equal(cell.games, 400));
    const csv = runOne(program, ['merge', file, '--csv']).out.trim().split('\n');
    assert.equal(csv.length, 1 + 4 * 2);
  }
});

test('merge reads a file of more than 5 MB to its end', () => {
  const file = join(folder, 'large.json');
  writeFileSync(file, ' '.repeat(5 << 20) + JSON.stringify(json(native, sweep)));
  for (const program of programs) assert.equal(json(program, ['merge', file]).length, 4);
});

test('sweep and merge refuse bad input with one sentence and exit code 2', () => {
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
  for (const [args, input] of bad) refused(args, input);
});

// Runs 40 games, writes the JSON into a file and returns its path.
function played(name, ...words) {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(json(native, ['run', '--games', '40', ...words])));
  return file;
}

test('merge refuses results of different experiments and says what differs', () => {
  const race = ['--game', 'cartagena', '--seats', 'greedy,random'];
  const one = played('one', ...race, '--seed', '1');
  const merge = (other) => refused(['merge', one, other, '--json']);
  const changed = played('changed', ...race, '--seed', '2', '--rotate');
  assert.match(merge(changed), /don't belong together: one changed seats .*--rotate/);
  assert.match(merge(played('options', ...race, '--seed', '2', '--options', 'tokens=3')),
    /their options differ, "" and "tokens=3"\./);
  assert.match(merge(played('bots', '--game', 'cartagena', '--seats', 'random,greedy', '--seed', '2')),
    /their bots differ, "greedy,random" and "random,greedy"\./);
  assert.match(merge(played('game', '--game', 'incan_gold', '--seats', 'myopic,random', '--seed', '2')),
    /their games differ, "cartagena" and "incan_gold"\./);
  const other = json(native, ['run', '--games', '40', ...race, '--seed', '2']);
  const written = (result) => {
    const file = join(folder, 'edited.json');
    writeFileSync(file, JSON.stringify(result));
    return file;
  };
  assert.match(merge(written({ ...other, rules_version: other.rules_version + 1 })), /versions of the rules differ/);
  assert.match(merge(written({ ...other, rotate: undefined })), /older ctq/);
  assert.match(merge(written([other, { ...other, seed: 3 }])), /one has 1 match-ups, the other 2/);
  // Two rotated results can be merged, and the table says that seats changed.
  const more = played('more', ...race, '--seed', '3', '--rotate');
  assert.equal(json(native, ['merge', changed, more]).rotate, true);
  assert.match(runOne(native, ['merge', changed, more]).out, /seats changed from game to game/);
});

test('merge reads results of an older ctq, which has other keys for rules and seeds', () => {
  const race = ['--game', 'cartagena', '--seats', 'greedy,random'];
  const [one, two, three] = ['1', '2', '3'].map((seed) => played(`key${seed}`, ...race, '--seed', seed));
  const older = ({ rules_version: rules, seeds, all_seeds: all, seed, ...rest }) =>
    JSON.stringify({ ...rest, rules, seed: all ?? seed });
  for (const program of programs) {
    const both = json(program, ['merge', one, two]);
    const sum = timeless(json(program, ['merge', '-', three], older(both)));
    assert.deepEqual(sum, timeless(json(program, ['merge', one, two, three])));
    assert.match(refused(['merge', two, '-'], older(both)), /used seed 2: they hold the same games\./);
    assert.deepEqual(timeless(json(program, ['merge', one, '-'], older(json(program, ['merge', two])))), timeless(both));
  }
});

test('merge combines leads and game statistics and drops references to single games', () => {
  const words = ['--game', 'cartolan', '--seats', 'trader,random'];
  const files = ['1', '2'].map((seed) => played(`lead${seed}`, ...words, '--seed', seed));
  const parts = ['1', '2'].map((seed) =>
    json(native, ['run', '--games', '40', ...words, '--seed', seed]).statistics);
  for (const program of programs) {
    const { statistics } = json(program, ['merge', ...files]);
    assert.deepEqual(Object.keys(statistics),
      Object.keys(parts[0]).filter((name) => !name.endsWith('_game')));
    for (const id of ['lead', 'rounds', 'failed_explorations']) {
      const [a, b] = parts.map((part) => (what) => part[`${id}_${what}`]);
      const games = a('games') + b('games');
      assert.equal(statistics[`${id}_games`], games);
      const mean = (a('mean') * a('games') + b('mean') * b('games')) / games;
      assert.ok(Math.abs(statistics[`${id}_mean`] - mean) < 1e-9, id);
      // The sum of squares of all games about their common mean.
      const squares = [a, b].reduce((sum, part) => sum + (part('games') - 1) * part('sd') ** 2 +
        part('games') * (part('mean') - mean) ** 2, 0);
      assert.ok(Math.abs(statistics[`${id}_sd`] - Math.sqrt(squares / (games - 1))) < 1e-9, id);
      assert.equal(statistics[`${id}_min`], Math.min(a('min'), b('min')));
      assert.equal(statistics[`${id}_max`], Math.max(a('max'), b('max')));
    }
    for (const name of Object.keys(statistics)) {
      const sum = parts[0][name] + parts[1][name];
      if (name.startsWith('ending.')) assert.equal(statistics[name], sum, name);
      if (name.startsWith('edges_left.')) assert.ok(Math.abs(statistics[name] - sum / 2) < 1e-9, name);
    }
    const lines = runOne(program, ['merge', ...files]).out;
    assert.match(lines, /^Final lead: mean /m);
    assert.match(lines, /^Won by: /m);
  }
});

test('a sweep continues from a position with --from', () => {
  const words = ['--game', 'cartagena', '--options', 'tokens=2', '--seats', 'greedy,random'];
  const { out } = runOne(native, ['record', ...words, '--number', '1']);
  const [head, log] = out.split('\n\n');
  const before = `${head}\n\n${log.split(/\s+/).slice(0, 40).join(' ')}\n`;
  const swept = ['sweep', '--game', 'cartagena', '--seats', 'greedy|runner,random', '--games', '30', '--from', '-'];
  for (const program of programs) {
    const cells = json(program, swept, before);
    const one = json(program, ['run', '--game', 'cartagena', '--seats', 'runner,random', '--games', '30', '--from',
      '-'], before);
    assert.deepEqual(timeless(cells[1]), timeless(one));
  }
  assert.match(refused([...swept, '--options', 'tokens=2..3'], before), /The record has other options: "tokens=2"\./);
});

test('a sweep without --json ends with one table of all combinations', () => {
  const { out } = runOne(native, sweep);
  const [head, ...rows] = out.trimEnd().split('\n\n').at(-1).split('\n');
  assert.match(head, /^table +options +seat +bot +win share \(95 %\) +score +sd$/);
  assert.equal(rows.length, 4 * 2);
  const cells = json(native, sweep);
  for (const [i, row] of rows.entries()) {
    const cell = cells[Math.floor(i / 2)];
    const seat = cell.seats[i % 2];
    assert.ok(row.startsWith(String(Math.floor(i / 2) + 1)), row);
    assert.ok(row.includes(cell.options) && row.includes(seat.bot) && row.includes(seat.win_share.toFixed(4)), row);
  }
});
