// Help, version and wrong command lines.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { file, good, programs, refused, root, runOne, runProcess, sourceExample } from './ctq.mjs';

test('help lists the subcommands, and each subcommand has a help of its own', () => {
  const help = good(['--help']);
  for (const command of ['games', 'legal', 'replay', 'perft', 'run', 'play', 'solve', 'bench']) {
    assert.match(help, new RegExp(`^ {2}${command} `, 'm'));
    assert.match(good([command, '--help']), /^Usage: /m);
  }
});

test('help names the program in its usage line and says what the numbers mean', () => {
  assert.match(good(['run', '--help']), /^Usage: ctq run \[OPTIONS\]$/m);
  assert.match(good(['run', '--help']), /--seed .*a whole number from which all chance follows: 1 unless told/);
  assert.match(good(['run', '--help']), /--threads INT:\[1-256\] /);
  assert.match(good(['sweep', '--help']), /--games .*the number of games; in a sweep of each combination/);
});

test('the node program prints the same as a process and inside the test process', () => {
  for (const [words, input] of [[['--version']], [['legal', '-'], sourceExample], [['legal', '/nowhere']],
    [['play', '--game', 'cartagena', '--seats', 'human,greedy', '--seed', '3'], '1\nquit\n']]) {
    assert.deepEqual(runProcess('node', words, input), runOne('node', words, input));
  }
});

test('--version prints the version on one line', () => {
  const { code, out } = runOne('native', ['--version']);
  assert.equal(code, 0);
  assert.match(out, /^ctq \d+\.\d+\.\d+( \([0-9a-f]+(-dirty)?\))?\n$/);
});

test('the manual page lists every command and all its options', () => {
  const made = spawnSync('python3', [join(root, 'web/setup/manual.py'), programs.native,
    join(root, 'web/setup/desktop/ctq.1.in')], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  const manual = made.stdout.replaceAll('\\-', '-');
  const parts = new Map(manual.split(/^\.S[SH] /m).map((part) => [part.match(/^"ctq (\w+)/)?.[1], part]));
  const { out } = runOne('native', ['--help']);
  const commands = [...out.slice(out.indexOf('Subcommands:')).matchAll(/^  ([a-z]+) /gm)].map(([, name]) => name);
  assert.ok(commands.length > 10);
  for (const command of commands) {
    const help = runOne('native', [command, '--help']).out;
    const options = [...help.matchAll(/^ {2}(--[a-z-]+|[A-Z]+) /gm)].map(([, name]) => name);
    assert.ok(parts.get(command).includes(help.split('\n')[0]), command);
    for (const option of options) {
      assert.match(parts.get(command), new RegExp(`^\\.TP\n\\.BI "${option}" ".*"\n.+$`, 'm'), `${command} ${option}`);
    }
    assert.equal(parts.get(command).match(/^\.TP$/gm)?.length ?? 0, options.length, command);
  }
  assert.match(parts.get('run'), /"--think" " N"\n.* \(1 to 3600, 5 unless told\)$/m);
  assert.match(parts.get('puzzles'), /"--check" " TEXT"\n.* \(not with --puzzles or --rate\)$/m);
});

test('a wrong command line is refused with one sentence', () => {
  for (const words of [[], ['nothing'], ['games', 'extra'], ['games', '--csv'], ['legal'],
    ['legal', 'a', 'b'], ['replay'], ['perft', '-'], ['--json'], ['-x'], [''], ['run'],
    ['games', '--json=maybe'], ['games', 'legal', '-'], ['legal', '--', '--help'],
    ['\x1b[31m'], ['é'], ['x'.repeat(100_000)]]) {
    refused(words, '');
  }
});

test('the error message names the wrong word and the valid ones', () => {
  const commands = /; there are games, legal, replay, .* and exploit\.$/m;
  assert.match(refused(['Run']), /There is no command "Run"/);
  assert.match(refused(['foo']), commands);
  assert.match(refused(['--', 'foo']), /There is no command "foo"/);
  assert.match(refused([]), /A command is missing/);
  assert.match(refused([]), commands);
  assert.match(refused(['run', '--gam', 'x', '--seats', 'greedy,random']),
    /There is no option "--gam" of ctq run; there are --help, --game, /);
  assert.match(refused(['run', '--gam=x']), /There is no option "--gam" of ctq run/);
  assert.match(refused(['run', '--game', 'cartagena', '--seats', 'random,random', '--games']),
    /--games needs a value\./);
});

test('the error message has no control characters from the command line', () => {
  for (const words of [['games', '--\x1b[31m'], ['games', 'a\nb\rc\x07'], ['legal', '\x1b]0;x\x07'],
    ['run', '--game', 'a\nb', '--seats', '\x1b', '--games', '1'],
    ['run', '--game', 'cartagena', '--seats', '\x1b[2J,\n', '--games', '1'],
    ['run', '--game', 'cartagena', '--seats', 'random,random', '--games', '1', '--options', '\n\x1b=']]) {
    refused(words);
  }
});

// A seeded generator, so that every run of the test tries the same command lines.
function generator(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * below);
  };
}

test('400 random command lines exit with 0, or with 2 and an error message', () => {
  const record = file(sourceExample);
  const pieces = ['games', 'legal', 'replay', 'perft', 'run', 'play', '--json', '--csv', '--game',
    'cartagena', '--seats', 'random,random', 'greedy,human', '--games', '3', '0', '-1', '--seed',
    '7', '--threads', '2', '--rotate', '--options', 'rules=board', 'tokens=1 tokens=2', '-', '--',
    '', '--help', record, '/', '.', '-h', '--version', '--seats=random,random', '--games=2', '\xff',
    '-j', '--game=cartagena', 'x'.repeat(300), '%s%n', '99999999999999999999'];
  const random = generator(20);
  let answered = 0;
  for (let run = 0; run < 400; ++run) {
    const words = Array.from({ length: random(9) }, () => pieces[random(pieces.length)]);
    const input = run % 2 ? sourceExample : '';
    const what = JSON.stringify(words);
    const runs = ['native', 'node'].map((program) => runOne(program, words, input));
    for (const { code, out, err } of runs) {
      assert.ok(code === 0 || code === 2, `${what} ended with ${code}`);
      if (code === 0) {
        assert.notEqual(out, '', what);
        ++answered;
      } else {
        assert.equal(out, '', what);
        assert.match(err, /^(ctq: [^\n]*\n)+$/, what);
      }
    }
    assert.equal(runs[0].code, runs[1].code, what);
  }
  assert.ok(answered > 0);
});
