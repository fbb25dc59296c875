// Films of the page: moving and resting frames are told apart, with the same result on every
// machine.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { browser, url } from './browser.mjs';
import { plainFilm, readArguments, Refusal } from './film/arguments.mjs';
import { drawSheet } from './film/sheet.mjs';
import { takeFilm } from './film/shoot.mjs';
import { soundNames } from './film/sounds.mjs';
import { test } from './harness.mjs';

const root = process.env.CTQ_ROOT ?? join(import.meta.dirname, '../..');
const phone = { width: 390, height: 844 };

/** A person taps a card at a new table of Cartagena. */
const film = (rules, card) => ({ route: `new=cartagena;${rules};human,greedy;17`,
  setUp: [{ command: 'start' }], presses: [{ how: 'tap', what: card, words: `tap:${card}` }],
  seconds: 1, size: phone });
/** With the first rules this is the first of three actions. With the second it is the only one,
 * and a bot plays next. */
const action = film('rules=board', 'card:hat');
const turn = film('', 'card:H');
const take = (asked, where = browser) => takeFilm(where, url, asked, soundNames(root));

test('a film of a press shows the movement and the rest, and names the sound at its start', async () => {
  const frames = await take(action);
  assert.deepEqual(frames.map((frame) => frame.time), [0, 250, 500, 750, 1000]);
  assert.deepEqual(frames.map((frame) => frame.pressed.map((one) => one.words).join()),
    ['tap:card:hat', '', '', '', '']);
  assert.deepEqual(frames.map((frame) => frame.sounds.map((one) => one.name).join()),
    ['', 'step', '', '', '']);
  const same = frames.map((frame) => frame.same);
  assert.deepEqual(same, [false, false, false, false, true], 'what was pressed moves and lands, then it rests');
  const sheet = PNG.sync.read(await drawSheet(browser, { ...plainFilm, ...action, columns: 2 }, frames, ''));
  const rows = Math.ceil(same.indexOf(true) / 2);
  assert.ok(sheet.width > 2 * phone.width && sheet.width < 3 * phone.width, `${sheet.width} wide`);
  assert.ok(sheet.height > rows * phone.height && sheet.height < (rows + 1) * phone.height,
    `${sheet.height} high: what rests is not shown again`);
});

test('the film\'s clock stops while a bot thinks, so a slow bot gives the same film', async () => {
  let page = null;
  // The bot is slow: it is asked only after the page has gone through a thousand tasks. In that
  // time a running clock would finish everything that is due, on any machine.
  const slow = {
    newPage: async (options) => {
      page = await browser.newPage(options);
      await page.addInitScript(() => {
        const { port1, port2 } = new MessageChannel();
        const waiting = [];
        port1.onmessage = () => waiting.shift()();
        const round = () => new Promise((done) => {
          waiting.push(done);
          port2.postMessage(null);
        });
        window.Worker = class extends Worker {
          async postMessage(message) {
            const asked = performance.now();
            for (let i = 0; i < 1000; i += 1) await round();
            if (message.bytes) console.log(`passed: ${Math.round(performance.now() - asked)} ms`);
            super.postMessage(message);
          }
        };
      });
      return page;
    },
  };
  const first = await take(turn);
  assert.ok(first.some(({ sounds }) => sounds.some((one) => one.name === 'turn')), 'the bot has played');
  assert.ok(first.filter((frame) => !frame.same).length > 3);
  const again = await take(turn, slow);
  const passed = page.said.map((one) => /passed: (\d+) ms/.exec(one)).filter(Boolean);
  assert.ok(passed.length > 0 && passed.every(([, time]) => time < 18), 'at most a frame has passed: ' +
    passed.map(([words]) => words).join());
  for (const [i, frame] of first.entries()) {
    assert.ok(frame.picture.equals(again[i].picture), `the pictures after ${frame.time} ms`);
    assert.deepEqual(frame.sounds, again[i].sounds);
  }
});

test('a request that can\'t be filmed is refused with a sentence and status 2', async () => {
  const wrong = { ...action, presses: [{ how: 'click', what: 'card:9', words: 'card:9' }] };
  await assert.rejects(take(wrong), (error) => error instanceof Refusal &&
    /no spot "card:9" rests on the screen\. There are: .*card:hat/.test(error.message));
  for (const [words, told] of [[['--nix'], /Unknown option '--nix'/], [['--every', 'x'], /--every takes a whole/],
    [['--size', '390'], /such as 390x844/], [['--theme', 'red'], /light or dark/], [['a', 'b'], /one route/],
    [['--press', 'drag:a'], /drag:FROM>TO/], [['--seconds'], /argument missing/]]) {
    assert.throws(() => readArguments(words), (error) => error instanceof Refusal && told.test(error.message));
  }
  assert.equal(readArguments(['lab', '--help']), null);
  const bare = mkdtempSync(join(tmpdir(), 'ctq-film-'));
  const { CTQ_URL: _, ...environment } = { ...process.env, CTQ_ROOT: bare };
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'film.mjs'), 'lab'],
    { env: environment, encoding: 'utf8' });
  rmSync(bare, { recursive: true });
  assert.equal(status, 2);
  assert.match(stderr, /^film: There is no built page .*cmake --preset web/);
});
