// ctq review.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { good, refused, wholeGame } from './ctq.mjs';

const played = wholeGame('rules=board', 'random,greedy', 3);

test('review counts decisions and what they gave away, the same natively and in WebAssembly', () => {
  const out = good(['review', '-', '--playouts', '600'], played);
  for (const line of out.split('\n\n')[0].split('\n')) {
    assert.match(line, /^\d+\. seat [12], \S+: (slip|mistake|blunder), \d+\.\d ± \d+\.\d points of wins given away; \S+ wins \d+\.\d %(: .+)?$/);
  }
  assert.match(out, / %: .* in hand/);
  assert.match(out, /^Seat 1: \d+ decisions judged, \d+\.\d\d points of wins given away by each; \d+ slips?, \d+ mistakes?, \d+ blunders?$/m);
  assert.match(out, /^Seat 2: /m);
});

test('review --json has each decision, and sums that fit', () => {
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
  });
  for (const one of decisions) {
    if (one.proposed_is === 'played') assert.deepEqual([one.proposed, one.loss], [one.played, 0]);
    if (one.proposed_is === 'better') assert.ok(one.loss > 2 * one.error - 0.0002);
    if (one.proposed_is === 'worse') assert.ok(one.loss < -2 * one.error + 0.0002);
    assert.equal(one.best, one.proposed_is === 'better' ? one.proposed : one.played);
    if (one.mark !== 'fine') assert.equal(one.proposed_is, 'better');
  }
});

test('review refuses a game in which the page analyses nothing either, with a sentence', () => {
  assert.match(refused(['review', '-'], '[Game "cartolan"]\n[Seats "human human"]\n\n'),
    /No advice can be given in Cartolan: the program doesn't know it well enough\./);
});

test('review refuses a record in which nobody decided anything', () => {
  assert.match(refused(['review', '-'], '[Game "carteso"]\n[Options "size=3"]\n[Seats "human human"]\n\n'),
    /no decision in this record that can be judged/);
});
