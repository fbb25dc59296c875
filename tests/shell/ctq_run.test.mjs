// Tests of ctq run and ctq record.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { good, listens, programs, refused, runOne } from './ctq.mjs';

const series = (...more) => ['run', '--game', 'cartagena', '--seats', 'greedy,random',
  '--games', '300', ...more];
const timeless = (text) => text.replace(/"seconds":[^,}]*/, '');

test('run --json has every figure, the same natively and in node', () => {
  const out = good(series('--options', 'rules=board tokens=4', '--seed', '7', '--rotate', '--json'));
  const result = JSON.parse(out);
  assert.deepEqual(Object.keys(result),
    ['game', 'options', 'rules_version', 'rotate', 'games', 'seed', 'seeds', 'seconds', 'seats', 'actions', 'statistics']);
  assert.equal(result.rotate, true);
  assert.deepEqual([result.game, result.options, result.games, result.seed],
    ['cartagena', 'rules=board tokens=4', 300, 7]);
  assert.deepEqual(Object.keys(result.seats[0]), ['bot', 'wins', 'draws', 'losses', 'unfinished',
    'mean', 'sd', 'se', 'min', 'max', 'win_share', 'win_low', 'win_high', 'histogram']);
  for (const seat of result.seats) {
    assert.equal(seat.wins + seat.draws + seat.losses + seat.unfinished, 300);
    assert.equal(seat.win_share, seat.wins / 300);
  }
  assert.equal(result.seats[0].bot, 'greedy');
  assert.ok(result.seats[0].win_share > 0.9);
  assert.ok(result.actions.mean > 20 && result.actions.sd > 0);
});

test('run gives the same results with any number of threads', () => {
  const one = runOne('native', series('--threads', '1', '--json')).out;
  for (const threads of ['2', '3', '16']) {
    assert.equal(timeless(runOne('native', series('--threads', threads, '--json')).out),
      timeless(one));
  }
  const node = runOne('node', series('--threads', '3', '--json'));
  assert.equal(timeless(node.out), timeless(one));
  if (programs.node) assert.match(node.err, /one thread/);
});

test('run depends on the seed, which is 1 by default', () => {
  const seeded = (...more) => timeless(good(series('--json', ...more)));
  assert.equal(seeded('--seed', '1'), seeded());
  assert.notEqual(seeded('--seed', '2'), seeded());
  seeded('--seed', '18446744073709551615');
});

test('run --csv prints a header and one line for each seat', () => {
  const rows = runOne('native', series('--csv')).out.trim().split('\n')
    .map((line) => line.split(','));
  assert.equal(rows.length, 3);
  assert.equal(rows[1].length, rows[0].length);
  const json = JSON.parse(good(series('--json')));
  const column = (name, row) => rows[row][rows[0].indexOf(name)];
  assert.equal(Number(column('wins', 1)), json.seats[0].wins);
  assert.equal(good(series('--csv')), good(series('--csv')), 'a second run gives the same file');
});

test('run prints a table, and no progress into a pipe', () => {
  const { out, err } = runOne('native', series());
  assert.match(out, /^Cartagena: 300 games, seed 1, /);
  assert.match(out, /^greedy +\d+ +\d+ +\d+ +\d+ /m);
  assert.match(out, /^actions a game: [\d.]+ \(sd [\d.]+\)$/m);
  assert.equal(err, '');
});

test('run --rotate says in the table that seats changed', () => {
  assert.match(runOne('native', series('--rotate')).out.split('\n')[0], /^Cartagena, seats changed from game to game: /);
});

test('run refuses missing and wrong options', () => {
  const without = (option) => {
    const words = series();
    const at = words.indexOf(option);
    return [...words.slice(0, at), ...words.slice(at + 2)];
  };
  for (const option of ['--game', '--seats', '--games']) {
    assert.match(refused(without(option)), new RegExp(`${option} is required`));
  }
  for (const games of ['0', '-5', '1000000001', '1e3', '', 'ten']) {
    refused([...without('--games'), `--games=${games}`]);
  }
  assert.equal(JSON.parse(good([...without('--games'), '--games=010', '--json'])).games, 10);
  for (const seed of ['-1', '18446744073709551616', '0x10', '1 2', 'x']) {
    refused(series(`--seed=${seed}`));
  }
  for (const threads of ['0', '257', 'all']) {
    refused(series(`--threads=${threads}`));
  }
  for (const seats of ['greedy', 'greedy,human', '', 'random,'.repeat(3000)]) {
    refused([...without('--seats'), `--seats=${seats}`]);
  }
  refused(series('--options=tokens=7'));
  assert.match(refused(series('--json', '--csv')), /--json excludes --csv|--csv excludes --json/);
  assert.match(refused([...without('--game'), '--game', 'chess']),
    /no game "chess"; there are .*cartagena/);
});

test('record --number prints the same game as the one counted in the series', () => {
  const words = ['--game', 'cartagena', '--options', 'tokens=2', '--seats', 'greedy,random', '--seed', '5', '--rotate'];
  const games = Number(JSON.parse(good(['run', ...words, '--games', '40', '--json'])).statistics.lead_largest_game);
  const record = good(['record', ...words, '--number', String(games)]);
  assert.match(record, /^\[Game "cartagena"\]/);
  const { scores } = JSON.parse(good(['replay', '-', '--json'], record));
  const result = JSON.parse(good(['run', ...words, '--games', '40', '--json'])).statistics;
  const [most, second] = scores.sort((a, b) => b - a);
  assert.equal(most - second, result.lead_max);
  assert.match(refused(['record', ...words]), /--number/);
  assert.match(refused(['record', ...words, '--number', '0']), /--number is a whole number from 1/);
});

test('run --from and record --from continue from a position, the same natively and in node', () => {
  const words = ['--game', 'cartagena', '--seats', 'hoarder,greedy', '--seed', '5'];
  const whole = good(['record', ...words, '--number', '3']);
  const [head, log] = whole.split('\n\n');
  const before = `${head}\n\n${log.split(/\s+/).slice(0, 40).join(' ')}\n`;
  const run = (...more) => ['run', ...words, '--games', '60', '--from', '-', ...more];
  const csv = good(run('--csv'), before);
  const json = JSON.parse(good(run('--json'), before));
  assert.equal(typeof json.from, 'string');
  assert.ok(csv.includes(json.from));
  assert.notEqual(csv, good(['run', ...words, '--games', '60', '--csv']));
  assert.equal(good(run('--csv', '--threads', '3'), before), csv);
  const one = good(['record', ...words, '--number', '7', '--from', '-'], before).split('\n\n')[1];
  assert.deepEqual(one.split(/\s+/).slice(0, 40), log.split(/\s+/).slice(0, 40));
  assert.notEqual(one, log);
  assert.match(refused(['run', '--game', 'cartagena', '--seats', 'greedy,greedy,greedy', '--games', '5', '--from', '-'],
    before), /The record has 2 seats\./);
  assert.match(refused(run('--options', 'tokens=2'), before), /The record has other options: ""\./);
  assert.match(refused(run(), whole), /The match is over there/);
  assert.match(refused(['run', '--game', 'incan_gold', '--seats', 'random,random', '--games', '5', '--from', '-'], before),
    /The record is of another game: cartagena\./);
  // merge adds such results only to results from the same position.
  const result = good(run('--json'), before);
  assert.match(refused(['merge', '-', '--json'], `[${result}]`.replace(json.from, 'AAAA')), /\S/);
});

test('Ctrl-C ends a run with the results of the first games of the series', async () => {
  const words = (games) => ['run', '--game', 'cartagena', '--seats', 'greedy,random', '--seed', '3', '--json',
    '--games', games];
  const child = spawn(programs.native, words('1000000000'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => { said.out += text; });
  child.stderr.on('data', (text) => { said.err += text; });
  const end = new Promise((tell) => { child.on('close', (code, signal) => tell([code, signal])); });
  while (!listens(child.pid)) await new Promise((next) => { setImmediate(next); });
  child.kill('SIGINT');
  assert.deepEqual(await end, [130, null]);
  const result = JSON.parse(said.out);
  assert.match(said.err, new RegExp(`^ctq: Stopped: ${result.games} of 1000000000 games were played\\.\n$`));
  assert.equal(timeless(runOne('native', words(String(result.games))).out), timeless(said.out));
});
