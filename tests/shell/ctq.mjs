// Runs ctq natively and as WebAssembly and checks that both print the same. The WebAssembly program is
// loaded once and runs inside this process with its own standard streams: starting node for each run
// would take most of the time. `runProcess` starts the program as a process, as a person does.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

export const root = process.env.CTQ_ROOT ?? fileURLToPath(new URL('../..', import.meta.url));
export const programs = {
  native: process.env.CTQ_NATIVE ?? join(root, 'build/native/shell/ctq'),
  node: process.env.CTQ_NODE ?? join(root, 'build/web/shell/ctq'),
};

// Runs one program as a process of its own: {code, out, err}. Fails if the run exceeds the time limit.
export function runProcess(program, words, input = '') {
  const done = spawnSync(programs[program], words,
    { input, encoding: 'utf8', timeout: 180_000, maxBuffer: 1 << 26 });
  // EPIPE is no failure: a program may end without reading its input.
  const trouble = done.error?.code === 'EPIPE' ? undefined : done.error;
  assert.equal(trouble, undefined, `${program} ${words.join(' ')}: ${trouble}`);
  assert.equal(done.signal, null, `${program} ${words.join(' ')} ended by ${done.signal}`);
  return { code: done.status, out: done.stdout, err: done.stderr };
}

let loaded;
/** Loads Emscripten's script, as a function of the globals that it uses, and its WebAssembly module. */
function load() {
  const script = `${programs.node}.js`;
  const around = '(function (Module, require, process, __filename, __dirname, module) {';
  return {
    script,
    start: vm.runInThisContext(`${around}${fs.readFileSync(script, 'utf8')}\n})`, { filename: script }),
    module: new WebAssembly.Module(fs.readFileSync(`${programs.node}.wasm`)),
    require: createRequire(script),
  };
}

/** Returns node's `fs` with the three standard streams replaced. */
function streams(input) {
  let unread = Buffer.from(input);
  const written = { 1: [], 2: [] };
  const files = {
    ...fs,
    readSync(stream, buffer, offset, length, position) {
      if (stream !== 0) return fs.readSync(stream, buffer, offset, length, position);
      const part = unread.subarray(0, length);
      unread = unread.subarray(part.length);
      return part.copy(buffer, offset);
    },
    writeSync(stream, buffer, offset, length, position) {
      if (!(stream in written)) return fs.writeSync(stream, buffer, offset, length, position);
      written[stream].push(Buffer.from(buffer.subarray(offset, offset + length)));
      return length;
    },
    closeSync(stream) { if (stream > 2) fs.closeSync(stream); },
  };
  return { files, text: (stream) => Buffer.concat(written[stream]).toString('utf8') };
}

// Runs the WebAssembly program inside this process: {code, out, err}.
function runInside(words, input) {
  loaded ??= load();
  const { files, text } = streams(input);
  let code;
  const surroundings = {
    argv: ['node', loaded.script, ...words],
    platform: process.platform,
    versions: process.versions,
    env: {},
    stdin: { fd: 0 },
    binding: (name) => process.binding(name),
    cwd: () => process.cwd(),
    hrtime: process.hrtime,
    on() {},
    exit(status) {
      code ??= status;
      throw 'unwind';  // Emscripten's code takes this value for a normal end
    },
    set exitCode(status) { code ??= status; },
  };
  const module = {
    instantiateWasm(imports, receive) {
      const instance = new WebAssembly.Instance(loaded.module, imports);
      receive(instance);
      return instance.exports;
    },
  };
  const require = (name) => name === 'fs' ? files
    : name === 'tty' ? { isatty: () => false } : loaded.require(name);
  try {
    loaded.start(module, require, surroundings, loaded.script, join(loaded.script, '..'), { exports: {} });
  } catch (thrown) {
    if (thrown !== 'unwind') throw thrown;
  }
  assert.notEqual(code, undefined, `ctq ${words.join(' ')} came to no end`);
  return { code, out: text(1), err: text(2) };
}

// Runs one program once: the native one, too, in place of the other if CTQ_NODE is empty.
export function runOne(program, words, input = '') {
  return program === 'node' && programs.node ? runInside(words, input) : runProcess('native', words, input);
}

// Runs both programs. Their output must agree byte for byte, except for the elapsed time.
export function ctq(words, input = '') {
  const timeless = (text) => text.replace(/"seconds":[^,}]*/g, '"seconds":0');
  const native = runOne('native', words, input);
  if (programs.node === '') return { ...native, nodeErr: native.err };
  const node = programs.node ? runOne('node', words, input) : native;
  assert.equal(node.code, native.code, `exit codes of ctq ${words.join(' ')}`);
  assert.equal(timeless(node.out), timeless(native.out));
  return { ...native, nodeErr: node.err };
}

// Returns what ctq prints. Fails unless the exit code is 0.
export function good(words, input = '') {
  const { code, out, err } = ctq(words, input);
  assert.equal(code, 0, err);
  return out;
}

// Returns ctq's error message. Fails unless it is one line, standard output is empty and the exit code is 2.
export function refused(words, input = '') {
  const { code, out, err, nodeErr } = ctq(words, input);
  assert.equal(code, 2, `ctq ${words.join(' ')} gave ${code}: ${out}${err}`);
  assert.equal(out, '');
  assert.equal(nodeErr, err);
  assert.match(err, /^ctq: [^\n]+[.)]\n$/);
  assert.doesNotMatch(err, /[^\x20-\x7e\n…]/);
  return err;
}

// A folder for the records of one test file. It is removed when the process ends.
export const folder = fs.mkdtempSync(join(tmpdir(), 'ctq-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
let files = 0;
export function file(text) {
  const path = join(folder, `record${++files}`);
  fs.writeFileSync(path, text);
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

/** Reads a CSV text without line ends in its values: one object for each row. */
export function rowsOf(csv) {
  const [names, ...lines] = csv.trim().split('\n').map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted?.replaceAll('""', '"') ?? plain));
  return lines.map((line) => Object.fromEntries(line.map((value, i) => [names[i], value])));
}

/** Whether a process has a handler for SIGINT, according to /proc. */
export function listens(id) {
  const [, mask] = fs.readFileSync(`/proc/${id}/status`, 'utf8').match(/^SigCgt:\s*([0-9a-f]+)$/m);
  return (BigInt(`0x${mask}`) & 2n) !== 0n;
}
