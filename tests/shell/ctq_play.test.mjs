// ctq play: a terminal's dialogue through pipes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { good, refused } from './ctq.mjs';

const play = (seats, answers, ...more) => good(['play', '--game', 'cartagena', '--seats', seats,
  '--seed', '3', ...more], answers.map((answer) => `${answer}\n`).join(''));
const record = (out) => out.slice(out.lastIndexOf('[Game'));
const replay = (out) => JSON.parse(good(['replay', '--json', '-'], record(out)));

test('bots alone play to the end, which says who won and gives the record', () => {
  const out = play('greedy,hoarder', []);
  assert.match(out, /^Seat \d \((greedy|hoarder)\) wins\.$/m);
  assert.equal(replay(out).over, true);
});

test('a person plays by number or by notation', () => {
  const byNumber = play('human,greedy', ['1', 'quit']);
  const notation = byNumber.match(/^ {3}1 {2}.*\[(.*)\]$/m)[1];
  const byNotation = play('human,greedy', [notation, 'quit']);
  assert.equal(record(byNumber), record(byNotation));
  assert.match(byNumber, /^> You play /m);
});

test('a whole game can be played through the list', () => {
  const answers = Array.from({ length: 2000 }, (_, i) => String((Math.imul(i, 40503) >>> 8) % 5 + 1));
  const out = play('human,random', answers);
  assert.match(out, /^Seat \d \((human|random)\) wins\.$/m);
  assert.equal(replay(out).over, true);
});

test('what is no legal action is answered with why, and changes nothing', () => {
  const wrong = ['', 'help', '0', '99', '18446744073709551617', 'X@1', 'back@0', 'S@0', 'end',
    'first=1', 'draw=?', '\x1b[2J', 'x'.repeat(5000), '  ', 'ÄÖ'];
  const out = play('human,greedy', [...wrong, 'quit']);
  assert.equal(record(out), record(play('human,greedy', ['quit'])));
  assert.match(out, /numbered from 1 to/);
  assert.match(out, /"S@0" is not legal: You have no spade\./);
  assert.match(out, /"back@0" is not legal: There is nothing behind the start\./);
  assert.doesNotMatch(out, /\x1b/);
});

test('undo against bots leads back before the last own decision', () => {
  const undone = play('human,greedy', ['1', '1', 'undo', 'quit']);
  assert.equal(record(undone), record(play('human,greedy', ['1', 'quit'])));
  assert.match(play('human,greedy', ['undo', 'quit']), /There is nothing to take back\./);
});

test('undo between people stops at chance', () => {
  const out = play('human,human', ['', 'undo', 'quit']);
  assert.match(out, /Between people nothing behind a chance event can be taken back\./);
});

test('closed hands of others are neither shown nor told nor recorded before the end', () => {
  const out = play('human,greedy', ['1', 'record', '1', '1', 'record', 'quit']);
  const during = out.slice(0, out.lastIndexOf('The match is not over'));
  assert.match(during, /^seat 2: .*hand: hidden$/m);
  assert.match(during, /^\[Seats "human greedy"\]$/m);
  assert.match(during, /deal=\? deal=\? deal=\?/);
  assert.doesNotMatch(during, /\[Seed/);
  assert.match(record(out), /\[Seed "3"\]/);
  assert.doesNotMatch(record(out), /\?/);
});

test('with closed hands the device is passed, and the next person hears what happened', () => {
  const out = play('human,human', ['', '1', '', '', 'quit']);
  const [, second, first] = out.split(/^Seat \d \(human\): press Enter when nobody else looks\.$/m);
  assert.match(second, /^seat 1: .*hand: hidden\nseat 2: .*hand: (?!hidden)/m);
  assert.match(second, /Press Enter, then pass the device to seat 1 \(human\)\./);
  assert.match(first, /^\nSeat 2 \(human\) plays /);
  assert.match(first, /^seat 1: .*hand: (?!hidden).*\nseat 2: .*hand: hidden$/m);
});

test('with open hands nobody has to look away', () => {
  const out = play('human,human', ['1', 'quit'], '--options', 'rules=board');
  assert.doesNotMatch(out, /pass the device|nobody else looks/);
});

test('the end of the input ends the match politely, with the record so far', () => {
  for (const answers of [[], ['1'], ['', '1'], ['', '1', '']]) {
    const out = play('human,human', answers);
    assert.match(out, /The input has ended\./);
    assert.match(out, /The match is not over\./);
    assert.equal(replay(out).over, false);
  }
});

test('the record of a broken-off game goes on elsewhere', () => {
  const out = play('human,greedy', ['1', '1', 'quit']);
  assert.deepEqual(replay(out).turn, { kind: 'seat', seat: 1 });
});

test('play refuses what can not be played', () => {
  for (const seats of ['human', 'human,nobody', '', 'human,human,human,human,human,human',
    'Human,greedy', 'human greedy']) {
    refused(['play', '--game', 'cartagena', `--seats=${seats}`]);
  }
  refused(['play', '--game', 'cartagena', '--seats', 'human,greedy', '--seed', 'x']);
  refused(['play', '--game', 'none', '--seats', 'human,greedy']);
});
