// What a file of browser tests is written with: cases, and what goes before and after them.
// `node tests/web/run.mjs` runs them; a lane takes what a file has registered by takeFile.

if (!process.send) throw new Error('Run browser tests by: node tests/web/run.mjs --only NAME');

const empty = () => ({ cases: [], befores: [], afters: [], left: 0 });
let file = empty();

/**
 * A case. Options:
 * `problems`: what may go wrong on its pages, as a pattern; nothing else may;
 * `long`: it runs with --long only.
 */
export function test(title, ...rest) {
  const run = rest.pop();
  const [{ problems = null, long = false } = {}] = rest;
  if (file.cases.some((one) => one.title === title)) throw new Error(`two cases: ${title}`);
  if (long && process.env.CTQ_LONG !== '1') file.left += 1;
  else file.cases.push({ title, problems, run });
}

/** Is done once before the file's cases. */
export const before = (what) => file.befores.push(what);

/** Is done once after them, whatever became of them. */
export const after = (what) => file.afters.push(what);

/** What was registered since the last call. */
export function takeFile() {
  const taken = file;
  file = empty();
  return taken;
}
