// Tests of ctq learn and ctq exploit for tables, and of ctq --table.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folder, good, refused, runOne } from './ctq.mjs';

const learn = (out, ...more) => ['learn', '--game', 'incan_gold', '--players', '2', '--batches', '3', '--out',
  join(folder, out), ...more];
const run = (...more) => ['run', '--game', 'incan_gold', '--seats', 'equilibrium,turn:7', '--games', '200', ...more];
const bytes = (name) => readFileSync(join(folder, name));
const withTable = (name, words) => ['--table', join(folder, name), ...words];

test('learn writes the same table natively and in node, with any number of threads', () => {
  const out = good(learn('one.tab'));
  assert.match(out, /^Learned 3 batches of 8192 samples; \d+ bytes of tables are in ".*one\.tab"\.\n$/);
  const one = bytes('one.tab');  // the node program wrote it last
  for (const threads of ['1', '3']) {
    assert.equal(runOne('native', learn('other.tab', '--threads', threads)).code, 0);
    assert.ok(bytes('other.tab').equals(one), threads);
  }
  runOne('native', learn('seeded.tab', '--seed', '2'));
  assert.ok(!bytes('seeded.tab').equals(one));
});

test('learn continues from a checkpoint and writes the same table as without a break', () => {
  const checkpoint = ['--checkpoint', join(folder, 'checkpoint')];
  for (const done of [1, 2]) {
    const { code, out } = runOne('native', learn('pieces.tab', ...checkpoint, '--part', '1'));
    assert.equal(code, 0);
    assert.equal(out, `Learned ${done} of 3 batches; the same command goes on from the checkpoint.\n`);
    assert.ok(!existsSync(join(folder, 'pieces.tab')));
  }
  runOne('native', learn('pieces.tab', ...checkpoint, '--part', '1'));
  runOne('native', learn('whole.tab'));
  assert.ok(bytes('pieces.tab').equals(bytes('whole.tab')));
  // The checkpoint is complete: the command writes the same table again.
  runOne('native', learn('again.tab', ...checkpoint));
  assert.ok(bytes('again.tab').equals(bytes('whole.tab')));
  assert.match(refused(learn('x.tab', ...checkpoint, '--seed', '5')), /another recipe, or damaged\./);
});

test('run plays by the table of --table, and says if the table does not fit the match', () => {
  runOne('native', learn('two.tab'));
  const play = (words) => runOne('native', words).out.replace(/, [^,]* s$/m, '');
  assert.notEqual(play(withTable('two.tab', run())), play(run()));
  const three = ['run', '--game', 'incan_gold', '--seats', 'equilibrium,turn:7,turn:6', '--games', '20'];
  const { code, err } = runOne('native', withTable('two.tab', three));
  assert.equal(code, 0);
  assert.equal(err, 'ctq: The table of equilibrium was not made for these seats or options: it plays by the odds ' +
    'of optimal.\n');
  assert.match(runOne('native', run('--options', 'rounds=3')).err, /not made for these seats or options/);
  assert.equal(runOne('native', run()).err, '');
  good(withTable('two.tab', run('--json')));  // compares native and node
});

test('a damaged table, a file without a table and a missing file are refused with a sentence', () => {
  runOne('native', learn('good.tab'));
  const damaged = bytes('good.tab');
  damaged[500] ^= 1;
  writeFileSync(join(folder, 'damaged.tab'), damaged);
  assert.match(refused(withTable('damaged.tab', run())), /This table is damaged\./);
  writeFileSync(join(folder, 'text.tab'), 'no table');
  assert.match(refused(withTable('text.tab', run())), /This is no table of a mixed policy for Incan Gold\./);
  assert.match(refused(withTable('missing.tab', run())), /There is no file/);
});

test('learn and exploit refuse other games, a bad path and too many seats', () => {
  for (const command of [['learn', '--game', 'cartagena', '--out', 'x'],
    ['exploit', '--game', 'carteso', '--players', '2']]) {
    assert.match(refused(command), /There is no mixed policy of \w+; there is one of incan_gold\./);
  }
  assert.match(refused(learn('no/such/folder')), /can't be written\./);
  assert.match(refused(['exploit', '--game', 'incan_gold', '--players', '9']), /a whole number from 2 to 8/);
});

test('exploit prints the gain of each kind of reply, the same with any number of threads', () => {
  const words = ['exploit', '--game', 'incan_gold', '--players', '2', '--games', '100', '--batches', '1', '--playouts',
    '2'];
  const one = runOne('native', [...words, '--threads', '1']);
  assert.equal(one.code, 0, one.err);
  for (const who of ['myopic', 'optimal', 'turn:\\d+', 'hazards:\\d', 'backpack:\\d+', 'random:0\\.\\d+',
    'learned reply', 'search']) {
    assert.match(one.out, new RegExp(`^${who} +\\d+ +\\d+\\.\\d\\d ± \\d+\\.\\d\\d +[+-]\\d+\\.\\d\\d$`, 'm'));
  }
  assert.equal(runOne('native', [...words, '--threads', '3']).out, one.out);
});

test('exploit gains much against a barely trained table, little against the built-in one',
  () => {
    const words = ['exploit', '--game', 'incan_gold', '--players', '2', '--games', '2000', '--batches', '20', '--playouts',
      '5'];
    runOne('native', learn('crude.tab'));
    const gains = (out) => [...out.matchAll(/([+-]\d+\.\d\d)$/gm)].map(([, gain]) => Number(gain));
    const crude = gains(runOne('native', withTable('crude.tab', words)).out);
    const built = gains(runOne('native', words).out);
    assert.equal(crude.length, 8);
    assert.equal(built.length, 8);
    assert.ok(crude[0] > 8, crude[0]);
    assert.ok(built[0] < 4, built[0]);
    // The replies are sorted by gain.
    assert.deepEqual(crude, [...crude].sort((a, b) => b - a));
  });

test('an old record of level:5 replays to the same scores', () => {
  const record = `[Game "incan_gold"]
[Options ""]
[Seats "level:5 level:5"]
[Rules "1"]
[Seed "3"]

snake stay stay fire stay stay rocks stay stay g9 stay stay fire rocks stay stay
g7 stay stay mummy stay stay g14 stay stay fire stay stay g5 stay leave rocks g9
stay stay snake stay stay g11 stay stay mummy stay stay snake g7 stay stay mummy
stay stay g14 stay stay rocks stay stay g13 stay leave mummy rocks stay stay
spiders stay stay artifact stay stay fire stay stay g11 stay stay g11 stay stay
g7 leave leave
`;
  const after = JSON.parse(good(['replay', '--json', '-'], record));
  assert.equal(after.over, true);
  assert.deepEqual(after.scores, [14, 46]);
  assert.deepEqual(after.ranks, [2, 1]);
});
