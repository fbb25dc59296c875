// Tests of ctq solve.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { good, refused, runOne } from './ctq.mjs';

test('solve prints the score of best play in solo Incan Gold and when to leave in round 1', () => {
  const lines = runOne('native', ['solve', '--game', 'incan_gold']).out.split('\n');
  assert.equal(lines[0], 
    'Incan Gold for one player: best play scores 100.3425 on average, with a standard deviation of 39.1096.');
  assert.match(lines[2], /^Leave from so many gems on: round 1, 5 hazards with 3 copies;/);
  assert.match(lines[3], /^on the table +0 +1 +2 .* 15 {2}gem cards on the table$/);
  const rows = lines.slice(4, 16).map((line) => line.trim().split(/ {2,}/));
  assert.deepEqual(rows.map(([name]) => name), [0, 1, 2, 3, 4, 5].flatMap((hazards) => [0, 1].map(
    (artifacts) => `${hazards} hazard${hazards === 1 ? '' : 's'}, ${artifacts} artifact${artifacts === 1 ? '' : 's'}`)));
  // With no hazard on the table leaving is never best; with all five any further hazard ends the round.
  assert.ok(rows[0].slice(1).every((cell) => cell === '-'));
  assert.ok(rows[10].slice(3).every((cell) => Number(cell) > 0 && Number(cell) < 20));
  assert.equal(lines[16], 'A - means never. With --json there are 62 more tables.');
});

test('solve --json has a table for each start of a round, the same natively and in node', () => {
  const solved = JSON.parse(good(['solve', '--game', 'incan_gold', '--options', 'rounds=2', '--json']));
  assert.deepEqual(Object.keys(solved), ['game', 'options', 'seats', 'mean', 'sd', 'tables']);
  assert.equal(solved.options, 'rounds=2');
  assert.ok(solved.mean > 36 && solved.mean < 42 && solved.sd > 0);
  assert.equal(new Set(solved.tables.map((table) => table.title)).size, solved.tables.length);
  for (const table of solved.tables) {
    assert.equal(table.values.length, table.rows.length);
    for (const row of table.values) {
      assert.equal(row.length, table.columns.length);
      assert.ok(row.every((gems) => gems === null || (Number.isInteger(gems) && gems >= 0 && gems <= 124)));
    }
  }
});

test('solve refuses other games and options that would take too long', () => {
  assert.equal(refused(['solve', '--game', 'cartagena']),
    'ctq: Nobody has solved cartagena; there is best play of incan_gold.\n');
  assert.match(refused(['solve', '--game', 'incan_gold', '--options', 'artifacts=remove rounds=10']),
    /takes too long/);
  assert.match(refused(['solve', '--game', 'incan_gold', '--options', 'rounds=11']), /rounds/);
});
