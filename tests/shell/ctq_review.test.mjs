// Tests of ctq review.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { good, refused, wholeGame } from './ctq.mjs';

const played = wholeGame('rules=board', 'random,greedy', 3);

test('review prints decisions and the wins they gave away, the same natively and in node', () => {
  const out = good(['review', '-', '--playouts', '600'], played);
  for (const line of out.split('\n\n')[0].split('\n')) {
    assert.match(line, /^\d+\. seat [12], \S+: (slip|mistake|blunder), \d+\.\d ± \d+\.\d points of wins given away; \S+ wins \d+\.\d %( and .+)?$/);
  }
  assert.match(out, / % and has .* in hand/);
  assert.match(out, /^Seat 1: \d+ decisions judged, \d+\.\d\d points of wins given away by each; \d+ slips?, \d+ mistakes?, \d+ blunders?; accuracy \d+\.\d$/m);
  assert.match(out, /^Seat 2: /m);
});

test('review --json has each decision, and the sums for each seat match them', () => {
  const { decisions, seats } = JSON.parse(good(['review', '-', '--playouts', '60', '--json'], played));
  assert.deepEqual(Object.keys(decisions[0]),
    ['ply', 'seat', 'played', 'proposed', 'proposed_is', 'best', 'exact', 'share', 'loss', 'error', 'mark', 'reason']);
  seats.forEach((seat, i) => {
    const own = decisions.filter((one) => one.seat === i + 1);
    assert.equal(own.length, seat.decisions);
    assert.ok(Math.abs(own.reduce((sum, one) => sum + one.loss, 0) - seat.loss) < 0.0001 * (own.length + 1));
    for (const mark of ['slip', 'mistake', 'blunder']) {
      assert.equal(own.filter((one) => one.mark === mark).length, seat[mark]);
    }
    assert.ok(seat.accuracy >= 0 && seat.accuracy <= 100, seat.accuracy);
    for (const part of ['start', 'luck', 'choices', 'others', 'rest', 'result']) assert.equal(typeof seat[part], 'number');
  });
});

test('review separates luck from choices', () => {
  const out = good(['review', '-', '--playouts', '60'], played);
  for (const seat of [1, 2]) {
    assert.match(out, new RegExp(`^Seat ${seat}: luck [+-]\\d+\\.\\d ± \\d+\\.\\d points of wins, own choices [+-]\\d+\\.\\d ± \\d+\\.\\d, those of others [+-]\\d+\\.\\d, without a draw [+-]\\d+\\.\\d; (100|0)\\.0 in the end, from 50\\.0$`, 'm'));
  }
});

test('review prints no luck for an unfinished match', () => {
  const open = `${played.split('\n\n')[0]}\n\n${played.split('\n\n')[1].split(/\s+/).slice(0, 80).join(' ')}\n`;
  assert.doesNotMatch(good(['review', '-', '--playouts', '20'], open), /luck/);
});

test('review of Cartolan finds no mistakes in the learned player and many in random play', () => {
  const out = good(['play', '--game', 'cartolan', '--seats', 'learned,random', '--seed', '3']);
  const { seats } = JSON.parse(good(['review', '-', '--json'], out.slice(out.indexOf('[Game'))));
  const [learned, random] = seats;
  assert.equal(learned.mistake + learned.blunder, 0, JSON.stringify(learned));
  assert.ok(learned.loss / learned.decisions < 0.005, learned.loss / learned.decisions);
  assert.ok(random.loss / random.decisions > 0.005, random.loss / random.decisions);
  assert.ok(random.mistake + random.blunder > 0, JSON.stringify(random));
  assert.ok(learned.accuracy > random.accuracy, JSON.stringify([learned, random]));
  assert.equal(random.slip, 0);  // the review ignores differences of less than five points of 100
});

test('review refuses a record without a decision', () => {
  assert.match(refused(['review', '-'], '[Game "carteso"]\n[Options "size=3"]\n[Seats "human human"]\n\n'),
    /no decision in this record that can be judged/);
});

const alone = '[Game "incan_gold"]\n[Options "rounds=5"]\n[Seats "human"]\n[Seed "1"]\n\n' +
  'g1 leave g2 leave g3 leave g4 leave g5 leave\n';

test('review of solo Incan Gold counts in gems and separates luck from judgement', () => {
  const out = good(['review', '-'], alone);
  assert.match(out, /^2\. seat 1, leave: blunder, \d+\.\d gems given away; stay is worth \d+\.\d$/m);
  assert.match(out, /^Seat 1: 5 decisions judged, \d+\.\d gems given away in all; 0 slips, 0 mistakes, 5 blunders$/m);
  assert.match(out, /^Luck [+-]\d+\.\d, judgement -\d+\.\d: 15 gems in the end, where best play has 100\.3 on average\.$/m);
  const { judgement, result } = JSON.parse(good(['review', '-', '--json'], alone));
  assert.ok(judgement < 0);
  assert.equal(result, 15);
});

test('review of Incan Gold for several players counts in wins', () => {
  const record = '[Game "incan_gold"]\n[Seats "human human"]\n[Seed "1"]\n\ng17 leave stay\n';
  const out = good(['review', '-'], record);
  assert.match(out, /^Seat 1: 1 decision judged, -?\d+\.\d+ points of wins given away by each;/m);
  assert.doesNotMatch(out, /Luck|odds/);
  const { decisions } = JSON.parse(good(['review', '-', '--json'], record));
  assert.equal(decisions.length, 2);
  assert.ok(decisions.every(({ share }) => share > 0 && share < 1));
});

test('review of Incan Gold with other options says that it uses odds only', () => {
  const out = good(['review', '-'], '[Game "incan_gold"]\n[Options "rounds=3"]\n[Seats "human human"]\n[Seed "1"]\n\ng17 leave leave\n');
  assert.match(out, /^Seat 1: 1 decision judged by the odds of the next card only, \d+\.\d gems given away in all;/m);
  assert.doesNotMatch(out, /Luck/);
});
