// One lane of the browser tests. Takes files from run.mjs and runs their cases one after the other
// in one Chromium, each in its own contexts. Reports the results.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beginCase, closeBrowser, endCase } from './browser.mjs';
import { takeFile } from './harness.mjs';
import { caseSeconds, milliseconds } from './patience.mjs';

/** Number of failed cases of a lane that are run again, to see how often they fail. */
let repeats = 3;
const screens = join(process.env.CTQ_ROOT, 'build/logs/screens');

/** Returns the result of a promise, or fails if it takes longer than this many seconds. */
function within(seconds, what, promise) {
  let timer;
  const limit = milliseconds(seconds);
  const late = new Promise((_, failed) => {
    timer = setTimeout(() => failed(new Error(`${what}: no end after ${limit / 1000} s`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Returns the details of a failed page: its screen, its console output and a picture. */
async function remains(page, picture) {
  const now = await within(5, 'the page', page.evaluate(() => {
    if (!window.ctq_ui) return { page: document.body.innerText.slice(0, 300) };
    const { spots, choices, keys, ...rest } = ctq_ui();
    return { ...rest, spots: spots.map((one) => one.name).join(' ').slice(0, 400),
      status: document.getElementById('status').textContent,
      notice: document.getElementById('notice').textContent };
  })).catch((error) => error.message);
  await within(10, 'its picture', page.screenshot({ path: picture })).catch(() => {});
  return [`page: ${page.url()}`, `screen: ${JSON.stringify(now)}`,
    ...[...page.problems, ...page.said.slice(-10)].map((one) => `said: ${one}`)];
}

// An unhandled error belongs to the running case.
let stray = [];
process.on('unhandledRejection', (error) => stray.push(error));

/** Runs a case once. Returns null or the error, with the details of its pages if wanted. */
async function attempt(file, { title, problems, run }, seed, inDetail) {
  const opened = beginCase(seed);
  const notes = [];
  stray = [];
  let error = null;
  const body = (async () => run({ diagnostic: (words) => notes.push(words) }))();
  body.catch(() => {}); // if it fails later
  try {
    await within(caseSeconds, 'the case', body);
    for (const page of opened.pages) {
      const wrong = page.problems.filter((one) => !problems?.test(one));
      assert.deepEqual(wrong, [], 'something went wrong on a page');
    }
    if (stray.length > 0) throw stray[0];
  } catch (found) {
    error = found;
  }
  const details = [];
  if (error && inDetail) {
    mkdirSync(screens, { recursive: true });
    for (const [i, page] of opened.pages.entries()) {
      if (page.isClosed()) continue;
      const name = `${file} ${title}`.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 80);
      details.push(...await remains(page, join(screens, `${name}-${i + 1}.png`)));
    }
  }
  await within(20, 'closing', endCase(opened)).catch(() => {});
  return { notes, failure: error && { words: String(error?.stack ?? error), details } };
}

/** Runs the cases of a file and reports each to run.mjs. */
async function runFile(path) {
  const name = basename(path).replace(/\.test\.mjs$/, '');
  takeFile();
  await import(pathToFileURL(path));
  const { cases, befores, afters, left } = takeFile();
  if (cases.length + left === 0) throw new Error('no case is registered by test of ./harness.mjs');
  for (const one of befores) await within(caseSeconds, 'what goes before', one());
  for (const one of cases) {
    const began = Date.now();
    const seed = `${name}: ${one.title}`;
    const { failure, notes } = await attempt(name, one, seed, true);
    const seconds = (Date.now() - began) / 1000;
    if (failure && repeats > 0) {
      // The case counts as failed anyway. The repetition shows how often it fails.
      repeats -= 1;
      let failed = 1;
      for (let run = 1; run < 3; run += 1) {
        if ((await attempt(name, one, seed, false)).failure) failed += 1;
      }
      failure.details.unshift(`failed ${failed} of 3 with seed "${seed}"`);
    }
    process.send({ kind: 'case', file: name, title: one.title, seconds, failure, notes });
  }
  for (const one of afters) await within(caseSeconds, 'what goes after', one());
}

// The parent process has ended.
process.on('disconnect', () => process.exit(1));

process.on('message', async ({ path }) => {
  if (!path) {
    await within(20, 'closing', Promise.resolve(closeBrowser())).catch(() => {});
    process.exit(0);
  }
  let problem = null;
  await runFile(path).catch((error) => { problem = String(error?.stack ?? error); });
  process.send({ kind: 'file', problem });
});
