// Registers the cases of a file of browser tests and what runs before and after them. `node
// tests/web/run.mjs` runs them. A lane collects the cases of a file with takeFile.

if (!process.send) throw new Error('Run browser tests by: node tests/web/run.mjs --only NAME');

const empty = () => ({ cases: [], befores: [], afters: [], left: 0 });
let file = empty();

/**
 * Registers a case. Options:
 * `problems`: a pattern of the errors that its pages may have (no others are allowed);
 * `long`: the case runs with --long only.
 */
export function test(title, ...rest) {
  const run = rest.pop();
  const [{ problems = null, long = false } = {}] = rest;
  if (file.cases.some((one) => one.title === title)) throw new Error(`two cases: ${title}`);
  if (long && process.env.CTQ_LONG !== '1') file.left += 1;
  else file.cases.push({ title, problems, run });
}

/** Runs once before the cases of the file. */
export const before = (what) => file.befores.push(what);

/** Runs once after the cases of the file, even if they failed. */
export const after = (what) => file.afters.push(what);

/** Returns what was registered since the last call. */
export function takeFile() {
  const taken = file;
  file = empty();
  return taken;
}
