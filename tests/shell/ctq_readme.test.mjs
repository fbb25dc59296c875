// Runs the commands of README.md's chapter "Studying games", from top to bottom, in an empty folder.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { programs, root } from './ctq.mjs';

// What would take long is run with smaller numbers. Each text occurs in the chapter.
const quicker = [
  ['review match.txt', 'review match.txt --playouts 20'],
  ['--puzzles 5', '--puzzles 1'],
  ['ctq bench\n', 'ctq bench --game incan_gold\n'],
  ['--players 3\n', '--players 3 --games 100 --batches 1 --playouts 5\n'],
  ['turn:1..10,turn:1..10', 'turn:1..2,turn:1..2'],
  ['--games 1000000', '--games 100'],
  ['level:4 --games 400', 'level:4 --games 4'],
  ['--games 4000', '--games 8'],
  // The program under test takes the place of the one that these commands build.
  ['cmake --preset bench && cmake --build --preset bench\n', ''],
];

/** Returns the commands of the chapter's code blocks, with lines that continue joined. */
function commands() {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  const [, chapter] = text.match(/\n## Studying games\n([^]*?)\n## /);
  let code = [...chapter.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => block).join('');
  for (const [long, short] of quicker) {
    assert.ok(code.includes(long), `the chapter no longer has "${long}"`);
    code = code.replace(long, short);
  }
  return code.replace(/\\\n\s*/g, '').trim().split('\n');
}

/** Returns the commands that GNU parallel would start: one for each value after `:::`. */
function parallel(command) {
  const match = command.match(/^parallel .*'(ctq [^']*)' ::: (.*)$/);
  return match === null ? [command] : match[2].split(' ').map((value) => match[1].replaceAll('{}', value));
}

test('the commands of README.md, "Studying games", succeed from top to bottom', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ctq-readme-'));
  try {
    for (const place of ['build/bench/shell', 'bin']) {
      mkdirSync(join(folder, place), { recursive: true });
      symlinkSync(programs.native, join(folder, place, 'ctq'));
    }
    const list = commands().flatMap(parallel);
    assert.ok(list.length > 15);
    for (const command of list) {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
        input: command.includes(' play ') ? 'quit\n' : '',
        timeout: 600_000,
        maxBuffer: 1 << 26,
      });
      assert.equal(status, 0, `${command}\n${stderr}`);
      assert.ok(stdout !== '' || command.includes(' > '), `${command} prints nothing`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
