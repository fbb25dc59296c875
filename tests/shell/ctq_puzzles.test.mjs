// Tests of ctq puzzles.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { file, folder, good, refused, runOne } from './ctq.mjs';

const incanGold = ['puzzles', '--game', 'incan_gold', '--puzzles', '4', '--seed', '7'];

test('puzzles prints the command and a line for each puzzle, on any number of threads', () => {
  const out = good(incanGold);
  const lines = out.trimEnd().split('\n');
  assert.equal(lines[0], '# ctq puzzles --game incan_gold --puzzles 4 --seed 7');
  assert.equal(lines.length, 5);
  assert.equal(new Set(lines).size, 5);
  for (const line of lines.slice(1)) assert.match(line, /^(stay|leave) [\w-]+ \d+$/);
  assert.equal(lines.filter((line) => line.startsWith('leave ')).length, 2);
  for (const threads of ['1', '3']) {
    assert.equal(runOne('native', [...incanGold, '--threads', threads]).out, out);
  }
  assert.notEqual(runOne('native', [...incanGold.slice(0, -1), '8']).out, out);
});

test('puzzles --out writes the puzzles into a file, and --check accepts them all', () => {
  const path = join(folder, 'puzzles.txt');
  assert.deepEqual(runOne('native', [...incanGold, '--out', path]), { code: 0, out: '', err: '' });
  const text = fs.readFileSync(path, 'utf8');
  assert.equal(text, runOne('native', incanGold).out);
  const check = ['puzzles', '--game', 'incan_gold', '--check', '-'];
  assert.equal(good(check, text), 'All 4 lines are puzzles.\n');
  const [command, first] = text.split('\n');
  assert.equal(good(check, `${command}\n${first}\n`), 'The only line is a puzzle.\n');
});

test('puzzles --rate rates the puzzles of a file and sorts them from easy to hard', () => {
  const text = runOne('native', incanGold).out;
  const [command, ...lines] = text.trimEnd().split('\n');
  const bare = lines.map((line) => line.replace(/ \d+$/, '')).reverse();
  const rated = good(['puzzles', '--game', 'incan_gold', '--rate', '-'], `${command}\n\n${bare.join('\n')}\n`);
  assert.equal(rated, text);
  const ratings = lines.map((line) => Number(line.split(' ')[2]));
  assert.deepEqual(ratings, [...ratings].sort((a, b) => a - b));
});

test('puzzles --check names each line that is no puzzle any more', () => {
  const text = runOne('native', incanGold).out;
  const turned = text.replace(/^(stay|leave)/gm, (best) => best === 'stay' ? 'leave' : 'stay');
  const sentence = refused(['puzzles', '--game', 'incan_gold', '--check', file(turned)]);
  assert.match(sentence, /^ctq: Line 2 is no puzzle any more: The best action is (stay|leave)\. Line 3 is/);
  assert.equal(sentence.match(/no puzzle any more/g).length, 4);
  assert.match(refused(['puzzles', '--game', 'incan_gold', '--check', file('stay\n')]),
    /^ctq: line 1: A puzzle is the best action, a blank and the code of a match\.\n$/);
});

test('puzzles refuses unknown games, wrong options and options without puzzles', () => {
  assert.equal(refused(['puzzles', '--game', 'incan_gold']),
    'ctq: Either --puzzles, with how many, or --check or --rate, with a file, is needed.\n');
  assert.match(refused([...incanGold, '--options', 'rounds=99']), /rounds/);
  assert.match(refused(['puzzles', '--game', 'incan_gold', '--puzzles', '0']), /^ctq: --puzzles is a whole number/);
  assert.equal(refused(['puzzles', '--game', 'incan_gold', '--puzzles', '1', '--options', 'rounds=2']),
    'ctq: In 112 matches there are only 0 puzzles of the 1 asked for.\n');
  assert.match(refused(['puzzles', '--game', 'chess', '--puzzles', '1']), /chess/);
});
