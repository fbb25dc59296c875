// Tests of ctq games, legal, replay and perft.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { file, good, refused, sourceExample, wholeGame } from './ctq.mjs';

const lines = (text) => text.split('\n').slice(0, -1);

test('games --json lists the players, options and bots of a game', () => {
  const games = JSON.parse(good(['games', '--json']));
  const game = games.find((entry) => entry.game === 'cartagena');
  assert.deepEqual(Object.keys(game), ['game', 'title', 'author', 'seats', 'options', 'bots']);
  assert.deepEqual(game.seats, [2, 5]);
  assert.deepEqual(game.bots.map((bot) => bot.id), ['random', 'greedy', 'runner', 'hoarder', 'level']);
  const byKey = Object.fromEntries(game.options.map((option) => [option.key, option]));
  assert.deepEqual(byKey.rules.values, ['cards', 'advanced', 'board']);
  assert.equal(byKey.rules.type, 'choice');
  assert.equal(byKey.rules.default, 'cards');
  assert.deepEqual([byKey.tokens.type, byKey.tokens.default, byKey.tokens.values],
    ['number', 4, [1, 6]]);
  assert.deepEqual([byKey.boat_return.type, byKey.boat_return.default, byKey.boat_return.values],
    ['flag', 'on', ['off', 'on']]);
  assert.deepEqual(byKey.tokens.other_defaults, { 'rules=advanced': 6, 'rules=board': 6 });
  assert.deepEqual(byKey.rules.other_defaults, {});
  for (const entry of [...game.options, ...game.bots]) {
    assert.match(entry.help, /\.$/);
  }
});

test('games without --json prints the players, options and bots as text', () => {
  const out = good(['games']);
  assert.match(out, /^cartagena: Cartagena by Leo Colovini, 2 to 5 players$/m);
  assert.match(out, /^ {2}option rules=cards\|advanced\|board \(cards\): /m);
  assert.match(out, /^ {2}option tokens=1\.\.6 \(4, 6 with rules=advanced, 6 with rules=board\): /m);
  assert.match(out, /^ {2}bot greedy: /m);
});

test('legal lists the nine actions of the source example, from a file or standard input', () => {
  const nine = 'D@0 D@3 D@9 D@11 C@0 C@3 C@9 C@11 back@9'.split(' ');
  assert.deepEqual(lines(good(['legal', file(sourceExample)])), nine);
  assert.deepEqual(lines(good(['legal', '-'], sourceExample)), nine);
});

test('legal lists the outcomes of a chance event, and nothing after the end', () => {
  const start = '[Game "cartagena"]\n[Seats "human human human"]\n';
  assert.deepEqual(lines(good(['legal', '-'], start)), ['first=1', 'first=2', 'first=3']);
  assert.deepEqual(lines(good(['legal', '-'], `${start}first=2`)),
    ['space=S', 'space=H', 'space=D', 'space=C']);
  assert.equal(good(['legal', '-'], wholeGame('', 'greedy,random', 1)), '');
});

test('legal refuses a position in which the hand of the seat to act is unknown', () => {
  const hidden = sourceExample.replace('turn=1', 'turn=2');
  assert.match(refused(['legal', '-'], hidden), /hand of seat 2 is unknown/);
});

test('replay --json has turn, scores, hash and state before, during and after a match', () => {
  const keys = ['game', 'options', 'actions', 'turn', 'over', 'scores', 'ranks', 'hash', 'state'];
  const chance = JSON.parse(good(['replay', '-', '--json'], '[Game "cartagena"]\n'));
  assert.deepEqual(Object.keys(chance), keys);
  assert.deepEqual(chance.turn, { kind: 'chance', seat: null });
  assert.deepEqual([chance.actions, chance.over, chance.ranks], [0, false, null]);

  const during = JSON.parse(good(['replay', '--json', file(sourceExample)]));
  assert.deepEqual(during.turn, { kind: 'seat', seat: 1 });
  assert.deepEqual(during.scores, [0, 0, 0]);
  assert.deepEqual(during.state.seats[1].tokens, [0, 0, 4, 9]);
  assert.equal(during.state.seats[1].hand, null);

  const record = wholeGame('rules=board', 'greedy,random', 4);
  const after = JSON.parse(good(['replay', '--json', '-'], record));
  assert.deepEqual(after.turn, { kind: 'over', seat: null });
  assert.equal(after.options, 'rules=board');
  assert.equal(after.over, true);
  assert.deepEqual([...after.ranks].sort(), [1, 2]);
  assert.equal(after.scores[after.ranks.indexOf(1)], 6);
  assert.match(after.hash, /^[0-9a-f]{16}$/);
  assert.notEqual(after.hash, during.hash);
  assert.equal(after.actions, record.slice(record.indexOf('\n\n')).trim().split(/\s+/).length);
});

test('replay without --json prints the turn, the result and the scores as text', () => {
  const out = good(['replay', '-'], wholeGame('', 'greedy,random', 1));
  assert.match(out, /^The match is over\.$/m);
  assert.match(out, /^Seat 1 \(greedy\) wins\.$/m);
  assert.match(out, /^ {2}seat 1 \(greedy\): 4, place 1$/m);
  assert.match(good(['replay', '-'], sourceExample), /^Seat 1 \(human\) is to move\.$/m);
});

test('perft counts sequences of player actions; chance events add no depth', () => {
  const open = sourceExample.replace('hands=DC|?|?', 'hands=DC|S|H');
  assert.deepEqual(lines(good(['perft', file(open), '0'])), ['0 1']);
  assert.equal(lines(good(['perft', file(open), '1']))[0], '1 9');
  const deep = lines(good(['perft', file(open), '3']));
  assert.deepEqual(deep.map((line) => line.split(' ')[0]), ['1', '2', '3']);
  assert.deepEqual(deep.slice(0, 2), lines(good(['perft', file(open), '2'])));
});

test('perft refuses unknown hands, too many chance outcomes and depths out of range', () => {
  assert.equal(good(['perft', file(sourceExample), '1']), '1 9\n');
  assert.match(refused(['perft', file(sourceExample), '2']), /hand is unknown/);
  assert.match(refused(['perft', '-', '1'], '[Game "cartagena"]\n'), /1,000,000 continuations/);
  for (const depth of ['9', '-1', '1.5', 'x', '', '99999999999999999999']) {
    assert.match(refused(['perft', file(sourceExample), '--', depth]), /DEPTH/);
  }
});

test('a malformed record is refused with one sentence', () => {
  for (const text of ['', '[Game "chess"]', '[Game "cartagena"', '[Game "cartagena"]\n[Options "rules=poker"]',
    `${sourceExample}D@1`, '\0\x1b[2J\xff', '[Game "\x1b[31mred"]', '['.repeat(5000), `${sourceExample}\u202e`]) {
    for (const command of [['legal', '-'], ['replay', '-'], ['replay', '--json', '-'],
      ['perft', '-', '1']]) {
      refused(command, text);
    }
  }
});

test('perft refuses a depth with more than a billion positions', () => {
  const board = '[Game "carteso"]\n[Options "size=13"]\n[Seats "human human"]\n';
  assert.match(refused(['perft', '-', '8'], board),
    /Depth 8 goes through more than a billion positions, which takes too long: ask for at most \d\./);
  assert.equal(lines(good(['perft', '-', '2'], board)).length, 2);
});

test('a record that is too large or missing is refused', () => {
  assert.match(refused(['legal', '-'], ';'.repeat((4 << 20) + 1)), /longer than 4 MB/);
  assert.match(refused(['legal', '/nowhere/at all']), /no file "\/nowhere\/at all"/);
  assert.match(refused(['legal', '/']), /can't be read|no record/);
});

test('a record in UTF-16, which PowerShell writes, is replayed like the same record in UTF-8', () => {
  const record = wholeGame('rules=board', 'greedy,random', 4);
  const units = Buffer.from(record, 'utf16le');
  const out = good(['replay', '-'], record);
  const mark = Buffer.from([0xff, 0xfe]);
  for (const bytes of [Buffer.concat([mark, units]), units, Buffer.concat([mark, units]).swap16()]) {
    assert.equal(good(['replay', '-'], bytes), out);
  }
});
