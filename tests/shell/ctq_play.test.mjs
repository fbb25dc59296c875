// Tests of ctq play: the dialogue of the terminal, through pipes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { good, refused } from './ctq.mjs';

const play = (seats, answers, ...more) => good(['play', '--game', 'cartagena', '--seats', seats,
  '--seed', '3', ...more], answers.map((answer) => `${answer}\n`).join(''));
const record = (out) => out.slice(out.lastIndexOf('[Game'));
const replay = (out) => JSON.parse(good(['replay', '--json', '-'], record(out)));

test('bots play to the end, and the output has the winner and the record', () => {
  const out = play('greedy,hoarder', []);
  assert.match(out, /^Seat \d \((greedy|hoarder)\) wins\.$/m);
  assert.equal(replay(out).over, true);
});

test('a person chooses an action by number or by notation', () => {
  const byNumber = play('human,greedy', ['1', 'quit']);
  const notation = byNumber.match(/^ {3}1 {2}.*\[(.*)\]$/m)[1];
  const byNotation = play('human,greedy', [notation, 'quit']);
  assert.equal(record(byNumber), record(byNotation));
  assert.match(byNumber, /^> You play /m);
});

test('a person can play a whole match by numbers', () => {
  const answers = Array.from({ length: 2000 }, (_, i) => String((Math.imul(i, 40503) >>> 8) % 5 + 1));
  const out = play('human,random', answers);
  assert.match(out, /^Seat \d \((human|random)\) wins\.$/m);
  assert.equal(replay(out).over, true);
});

test('an illegal answer changes nothing and is answered with the reason', () => {
  const wrong = ['', 'help', '0', '99', '18446744073709551617', 'X@1', 'back@0', 'S@0', 'end',
    'first=1', 'draw=?', '\x1b[2J', 'x'.repeat(5000), '  ', 'ÄÖ'];
  const out = play('human,greedy', [...wrong, 'quit']);
  assert.equal(record(out), record(play('human,greedy', ['quit'])));
  assert.match(out, /numbered from 1 to/);
  assert.match(out, /"S@0" is not legal: You have no spade\./);
  assert.match(out, /"back@0" is not legal: There is nothing behind the start\./);
  assert.doesNotMatch(out, /\x1b/);
});

test('undo against bots goes back to before the person\'s last decision', () => {
  const undone = play('human,greedy', ['1', '1', 'undo', 'quit']);
  assert.equal(record(undone), record(play('human,greedy', ['1', 'quit'])));
  assert.match(play('human,greedy', ['undo', 'quit']), /There is nothing to take back\./);
});

test('undo between people stops at a chance event', () => {
  const out = play('human,human', ['', 'undo', 'quit']);
  assert.match(out, /Between people nothing behind a chance event can be taken back\./);
});

test('closed hands of others are not shown, and not recorded before the end', () => {
  const out = play('human,greedy', ['1', 'record', '1', '1', 'record', 'quit']);
  const during = out.slice(0, out.lastIndexOf('The match is not over'));
  assert.match(during, /^seat 2: .*hand: hidden$/m);
  assert.match(during, /^\[Seats "human greedy"\]$/m);
  assert.match(during, /deal=\? deal=\? deal=\?/);
  assert.doesNotMatch(during, /\[Seed/);
  assert.match(record(out), /\[Seed "3"\]/);
  assert.doesNotMatch(record(out), /\?/);
});

test('with closed hands people pass the device, and the next person reads what happened', () => {
  const out = play('human,human', ['', '1', '', '', 'quit']);
  const [, second, first] = out.split(/^Seat \d \(human\): press Enter when nobody else looks\.$/m);
  assert.match(second, /^seat 1: .*hand: hidden\nseat 2: .*hand: (?!hidden)/m);
  assert.match(second, /Press Enter, then pass the device to seat 1 \(human\)\./);
  assert.match(first, /^\nSeat 2 \(human\) plays /);
  assert.match(first, /^seat 1: .*hand: (?!hidden).*\nseat 2: .*hand: hidden$/m);
});

test('with open hands nobody has to pass the device', () => {
  const out = play('human,human', ['1', 'quit'], '--options', 'rules=board');
  assert.doesNotMatch(out, /pass the device|nobody else looks/);
});

test('at the end of the input the program prints the record so far', () => {
  for (const answers of [[], ['1'], ['', '1'], ['', '1', '']]) {
    const out = play('human,human', answers);
    assert.match(out, /The input has ended\./);
    assert.match(out, /The match is not over\./);
    assert.equal(replay(out).over, false);
  }
});

test('the record of an unfinished match can be replayed and keeps the turn', () => {
  const out = play('human,greedy', ['1', '1', 'quit']);
  assert.deepEqual(replay(out).turn, { kind: 'seat', seat: 1 });
});

test('play refuses wrong seats, a wrong seed and an unknown game', () => {
  for (const seats of ['human', 'human,nobody', '', 'human,human,human,human,human,human',
    'Human,greedy', 'human greedy']) {
    refused(['play', '--game', 'cartagena', `--seats=${seats}`]);
  }
  refused(['play', '--game', 'cartagena', '--seats', 'human,greedy', '--seed', 'x']);
  refused(['play', '--game', 'none', '--seats', 'human,greedy']);
});
