// Tests of ctq hint.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { file, good, refused, sourceExample, wholeGame } from './ctq.mjs';

const carteso = (tokens, options = 'size=7 komi=2 sides=fixed') =>
  `[Game "carteso"]\n[Options "${options}"]\n[Seats "human human"]\n[Seed "1"]\n\n${tokens}\n`;

test('hint prints the best three actions with shares and errors, the same natively and in node', () => {
  const out = good(['hint', file(sourceExample), '--playouts', '800']);
  assert.match(out, /^Seat \d is to choose; the best first, by search\.$/m);
  const lines = out.trim().split('\n').slice(1);
  assert.equal(lines.length, 3);
  for (const line of lines) {
    assert.match(line, /^\S+: wins \d+\.\d % ± \d+\.\d of \d+ playouts(; the first .+)?$/);
  }
});

test('hint --json lists only legal actions, and spends half of its playouts on the best three', () => {
  const legal = good(['legal', '-'], sourceExample).trim().split('\n');
  const { seat, exact, best } = JSON.parse(good(['hint', '-', '--json', '--playouts', '600'], sourceExample));
  assert.ok(seat >= 1);
  assert.equal(exact, false);
  for (const one of best) {
    assert.deepEqual(Object.keys(one), ['action', 'share', 'error', 'lead', 'visits', 'reason']);
    assert.ok(legal.includes(one.action));
  }
  assert.equal(best.reduce((sum, one) => sum + one.visits, 0), 300);
});

test('hint gives the exact result of best play in a small position', () => {
  const small = carteso('Xa1 Ob1', 'rows=2 cols=3 komi=0 sides=fixed');
  assert.match(good(['hint', '-'], small),
    /^Seat 1 is to choose; the best first, by best play of all\.\n\S+: (a draw|\d+\.\d points (ahead|behind)) at the end\n/);
  const { exact, best } = JSON.parse(good(['hint', '-', '--json'], small));
  assert.equal(exact, true);
  assert.deepEqual(Object.keys(best[0]), ['action', 'lead']);
});

test('hint refuses a finished match, a chance event and too few playouts', () => {
  assert.match(refused(['hint', '-'], wholeGame('', 'greedy,random', 1)), /The match is over/);
  assert.match(refused(['hint', '-', '--playouts', '1'], sourceExample), /playouts/);
  assert.match(refused(['hint', '-'], '[Game "cartagena"]\n[Seats "human human"]\n\n'), /Chance is next/);
});

test('hint --at says what is best before an action of the record, as at the end of a record cut there', () => {
  const whole = wholeGame('rules=board', 'greedy,random', 1);
  const [head, log] = whole.split('\n\n');
  const actions = log.trim().split(/\s+/);
  const decision = 1 + actions.findIndex((word, i) => i > 70 && !word.includes('='));
  const cut = `${head}\n\n${actions.slice(0, decision - 1).join(' ')}\n`;
  const words = ['hint', '-', '--playouts', '100'];
  assert.equal(good([...words, '--at', String(decision)], whole), good(words, cut));
  assert.match(good(['review', '-', '--playouts', '100', '--at', String(decision)], whole),
    new RegExp(`^${decision}\\. seat [12], ${actions[decision - 1]}: [a-z]+, .*\\n$`));
  assert.match(refused([...words, '--at', '1'], whole), /Chance is next: .* The next decision is --at \d+\.$/m);
  for (const command of ['hint', 'review']) {
    assert.match(refused([command, '-', '--at', String(actions.length + 1)], whole),
      new RegExp(`--at is a whole number from 1 to ${actions.length}: so many actions has the record\\.`));
    assert.match(refused([command, '-', '--at', '0'], whole), /--at is a whole number from 1 to /);
  }
  assert.match(refused(['review', '-', '--at', '1'], whole), /Action 1 of the record is no decision/);
  assert.match(refused(words, whole), new RegExp(`The match is over: .* --at 1 to ${actions.length}\\.`));
});

test('hint in Cartolan gives the learned player\'s shares of the best three actions and what the best is for', () => {
  const begun = '[Game "cartolan"]\n[Seats "human human"]\n\nfirst=1\n';
  const lines = good(['hint', '-'], begun).trim().split('\n');
  assert.equal(lines[0], 'Seat 1 is to choose; the best first, by the net of the learned player.');
  assert.equal(lines.length, 5);
  assert.equal(lines[4], 'Explore north: any tile fits.');
  const shares = lines.slice(1, 4).map((line) => Number(/^\S+: wins (\d+\.\d) % ± 3\.6(; the first [a-z ]+)?$/.exec(line)[1]));
  assert.deepEqual(shares, [...shares].sort((a, b) => b - a));
});

const incanGold = (seats, tokens, options = '') =>
  `[Game "incan_gold"]\n[Options "${options}"]\n[Seats "${seats}"]\n[Seed "1"]\n\n${tokens}\n`;

test('hint in solo Incan Gold gives the expected final gems of staying and of leaving', () => {
  const alone = incanGold('human', 'g17 stay fire');
  const lines = good(['hint', '-'], alone).trim().split('\n');
  assert.equal(lines[0], 'Seat 1 is to choose; the best first, by best play of all.');
  assert.match(lines[1], /^stay: \d+\.\d gems at the end$/);
  assert.match(lines[2], /^leave: \d+\.\d gems at the end$/);
  const { exact, best } = JSON.parse(good(['hint', '-', '--json'], alone));
  assert.equal(exact, true);
  assert.deepEqual(Object.keys(best[0]), ['action', 'points']);
  assert.ok(best[0].points > best[1].points);
});

test('hint in Incan Gold gives how often each choice wins and what other players choose', () => {
  const record = incanGold('human human human', 'g17 stay stay stay g15 stay stay stay fire');
  const lines = good(['hint', '-'], record).trim().split('\n');
  assert.equal(lines[0],
    'Seat 1 is to choose; the best first, by matches in which all go on as Equilibrium.');
  const of = word => lines.find(line => line.startsWith(`${word}: `));
  assert.match(of('stay'), /^stay: wins \d+\.\d % ± \d+\.\d of \d+ playouts$/);
  assert.match(of('leave'), /^leave: wins \d+\.\d % ± \d+\.\d of \d+ playouts$/);
  assert.match(lines[3], /^Going on: \d+ %\. Others like you (go on here|leave here( in \d of 10)?)\.$/);
  const { exact, words, best } = JSON.parse(good(['hint', '-', '--json'], record));
  assert.equal(exact, false);
  assert.equal(words, lines[3]);
  assert.equal(best[0].visits, best[1].visits);
  const stay = best.find(({ action }) => action === 'stay');
  assert.equal(words.match(/\d+/)[0], (100 * stay.share).toFixed(0));
});

test('hint in Incan Gold with other options says that it uses the odds of the next card only', () => {
  for (const record of [incanGold('human human human', 'g17', 'bust=return'), incanGold('human', 'g17', 'rounds=3')]) {
    const lines = good(['hint', '-'], record).trim().split('\n');
    assert.equal(lines[0], 'Seat 1 is to choose; the best first, by the odds of the next card only.');
    assert.match(lines[1], /^stay: \d+\.\d gems of this round$/);
  }
});
