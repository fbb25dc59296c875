// Tests of ctq bench.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refused, runOne } from './ctq.mjs';

test('bench measures every rule set without allocations, with equal hashes natively and in node', () => {
  const figures = (program) => {
    const { code, out, err } = runOne(program, ['bench', '--json']);
    assert.equal(code, 0, err);
    return JSON.parse(out);
  };
  const native = figures('native');
  const cartagena = native.filter((entry) => entry.game === 'cartagena');
  assert.deepEqual(cartagena.map((entry) => entry.options),
    ['', 'rules=advanced', 'rules=board']);
  for (const entry of native) {
    assert.deepEqual(Object.keys(entry), ['game', 'options', 'seats', 'games_per_second',
      'actions_per_second', 'allocations_per_action', 'hash', 'bots']);
    assert.equal(entry.allocations_per_action, 0);
    assert.ok(entry.actions_per_second > entry.games_per_second);
    assert.match(entry.hash, /^[0-9a-f]{16}$/);
  }
  assert.deepEqual(figures('node').map((entry) => entry.hash), native.map((entry) => entry.hash));
});

test('bench of one game prints one line for each row and the hash of all rows', () => {
  const lines = runOne('native', ['bench', '--game', 'incan_gold']).out.trim().split('\n');
  assert.deepEqual(lines.slice(1, -1).map((line) => line.split(/ +/).slice(0, 2)),
    [['incan_gold', 'random,random,random'], ['incan_gold', 'turn:7']]);
  assert.match(lines.at(-1), /^hash of all rows: [0-9a-f]{16}$/);
  assert.match(refused(['bench', '--game', 'chess']), /no game "chess"/);
});

test('bench --search has a row for each rule set, with equal results natively and in node', () => {
  const found = (program, ...more) => JSON.parse(runOne(program, ['bench', '--search', '--playouts', '300', '--json',
    ...more]).out);
  const native = found('native');
  assert.deepEqual([...new Set(native.map(({ game }) => game))],
    JSON.parse(runOne('native', ['games', '--json']).out).map(({ game }) => game));
  const rows = (id) => native.filter(({ game }) => game === id).length;
  assert.deepEqual(['cartagena', 'incan_gold', 'carteso', 'cartolan'].map(rows), [3, 1, 1, 3]);
  assert.deepEqual(found('node'), native);
  assert.deepEqual(found('native', '--game', 'cartagena', '--options', 'rules=board'), [native[2]]);
  const [timed] = JSON.parse(runOne('native', ['bench', '--search', '--game', 'carteso', '--json']).out);
  assert.ok(timed.playouts_per_second > 0);
  assert.match(refused(['bench', '--search', '--game', 'carteso', '--options', 'rules=board']), /names no row/);
  assert.match(refused(['bench', '--search', '--game', 'chess']), /no game "chess"/);
});
