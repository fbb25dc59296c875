// Runs ctq, both natively and as WebAssembly under node, and holds them to the same words.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.env.CTQ_ROOT ?? fileURLToPath(new URL('../..', import.meta.url));
export const programs = {
  native: process.env.CTQ_NATIVE ?? join(root, 'build/native/shell/ctq'),
  node: process.env.CTQ_NODE ?? join(root, 'build/web/shell/ctq'),
};

// One program, one run: {code, out, err}. A run that outlasts the limit fails here.
export function runOne(program, words, input = '') {
  const done = spawnSync(programs[program], words,
    { input, encoding: 'utf8', timeout: 120_000, maxBuffer: 1 << 26 });
  // A program may end without reading its input.
  const trouble = done.error?.code === 'EPIPE' ? undefined : done.error;
  assert.equal(trouble, undefined, `${program} ${words.join(' ')}: ${trouble}`);
  assert.equal(done.signal, null, `${program} ${words.join(' ')} ended by ${done.signal}`);
  return { code: done.status, out: done.stdout, err: done.stderr };
}

// Both programs: their output must agree byte for byte, but for the time that passed.
export function ctq(words, input = '') {
  const timeless = (text) => text.replace(/"seconds":[^,}]*/g, '"seconds":0');
  const native = runOne('native', words, input);
  const node = runOne('node', words, input);
  assert.equal(node.code, native.code, `exit codes of ctq ${words.join(' ')}`);
  assert.equal(timeless(node.out), timeless(native.out));
  return { ...native, nodeErr: node.err };
}

// What ctq prints when all is well.
export function good(words, input = '') {
  const { code, out, err } = ctq(words, input);
  assert.equal(code, 0, err);
  return out;
}

// The sentence ctq refuses with: one line, nothing on standard output, exit code 2.
export function refused(words, input = '') {
  const { code, out, err, nodeErr } = ctq(words, input);
  assert.equal(code, 2, `ctq ${words.join(' ')} gave ${code}: ${out}${err}`);
  assert.equal(out, '');
  assert.equal(nodeErr, err);
  assert.match(err, /^ctq: [^\n]+[.)]\n$/);
  assert.doesNotMatch(err, /[^\x20-\x7e\n…]/);
  return err;
}

// A folder for one test file's records; gone with the process.
const folder = mkdtempSync(join(tmpdir(), 'ctq-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let files = 0;
export function file(text) {
  const path = join(folder, `record${++files}`);
  writeFileSync(path, text);
  return path;
}

export const sourceExample = `[Game "cartagena"]
[Position "track=SCDCCSHHCSDDSHDH tokens=0,3,9,11|0,0,4,9|0,3,5,9 hands=DC|?|? turn=1 left=1"]
`;

export const wholeGame = (options, seats, seed) => {
  const out = good(['play', '--game', 'cartagena', '--options', options, '--seats', seats,
    '--seed', String(seed)]);
  return out.slice(out.indexOf('[Game'));
};
