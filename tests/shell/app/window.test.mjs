// The native window, built with sanitizers, on a virtual screen: a person begins a match, then ends the program.
// CTQ_WINDOW is the program.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';

const program = process.env.CTQ_WINDOW;
const limit = { timeout: 300_000 };

/** Starts a virtual screen, which keeps its picture in a file of this folder. Returns its process and its name, as
 * ":7". */
async function startScreen(folder) {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x800x24', '-fbdir', folder],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3], 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** Returns the pixels of the screen. */
const picture = (folder) => readFileSync(join(folder, 'Xvfb_screen0')).subarray(-1280 * 800 * 4);

/** Waits until this condition holds. Fails once the test has taken too long. */
async function until(condition, signal) {
  while (!condition()) await setTimeout(50, undefined, { signal });
}

/** Tells whether something is drawn on the screen: before that, there is nothing to press. */
const isDrawn = (folder) => new Set(new Uint32Array(Uint8Array.from(picture(folder)).buffer)).size > 50;

/** Tells whether a file of this folder is a saved match. */
const hasMatch = (folder) => readdirSync(folder).some((name) => /^match-.*\.txt$/.test(name));

/** Returns the leaks in a report of the sanitizer that our own code allocated, not a library. */
function ownLeaks(report) {
  return report.split(/\n\n/).filter((block) => {
    if (!/(Direct|Indirect) leak of/.test(block)) return false;
    const frames = block.split('\n').filter((line) => /^ +#\d/.test(line)).slice(1);
    const first = frames.find((line) => !/libstdc\+\+/.test(line)) ?? '';
    return first.includes('/cartotheque+') || /\/(engine|shell)\//.test(first);
  });
}

test('The native window plays a match on a virtual screen and ends without a leak of ours', limit, async ({ signal }) => {
  const data = mkdtempSync(join(tmpdir(), 'cartotheque-'));
  const folder = join(data, 'cartotheque');
  mkdirSync(folder);
  const { screen, display } = await startScreen(data);
  const environment = { ...process.env, DISPLAY: display, XDG_DATA_HOME: data, SDL_AUDIODRIVER: 'dummy',
    SDL_VIDEODRIVER: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', LSAN_OPTIONS: 'exitcode=0' };
  const window = spawn(program, [], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    let told = '';
    window.stderr.on('data', (words) => { told += words; });
    const ended = once(window, 'close');
    const person = (...words) => {
      const done = spawnSync('xdotool', words, { env: environment, encoding: 'utf8', timeout: 60_000 });
      assert.equal(done.status, 0, `xdotool ${words.join(' ')}: ${done.stderr} ${told}`);
    };
    person('search', '--sync', '--onlyvisible', '--name', '^Cartotheque$');
    person('mousemove', '640', '790');
    const problem = ended.then(([code, signal]) => {
      throw new Error(`The window has ended early (${code ?? signal}): ${told}`);
    });
    problem.catch(() => {});
    await Promise.race([until(() => isDrawn(data), signal), problem]);
    const before = picture(data);
    person('key', 'Tab', 'Tab', 'Tab');  // puzzles, record, today’s Cartagena
    await until(() => !picture(data).equals(before), signal);  // the focus shows
    person('key', 'Return');
    await Promise.race([until(() => hasMatch(folder), signal), problem]);
    window.kill('SIGTERM');
    const [code] = await ended;
    assert.equal(code, 0, told);
    assert.deepEqual(ownLeaks(told), []);
  } finally {
    window.kill('SIGKILL');
    screen.kill('SIGTERM');
    rmSync(data, { recursive: true });
  }
});
