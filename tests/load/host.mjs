// A load test of ctq host: bots play at many tables while guests come and go, and the server is restarted in between.
// It fails if a command is lost, two guests see different logs, a table does not go on after the restart, or the
// server keeps descriptors, tables or memory. It prints times and judges none.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Book } from './book.mjs';
import { passers } from './passers.mjs';
import { Players } from './players.mjs';
import { relay } from './relay.mjs';
import { startServer } from './server.mjs';

const usage = `usage: node tests/load/host.mjs [OPTION VALUE]...
  --tables N        tables (200)
  --connections N   guests who play at them (400)
  --seconds N       how long matches begin (600), unless --actions is given
  --actions N       begin matches until the guests have sent so many commands
  --guests N        guests who come and go meanwhile (1000)
  --growth PERCENT  the most that memory may grow (5; with --actions it is printed only, unless this is given)
  --pause MS        how long a bot waits before each action (500)
  --game, --options, --seats, --bot    what is played (cartagena, with closed hands); "guest" seats are for guests
  --ctq PROGRAM     the server (CTQ_NATIVE, or that of the native build)
  --visitor PROGRAM the guests (the same)
  --seed N          from which all chance follows (1)`;

const text = { type: 'string' };
const { values: given } = parseArgs({ options: Object.fromEntries(['tables', 'connections', 'seconds', 'actions',
  'guests', 'growth', 'pause', 'game', 'options', 'seats', 'bot', 'ctq', 'visitor', 'seed'].map((name) => [name, text])
  .concat([['help', { type: 'boolean' }]])) });
if (given.help) {
  console.log(usage);
  process.exit();
}

/** Returns the number that an option gives, or a default. */
function number(name, otherwise) {
  if (given[name] !== undefined && !/^\d+$/.test(given[name])) throw new Error(`--${name} is a whole number.\n${usage}`);
  return given[name] === undefined ? otherwise : Number(given[name]);
}

const tables = number('tables', 200);
const connections = number('connections', 2 * tables);
const actions = number('actions', 0);
const seconds = number('seconds', 600);
const guests = number('guests', 1000);
const growth = number('growth', actions > 0 ? Infinity : 5);
const seed = number('seed', 1);
const seats = Math.ceil(connections / tables);
const set = {
  game: given.game ?? 'cartagena',
  options: given.options ?? (given.game ? '' : 'rules=advanced hands=closed'),
  seats: given.seats ?? [...Array(seats).fill('guest'), given.game ? 'random' : 'hoarder'].join(),
  bot: given.bot ?? (given.game ? 'random' : 'greedy'),
};
const program = given.ctq ?? process.env.CTQ_NATIVE ??
  fileURLToPath(new URL('../../build/native/shell/ctq', import.meta.url));
const patience = 600_000; // milliseconds for what comes to an end by itself
const away = 60; // seconds until the server gives up a guest who has gone

/** The parts of the run, as shares of its length, at which something happens. */
const at = { restart: 0.2, warm: 0.45, passers: 0.5, last: 0.95 };

const folder = mkdtempSync(join(tmpdir(), 'ctq-load-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'index.html'), '<title>A page</title>');

const book = new Book();
const spent = { processor: 0 }; // seconds
let server = null;

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });
const tell = (sentence) => console.log(`${new Date().toISOString().slice(11, 19)} ${sentence}`);

/** Waits until something holds, for a bounded time. Returns whether it does. */
async function eventually(holds) {
  for (const end = performance.now() + patience; performance.now() < end; await pause(500)) {
    if (await holds()) return true;
  }
  return false;
}

const start = (port, entropy) => startServer(program, ['--page', folder, '--records', join(folder, 'records'),
  '--port', String(port), '--entropy', String(entropy), '--wait', String(away), '--game', set.game,
  '--options', set.options, '--seats', set.seats, '--tables', String(tables), '--games', 'all',
  '--club-tables', '1000', '--tables-of-visitor', '1000'], join(folder, `log-${entropy}`), tables);

async function stop(one) {
  const { processor, problem } = await one.stop();
  spent.processor += processor;
  if (problem) book.problem(problem);
}

/** Restarts the server, once everybody who has come sits at a table. Returns the matches that were under way. */
async function restart(players) {
  const { port } = server;
  const before = server;
  server = null;
  await eventually(() => [...players.playing.keys()].every((table) => book.tables.has(table)));
  await stop(before);
  const matches = [...book.tables.values()];
  server = await start(port, seed + 1);
  if (server.said.err) book.problem(`The restarted server said: ${server.said.err}`);
  tell(`restarted; ${matches.length} matches were under way`);
  return matches;
}

/** Measures the memory now and then, until `ended()`. Returns the median in KB. */
async function memory(ended) {
  const samples = [];
  do {
    samples.push(server.memory());
    await pause(500);
  } while (!ended());
  return median(samples, 0.5);
}

/** Returns the value below which this share of the values lies. */
function median(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted.length > 0 ? sorted[Math.floor((sorted.length - 1) * share)] : NaN;
}

/** Lets half of the guests come and go. Returns the connections that the server has to end. */
async function comeAndGo(half) {
  const count = half === 1 ? guests >> 1 : guests - (guests >> 1);
  const { answers, staying } = await passers({ server, book, count, tables, seed: 2 * seed + half,
    setup: 'cartagena\nrules=board\nguest,guest,guest\nlisted' });
  tell(`${count} guests came, ${answers} were answered; ${staying.length} neither read nor go`);
  return staying;
}

async function run() {
  server = await start(0, seed);
  const fresh = { descriptors: server.descriptors(), tables: (await server.tables()).size };
  const { port: entrance, close } = await relay(server.port, book);
  const links = server.links;
  const players = new Players({ program: given.visitor ?? program, bot: set.bot, pause: number('pause', 500), seed,
    tables, book, link: (table) => `http://127.0.0.1:${entrance}/${links[table - 1]}`,
    guests: () => set.seats.split(',').filter((one) => one === 'guest').length });
  const began = performance.now();
  const share = () => Math.max(actions > 0 ? book.commands / actions : 0,
    (performance.now() - began) / (actions > 0 ? patience * 3 : seconds * 1000));
  const reached = async (part) => {
    while (share() < part) await pause(100);
  };
  const playing = players.run(() => server);
  tell(`${tables} tables, ${connections} guests`);
  await reached(at.restart);
  const matches = await restart(players);
  // What the server has used at most it keeps: the second half must find room in what the first half has left.
  const staying = await comeAndGo(1);
  await reached(at.warm);
  const warm = await memory(() => share() >= at.passers);
  tell(`${book.commands} commands; ${warm} KB of memory`);
  const coming = comeAndGo(2);
  await reached(at.last);
  const last = await memory(() => share() >= 1);
  staying.push(...await coming);
  tell(`${book.commands} commands; ${last} KB of memory`);
  await players.stop(patience);
  await playing;
  await judge({ fresh, matches, players, staying, warm, last });
  close();
}

/** Checks what the server keeps once all guests have gone, then ends it and prints the table. */
async function judge({ fresh, matches, players, staying, warm, last }) {
  const left = {};
  await eventually(async () => {
    left.descriptors = server.descriptors(); // before the next line opens a connection
    const states = await server.tables();
    left.tables = states.size;
    return left.descriptors === fresh.descriptors && left.tables === fresh.tables &&
      [...states.values()].every((state) => state === 'free');
  });
  left.memory = server.memory();
  staying.forEach((one) => one.destroy());
  await stop(server);
  const stuck = matches.filter((match) => !match.ended);
  const grown = 100 * (Math.max(last, left.memory) / warm - 1);
  const rows = [
    ['matches played', players.matches, ''],
    ['commands sent', book.commands, ''],
    ['… refused with a reason', book.refused, ''],
    ['… too late, as the log says', book.overtaken, ''],
    ['… lost', book.lost, book.lost > 0],
    ['matches under way at the restart', matches.length, matches.length === 0],
    ['… that did not go on', stuck.length, stuck.length > 0],
    ['answers: median, 95 %, 99 % (ms)', [0.5, 0.95, 0.99].map((one) => median(book.answers, one).toFixed(2)).join(', '), ''],
    ['processor time (s; ms a command)', `${spent.processor.toFixed(2)}; ${(1000 * spent.processor / book.commands).toFixed(2)}`, ''],
    ['memory: warm, last, quiet (KB)', [warm, last, left.memory].join(', '), ''],
    ['… growth (%)', grown.toFixed(1), grown > growth],
    ['descriptors: fresh, left', `${fresh.descriptors}, ${left.descriptors}`, left.descriptors !== fresh.descriptors],
    ['tables: fresh, left', `${fresh.tables}, ${left.tables}`, left.tables !== fresh.tables],
    ['other problems', book.problems.length - book.lost, book.problems.length > book.lost],
  ];
  console.log();
  for (const [name, value, bad] of rows) console.log(`${name.padEnd(36)}${value}${bad ? '   FAILED' : ''}`);
  for (const problem of book.problems.slice(0, 20)) console.log(problem);
  process.exitCode = rows.some(([, , bad]) => bad) ? 1 : 0;
}

await run();
process.exit();
