// The command line itself: help, version, and thousands of broken ones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { file, good, refused, runOne, sourceExample } from './ctq.mjs';

test('help lists the subcommands there are, and each has its own', () => {
  const help = good(['--help']);
  for (const command of ['games', 'legal', 'replay', 'perft', 'run', 'play', 'bench']) {
    assert.match(help, new RegExp(`^ {2}${command} `, 'm'));
    assert.match(good([command, '--help']), /^Usage: /m);
  }
});

test('--version names the version in one line', () => {
  const { code, out } = runOne('native', ['--version']);
  assert.equal(code, 0);
  assert.match(out, /^ctq \S+\n$/);
});

test('what is not understood is refused with one sentence', () => {
  for (const words of [[], ['nothing'], ['games', 'extra'], ['games', '--csv'], ['legal'],
    ['legal', 'a', 'b'], ['replay'], ['perft', '-'], ['--json'], ['-x'], [''], ['run'],
    ['games', '--json=maybe'], ['games', 'legal', '-'], ['legal', '--', '--help'],
    ['\x1b[31m'], ['é'], ['x'.repeat(100_000)]]) {
    refused(words, '');
  }
});

test('the sentence holds no control characters of the caller', () => {
  for (const words of [['games', '--\x1b[31m'], ['games', 'a\nb\rc\x07'], ['legal', '\x1b]0;x\x07'],
    ['run', '--game', 'a\nb', '--seats', '\x1b', '--games', '1'],
    ['run', '--game', 'cartagena', '--seats', '\x1b[2J,\n', '--games', '1'],
    ['run', '--game', 'cartagena', '--seats', 'random,random', '--games', '1', '--options', '\n\x1b=']]) {
    refused(words);
  }
});

// A small generator, so that every run tries the same words.
function generator(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * below);
  };
}

test('random command lines end with 0 or 2, with a sentence when refused', () => {
  const record = file(sourceExample);
  const pieces = ['games', 'legal', 'replay', 'perft', 'run', 'play', '--json', '--csv', '--game',
    'cartagena', '--seats', 'random,random', 'greedy,human', '--games', '3', '0', '-1', '--seed',
    '7', '--threads', '2', '--rotate', '--options', 'rules=board', 'tokens=1 tokens=2', '-', '--',
    '', '--help', record, '/', '.', '-h', '--version', '--seats=random,random', '--games=2', '\xff',
    '-j', '--game=cartagena', 'x'.repeat(300), '%s%n', '99999999999999999999'];
  const random = generator(20);
  for (const program of ['native', 'node']) {
    const runs = program === 'native' ? 1500 : 60;
    let answered = 0;
    for (let run = 0; run < runs; ++run) {
      const words = Array.from({ length: random(9) }, () => pieces[random(pieces.length)]);
      const { code, out, err } = runOne(program, words, run % 2 ? sourceExample : '');
      const what = `${program} ${JSON.stringify(words)}`;
      assert.ok(code === 0 || code === 2, `${what} ended with ${code}`);
      if (code === 0) {
        assert.notEqual(out, '', what);
        ++answered;
      } else {
        assert.equal(out, '', what);
        assert.match(err, /^(ctq: [^\n]*\n)+$/, what);
      }
    }
    assert.ok(answered > 0);
  }
});
