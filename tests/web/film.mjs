// Takes a film of the page: one picture that shows all movement, frame by frame. For the options
// see --help or film/arguments.mjs. Reads CTQ_URL, the page's address (if unset, build/web is
// served), CTQ_CHROMIUM and CTQ_PATIENCE. Exits with status 2 if the request can't be filmed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { address } from './address.mjs';
import { beginCase, browser, closeBrowser, endCase } from './browser.mjs';
import { readArguments, Refusal, usage } from './film/arguments.mjs';
import { drawSheet } from './film/sheet.mjs';
import { takeFilm } from './film/shoot.mjs';
import { soundNames } from './film/sounds.mjs';

const root = process.env.CTQ_ROOT ?? join(dirname(fileURLToPath(import.meta.url)), '../..');

const inDigits = (number, digits) => String(number).padStart(digits, '0');

/** Writes a file and creates its folder. */
function write(file, bytes) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  } catch (error) {
    throw new Refusal(`${file} can not be written: ${error.message}`);
  }
}

/** One line for each frame with a press or a sound. */
function story(frames) {
  return frames.filter(({ pressed, sounds }) => pressed.length + sounds.length > 0)
    .map(({ time, pressed, sounds }) => [`${String(time).padStart(6)} ms`,
      ...sounds.map((one) => `♪ ${one.name} (${one.time})`),
      ...pressed.map((one) => `● ${one.words}`)].join('  '));
}

/** The request without its output path. */
const titleOf = (words) => ['film', ...words.filter((word, i) => ![word, words[i - 1]].some((one) =>
  ['--out', '--frames'].includes(one)))].join(' ');

async function run(words) {
  const film = readArguments(words);
  if (!film) {
    console.log(usage);
    return;
  }
  const out = film.out ?? join(root, 'build/logs/film.png');
  const { url, end } = await address(root).catch((error) => { throw new Refusal(error.message); });
  const opened = beginCase(film.seed);
  try {
    const frames = await takeFilm(browser, url, film, soundNames(root));
    if (film.frames) {
      frames.forEach(({ time, picture }) =>
        write(join(film.frames, `${inDigits(time, 6)}.png`), picture));
    }
    write(out, await drawSheet(browser, film, frames, titleOf(words)));
    const moving = frames.filter((frame) => !frame.same).length;
    console.log([...story(frames), `${frames.length} frames, ${moving} of them different: ` +
      relative('.', out)].join('\n'));
  } finally {
    await endCase(opened);
    await closeBrowser();
    end();
  }
}

await run(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Refusal ? `film: ${error.message}` : error);
  process.exitCode = error instanceof Refusal ? 2 : 1;
});
