// Tests of ctq tournament and ctq sprt.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { good, refused, rowsOf, runOne } from './ctq.mjs';

const tournament = (...more) => ['tournament', '--game', 'cartagena', '--bots', 'greedy,hoarder', '--games', '60',
  ...more];
const sprt = (seats, ...more) => ['sprt', '--game', 'cartagena', '--seats', seats, '--games', '4000', ...more];

test('tournament rates every bot and adds random', () => {
  const rows = good(tournament('--csv')).trim().split('\n').map((line) => line.split(','));
  assert.deepEqual(rows.shift(), ['game', 'options', 'rules_version', 'players', 'seed', 'bot', 'elo', 'elo_low',
    'elo_high', 'games', 'win_share', 'win_low', 'win_high', 'unfinished']);
  assert.equal(rows.length, 3);
  for (const row of rows) assert.equal(row[9], '120');
  assert.equal(rows.at(-1)[5], 'random');
});

test('tournament --players 3 --anchor fixes the rating of the anchor and prints the mirror', () => {
  const text = good(tournament('--players', '3', '--anchor', 'hoarder'));
  assert.match(text, /^hoarder +1000 \(1000 to 1000\) /m);
  assert.match(text, /^mirror: greedy against itself gets 0\.\d{4} .* as it should, 0\.3333 is fair\.$/m);
});

test('tournament and sprt give the same results with any number of threads', () => {
  const one = runOne('native', tournament('--threads', '1')).out;
  assert.equal(runOne('native', tournament('--threads', '3')).out, one);
  const alone = runOne('native', sprt('greedy,random', '--threads', '1')).out;
  assert.equal(runOne('native', sprt('greedy,random', '--threads', '3')).out, alone);
});

test('sprt finds a better bot, no better bot, or no decision', () => {
  const better = good(sprt('greedy,random'));
  assert.match(better, /^Likelihood ratio .*: better/m);
  assert.match(better, /^Playing each seed with every seating saves -?\d+ % of the variance\.$/m);
  assert.match(good(sprt('greedy,hoarder')), /: not better/);
  assert.match(good(['sprt', '--game', 'cartagena', '--seats', 'greedy,hoarder', '--games', '20', '--elo', '0,5']),
    /: undecided/);
});

test('tournament and sprt refuse wrong options with a sentence', () => {
  assert.match(refused(tournament('--anchor', 'runner')), /The anchor "runner" is none of the bots\./);
  assert.match(refused(tournament('--players', '4')), /A table of 4 needs as many bots\./);
  assert.match(refused(sprt('greedy,random', '--elo', '20')), /--elo is two whole numbers/);
  assert.match(refused(sprt('greedy,random', '--elo', '20,0')), /--elo is two whole numbers/);
  assert.match(refused(['sprt', '--game', 'incan_gold', '--seats', 'myopic', '--games', '5']),
    /A comparison needs two seats or more\./);
});

test('tournament and sprt print the same as JSON and as CSV', () => {
  for (const [words, rows] of [[tournament(), (json) => json.ratings], [sprt('greedy,random'), (json) => json]]) {
    const json = rows(JSON.parse(good([...words, '--json'])));
    const csv = rowsOf(good([...words, '--csv']).replace(/"([^"]*)"/g, (all, text) => text.replaceAll(',', ';')));
    assert.equal(csv.length, json.length);
    for (const [i, row] of json.entries()) {
      assert.deepEqual(Object.keys(row), Object.keys(csv[i]));
      for (const [name, value] of Object.entries(row)) {
        const said = csv[i][name];
        assert.equal(typeof value === 'number' ? Number(said) : said,
          typeof value === 'number' ? value : value.replaceAll(',', ';'), name);
      }
    }
    assert.match(refused([...words, '--json', '--csv']), /excludes/);
  }
  assert.equal(JSON.parse(good(sprt('greedy,random', '--json')))[0].verdict, 'better');
});

test('the former option --seats of tournament is read with a remark', () => {
  const { code, out, err } = runOne('native', tournament('--seats', '3', '--csv'));
  assert.equal(code, 0);
  assert.equal(out, good(tournament('--players', '3', '--csv')));
  assert.equal(err, 'ctq: --seats is a list of players in other commands: write --players 3.\n');
  assert.match(refused(tournament('--seats', 'greedy,random')), /--seats is a list of players in other commands/);
  assert.match(refused(tournament('--seats', '9')), /--seats is a whole number from 2 to 8/);
  assert.doesNotMatch(good(['tournament', '--help']), /--seats/);
});

test('tournament and sprt continue from a position with --from', () => {
  const whole = good(['record', '--game', 'cartagena', '--options', 'tokens=2', '--seats', 'greedy,random',
    '--number', '1']);
  const [head, log] = whole.split('\n\n');
  const before = `${head}\n\n${log.split(/\s+/).slice(0, 40).join(' ')}\n`;
  for (const words of [tournament(), sprt('greedy,random', '--elo', '0,200')]) {
    const rows = rowsOf(good([...words, '--from', '-', '--csv'], before));
    assert.equal(rows[0].options, 'tokens=2');
    assert.ok(rows[0].from.length > 10);
    assert.ok(!('from' in rowsOf(good([...words, '--csv']))[0]));
    assert.match(refused([...words, '--from', '-'], whole), /The match is over there/);
    assert.match(refused([...words, '--options', 'tokens=3', '--from', '-'], before), /other options: "tokens=2"/);
  }
  assert.match(refused(tournament('--players', '3', '--from', '-'), before), /The record has 2 seats/);
});

test('tournament --json has who beats whom, the covariances of the ratings and the mirror', () => {
  const { ratings, pairs, covariance, mirror } = JSON.parse(good(tournament('--json')));
  const bots = ratings.map((row) => row.bot);
  assert.deepEqual(pairs.map((pair) => [pair.bot, pair.against]),
    [[bots[0], bots[1]], [bots[0], bots[2]], [bots[1], bots[2]]]);
  for (const pair of pairs) {
    assert.equal(pair.games, 60);
    assert.equal(pair.wins + pair.losses + pair.ties, 60);
    assert.equal(pair.share, pair.wins / (pair.wins + pair.losses));
    assert.equal(pair.beyond_chance, pair.low > 0.5 || pair.high < 0.5);
  }
  assert.equal(pairs[2].beyond_chance, true);
  const [greedy, random] = ['greedy', 'random'].map((bot) => bots.indexOf(bot));
  assert.deepEqual(covariance[greedy], [0, 0, 0]);
  // The bounds are about two standard errors from the rating.
  const [error, wide] = [Math.sqrt(covariance[random][random]), ratings[random].elo_high - ratings[random].elo_low];
  assert.ok(wide > 2 * error && wide < 6 * error, `${wide} and ${error}`);
  assert.deepEqual(Object.keys(mirror), ['bot', 'games', 'share', 'low', 'high', 'fair', 'as_expected']);
  assert.deepEqual([mirror.bot, mirror.games, mirror.fair, mirror.as_expected], ['greedy', 60, 0.5, true]);
});
