// Runs the browser tests: three lanes side by side, each with one Chromium for all its files.
// usage: node tests/web/run.mjs [--long] [--only NAME...]
//   NAME is a file of this folder, with or without .test.mjs.
// Takes CTQ_URL, the page's address (otherwise build/web is served), CTQ_ROOT, CTQ_NATIVE, CTQ_CHROMIUM, and
// CTQ_PATIENCE, which multiplies all time limits.
// Prints a line for each file, each failed case as `not ok`, the slowest cases, and counts as
// `node --test` does.
import { fork } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { address } from './address.mjs';
import { milliseconds } from './patience.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const root = process.env.CTQ_ROOT ?? join(folder, '../..');
/** Three lanes keep two cores busy, since pages sometimes wait for each other. */
const laneCount = 3;
/** Milliseconds of silence after which a lane is stopped. Three attempts at a case that hangs take
 * less. */
const silence = milliseconds(900);

/** The files to run, the largest first, so that a large one does not run last. */
function wantedFiles(words) {
  const all = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
  const names = words.map((word) => `${basename(word).replace(/\.test\.mjs$/, '')}.test.mjs`);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}.`);
  return (names.length > 0 ? names : all).map((name) => join(folder, name))
    .sort((a, b) => statSync(b).size - statSync(a).size);
}

const results = []; // of all cases

const indented = (words) => words.split('\n').map((line) => `  ${line}`).join('\n');

/** Prints one `not ok` with all details. */
function tellFailure(file, title, words, details) {
  console.log(`not ok - ${file}: ${title}\n  ---\n${indented([words, ...details].join('\n'))}\n  ...`);
}

/** Runs one lane: takes files from the queue until it is empty. */
async function lane(queue, environment) {
  while (queue.length > 0) {
    const child = fork(join(folder, 'lane.mjs'), { env: environment });
    let alive = true;
    child.once('exit', () => { alive = false; });
    while (alive && queue.length > 0) await runIn(child, queue.shift());
    if (!alive) continue;
    child.send({});
    await new Promise((done) => { child.once('exit', done); });
  }
}

/** Runs one file in a child process and reports its results. */
async function runIn(child, path) {
  const name = basename(path).replace(/\.test\.mjs$/, '');
  const began = Date.now();
  const cases = [];
  let problem = null;
  await new Promise((done) => {
    let timer;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        problem = `nothing was heard of it for ${silence / 1000} s`;
        child.kill('SIGKILL');
      }, silence);
    };
    const finish = () => {
      clearTimeout(timer);
      child.removeAllListeners('message');
      child.removeListener('exit', ended);
      done();
    };
    const ended = () => {
      problem ??= 'its process ended';
      finish();
    };
    child.once('exit', ended);
    child.on('message', (told) => {
      listen();
      if (told.kind === 'case') {
        cases.push(told);
        return;
      }
      problem = told.problem;
      finish();
    });
    listen();
    child.send({ path });
  });
  if (problem) {
    cases.push({ file: name, title: 'the file as a whole', seconds: 0, notes: [],
      failure: { words: problem, details: [] } });
  }
  results.push(...cases);
  const bad = cases.filter((one) => one.failure);
  console.log(`${name.padEnd(24)}${String(cases.length - bad.length).padStart(4)} passed ` +
    `${String(bad.length).padStart(3)} failed ${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s`);
  for (const one of cases) for (const note of one.notes) console.log(`# ${name}: ${note}`);
  for (const one of bad) tellFailure(name, one.title, one.failure.words, one.failure.details);
}

const words = process.argv.slice(2);
const long = words.includes('--long') || process.env.CTQ_LONG === '1';
const began = Date.now();
const queue = wantedFiles(words.filter((word) => !word.startsWith('--')));
const { url, end } = await address(root);
// The lanes end when this process ends.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    end();
    process.exit(1);
  });
}
const environment = { ...process.env, CTQ_URL: url, CTQ_ROOT: root, CTQ_LONG: long ? '1' : '0',
  CTQ_NATIVE: process.env.CTQ_NATIVE ?? join(root, 'build/native/shell/ctq') };
await Promise.all(Array.from({ length: Math.min(laneCount, queue.length) },
  () => lane(queue, environment)));
end();

const failed = results.filter((one) => one.failure).length;
for (const one of [...results].sort((a, b) => b.seconds - a.seconds).slice(0, 5)) {
  console.log(`# slow: ${one.seconds.toFixed(1)} s ${one.file}: ${one.title}`);
}
console.log(`# pass ${results.length - failed}\n# fail ${failed}\n` +
  `# seconds ${((Date.now() - began) / 1000).toFixed(0)}`);
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
