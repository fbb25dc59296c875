// Tests of exec:PROGRAM, a bot that is an external program.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { good, programs, refused, rowsOf, runOne } from './ctq.mjs';

const root = process.env.CTQ_ROOT ?? fileURLToPath(new URL('../..', import.meta.url));
let folder;
before(() => { folder = mkdtempSync(join(tmpdir(), 'ctq-programs-')); });
after(() => rmSync(folder, { recursive: true }));

let written = 0;
/** Writes a Python program and returns the word for its seat. */
function program(text) {
  const path = join(folder, `program${++written}.py`);
  writeFileSync(path, text);
  return `exec:python3 ${path}`;
}

/** Writes a program that runs `body` for every question. In `body`, `answer` prints an answer. */
const answering = (body) => program(`import json, os, sys, time
def answer(value):
    print(value if isinstance(value, str) else json.dumps(value), flush=True)
for line in sys.stdin:
    question = json.loads(line)
${body.split('\n').map((one) => `    ${one}`).join('\n')}
`);
const legal = "answer({'action': question['legal'][0]})";

/** Writes the example bot of CONTRIBUTING.md. */
const example = () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, code] = text.match(/```python\n([^]*?)```/);
  assert.ok(code.trim().split('\n').length <= 15, 'the example is short');
  return program(code);
};

const run = (seats, games, ...more) => runOne('native', ['run', '--game', 'cartagena', '--seats', seats, '--games',
  String(games), '--json', '--rotate', ...more]);
const result = (ran) => {
  assert.equal(ran.code, 0, ran.err);
  return JSON.parse(ran.out.replace(/"seconds":[^,}]*/, '"seconds":0'));
};

test('the example of CONTRIBUTING.md plays every game, the same with 1 and 2 threads', () => {
  const bot = example();
  for (const game of [['cartagena', 'rules=board'], ['cartagena', 'rules=advanced hands=closed'], ['incan_gold', ''],
    ['carteso', 'size=4'], ['cartolan', 'mode=regular']]) {
    const ran = (threads) => runOne('native', ['run', '--game', game[0], '--options', game[1], '--seats',
      `${bot},random`, '--games', '3', '--rotate', '--json', '--threads', threads]);
    const one = ran('1');
    assert.equal(one.err, '');
    assert.equal(result(one).seats[0].bot, bot);
    assert.deepEqual(result(ran('2')), result(one));
  }
  assert.ok(result(run(`${bot},random`, 20)).seats[0].wins > 3);
});

test('a sweep, a tournament and record play programs, too', () => {
  const bot = answering(legal);
  const ran = (...words) => {
    const done = runOne('native', words);
    assert.equal(done.code, 0, done.err);
    return done.out;
  };
  const game = ['--game', 'cartagena', '--options', 'tokens=1'];
  const swept = JSON.parse(ran('sweep', ...game, '--seats', `greedy|${bot},random`, '--games', '4', '--json',
    '--think', '9'));
  const timeless = (report) => ({ ...report, seconds: 0 });
  const alone = JSON.parse(ran('run', ...game, '--seats', `${bot},random`, '--games', '4', '--json'));
  assert.deepEqual(timeless(swept[1]), timeless(alone));
  assert.deepEqual(swept.map((cell) => cell.seats[0].bot), ['greedy', bot]);
  // A word of a program is no range, even if there are dots in it.
  const dots = bot.replace('/program', '/../' + folder.split('/').at(-1) + '/program');
  assert.equal(JSON.parse(ran('sweep', ...game, '--seats', `${dots},random`, '--games', '2', '--json')).length, 1);
  const { ratings } = JSON.parse(ran('tournament', ...game, '--bots', bot, '--games', '3', '--json'));
  assert.deepEqual(ratings.map((row) => row.bot).sort(), [bot, 'random'].sort());
  const record = ran('record', ...game, '--seats', `${bot},random`, '--number', '2');
  const { scores } = JSON.parse(runOne('native', ['replay', '-', '--json'], record).out);
  const path = join(folder, 'each.csv');
  ran('run', ...game, '--seats', `${bot},random`, '--games', '2', '--each', path);
  assert.deepEqual(rowsOf(readFileSync(path, 'utf8')).slice(2).map((row) => Number(row.score)), scores);
});

test('--each of run has the games that a program played', () => {
  const path = join(folder, 'each.csv');
  const bot = answering(legal);
  const { seats } = result(run(`${bot},random`, 6, '--each', path));
  const rows = rowsOf(readFileSync(path, 'utf8')).filter((row) => row.bot === bot);
  assert.deepEqual(rows.map((row) => row.game), ['1', '2', '3', '4', '5', '6']);
  assert.equal(rows.filter((row) => row.place === '1').length, seats[0].wins);
});

test('a program with the strategy of a built-in bot gets the same results as that bot', () => {
  const bot = answering("answer({'action': 'stay' if question['observation']['turn'] < 7 else 'leave'})");
  const games = (seats) => {
    const ran = runOne('native', ['run', '--game', 'incan_gold', '--seats', seats, '--games', '12', '--seed', '5',
      '--rotate', '--json']);
    assert.equal(ran.err, '');
    const played = result(ran);
    played.seats.forEach((seat) => { seat.bot = ''; });
    return played;
  };
  assert.deepEqual(games(`${bot},myopic,random:0.2`), games('turn:7,myopic,random:0.2'));
});

test('the example study plots the wins of its bot, which equal those of the built-in bot', () => {
  const { status, stdout, stderr } = spawnSync('python3', [join(root, 'assets/examples/study.py'), '4'],
    { cwd: folder, env: { ...process.env, CTQ: programs.native }, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const lines = stdout.split('\n').slice(0, 6).map((line) => line.match(/^ *(\d+) gems +([\d.]+) % \(.*\) (#*)$/).slice(1));
  const words = ['sweep', '--game', 'incan_gold', '--seats', 'backpack:5..30/5,myopic', '--games', '4', '--rotate', '--csv'];
  const [heads, ...rows] = runOne('native', words).out.trim().split('\n').map((row) => row.split(','));
  const known = rows.filter((row) => row[heads.indexOf('seat')] === '1');
  assert.deepEqual(lines.map(([gems, share]) => [gems, Number(share)]),
    known.map((row) => [row[heads.indexOf('value')], 100 * row[heads.indexOf('win_share')]]));
  for (const [, share, bar] of lines) assert.equal(bar.length, Number(share));
});

test('a question has everything that the seat may know, and nothing else', () => {
  const path = join(folder, 'questions');
  const bot = answering(`open(${JSON.stringify(path)}, 'a').write(line)\n${legal}`);
  result(run(`${bot},greedy`, 1));
  const questions = readFileSync(path, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
  assert.ok(questions.length > 10);
  let ply = -1;
  for (const question of questions) {
    assert.deepEqual(Object.keys(question),
      ['game', 'options', 'seats', 'seat', 'ply', 'seed', 'observation', 'legal', 'log']);
    assert.deepEqual([question.game, question.options, question.seats, question.seat],
      ['cartagena', '', 2, 1]);
    assert.ok(question.ply > ply);
    ply = question.ply;
    assert.ok(question.legal.length > 0);
    assert.equal(question.observation.seats[1].hand, null);
    for (const { seat, action } of question.log.filter(({ action: one }) => one.startsWith('draw='))) {
      assert.equal(seat, 0);
      assert.match(action, /^draw=[SHDC?]$/);
    }
  }
  const log = questions.flatMap((question) => question.log);
  assert.ok(log.some(({ seat }) => seat === 2));
  assert.ok(log.some(({ action }) => action === 'draw=?'));
});

test('ctq question prints what ctq run asks a program, and an answer that is legal', () => {
  for (const [game, options, other] of [['cartagena', 'rules=board', 'greedy'], ['incan_gold', '', 'myopic'],
    ['carteso', 'size=4', 'claimer'], ['cartolan', 'mode=regular', 'explorer']]) {
    const path = join(folder, `first-${game}`);
    const bot = answering(`open(${JSON.stringify(path)}, 'a').write(line)\n${legal}`);
    const words = ['--game', game, '--options', options, '--seed', '3', '--seats'];
    result(runOne('native', ['run', ...words, `${other},${bot}`, '--games', '1', '--json']));
    const printed = good(['question', ...words, `${other},random`]);
    assert.equal(good(['question', ...words, `${other},${bot}`]), printed);
    const [question, answer, ...rest] = printed.split('\n');
    assert.deepEqual(rest, ['']);
    assert.equal(question, readFileSync(path, 'utf8').split('\n')[0]);
    const { seat, legal: actions } = JSON.parse(question);
    assert.equal(seat, 2);
    assert.ok(actions.includes(JSON.parse(answer).action));
  }
});

test('ctq question asks the seat of a program, and gives an example bot its first question', () => {
  const first = good(['question', '--seats', 'exec:mine,greedy,random']);
  assert.deepEqual([JSON.parse(first.split('\n')[0]).seat, JSON.parse(first.split('\n')[0]).game], [1, 'cartagena']);
  const question = good(['question']).split('\n')[0];
  const [command, path] = example().slice('exec:'.length).split(' ');
  const { stdout } = spawnSync(command, [path], { input: `${question}\n`, encoding: 'utf8' });
  assert.ok(JSON.parse(question).legal.includes(JSON.parse(stdout).action));
  assert.match(refused(['question', '--game', 'chess']), /chess/);
  assert.match(refused(['question', '--seats', 'nobody,random']), /nobody/);
});

// The program's fault: its code and the error message.
const wrong = {
  nonsense: ["answer('hm')", /answered "hm", which is not as \{"action": "…"\}\./],
  'no action': ["answer({'action': 'fly'})", /answered "fly", which is no action of this game\./],
  'an illegal action': ["answer({'action': 'pass'})", /answered "pass", which is not legal: .*\./],
  'no text': ["answer({'action': 7})", /which is not as/],
  'no object': ['answer([1])', /which is not as/],
  'two lines': ["line = json.dumps({'action': question['legal'][0]})\nanswer(line + '\\n' + line)", /said more than it was asked\./],
  'too much': ["answer('x' * 5000)", /said more than 4096 bytes in one line\./],
  'too much without an end': ["sys.stdout.write('x' * 100000); sys.stdout.flush(); time.sleep(60)",
    /said more than 4096 bytes in one line\./],
  nothing: ['time.sleep(60)', /said nothing within 1 s\./],
  'an end': ['sys.exit(3)', /ended\./],
  'an end of its output': ['os.close(1); time.sleep(60)', /ended\./],
};
for (const [what, [body, sentence]] of Object.entries(wrong)) {
  test(`${what}: the program forfeits the game with a sentence, and every game is counted`, () => {
    const bot = answering(body);
    // Only if a program never answers does ctq wait until the time is up.
    const ran = run(`${bot},greedy`, 2, '--think', what === 'nothing' ? '1' : '600');
    const { seats, games } = result(ran);
    assert.equal(games, 2);
    assert.deepEqual([seats[0].losses, seats[1].wins], [2, 2]);
    assert.match(ran.err, sentence);
    assert.match(ran.err, /It forfeits the game\./);
    assert.match(ran.err, /forfeited 2 of 2 games\.\n$/);
    assert.equal(ran.err.match(/It forfeits/g).length, 1);
  });
}

test('a program that forfeits a game of three is last; the others share the first place', () => {
  const { seats } = result(run(`${answering("answer('hm')")},greedy,hoarder`, 3));
  assert.deepEqual(seats.map(({ wins, draws, losses }) => [wins, draws, losses]), [[0, 0, 3], [0, 3, 0], [0, 3, 0]]);
});

test('after ten forfeits in a row a program is not asked again', () => {
  const path = join(folder, 'asked');
  const ran = run(`${answering(`open(${JSON.stringify(path)}, 'a').write('.')\nanswer('hm')`)},greedy`, 30,
    '--threads', '1');
  assert.equal(result(ran).seats[0].losses, 30);
  assert.match(ran.err, /forfeited 30 of 30 games; in the end it was not asked any more\./);
  assert.equal(readFileSync(path, 'utf8').length, 10);
});

test('a program that forfeits some games plays its other games to the end', () => {
  const bot = answering(`answer('hm' if question['seed'] % 150 == 0 else {'action': question['legal'][0]})`);
  const ran = run(`${bot},random`, 40);
  const [, some] = ran.err.match(/forfeited (\d+) of 40 games\.\n$/);
  assert.ok(Number(some) > 0 && Number(some) < 40, ran.err);
  assert.ok(result(ran).seats[0].losses >= Number(some));
});

/** Whether the process still exists. */
const runs = (id) => spawnSync('kill', ['-0', id]).status === 0;
/** A program that writes the ids of its process and of a child process to `path` and then hangs. */
const hanging = (path) => program(`import os, subprocess, sys, time
child = subprocess.Popen(['sleep', '600'], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
open(${JSON.stringify(path)}, 'a').write(f'{os.getpid()} {child.pid}\\n')
while True:
    time.sleep(600)
`);
const processes = (path) => readFileSync(path, 'utf8').trim().split(/\s+/);
const gone = async (ids) => {
  while (ids.some(runs)) await new Promise((wake) => { setTimeout(wake, 20); });
};

test('a program that never answers is killed, together with its child processes', async () => {
  const path = join(folder, 'hanging');
  // On a slow machine the program may be killed before it writes: then the test gives it more time.
  let ids = [];
  for (let think = 1; ids.length < 2; think *= 2) {
    writeFileSync(path, '');
    result(run(`${hanging(path)},greedy`, 1, '--think', String(think)));
    ids = processes(path);
  }
  await gone(ids);
});

test('ctq kills its programs when it is interrupted', async () => {
  const path = join(folder, 'interrupted');
  writeFileSync(path, '');
  const ctq = spawn(programs.native, ['run', '--game', 'cartagena', '--seats', `${hanging(path)},greedy`, '--games', '1',
    '--think', '600']);
  while (processes(path).length < 2) await new Promise((wake) => { setTimeout(wake, 20); });
  const end = new Promise((tell) => { ctq.on('exit', (code, signal) => tell([code, signal])); });
  const ids = processes(path);
  ctq.kill('SIGINT');
  assert.deepEqual(await end, [130, null]);
  await gone(ids);
});

test('at Ctrl-C ctq reports the finished games of a program and leaves out the current one', async () => {
  // After 1500 questions some games are over. Then the program says "enough" and stops answering.
  const bot = answering(`asked = globals().setdefault('asked', [0])
asked[0] += 1
if asked[0] < 1500:
    ${legal}
else:
    print('enough', file=sys.stderr, flush=True)
    time.sleep(600)`);
  const ctq = spawn(programs.native, ['run', '--game', 'cartagena', '--seats', `${bot},random`, '--games', '100000',
    '--threads', '1', '--think', '600', '--json']);
  let out = '';
  let err = '';
  ctq.stdout.on('data', (text) => { out += text; });
  const end = new Promise((tell) => { ctq.on('close', (code) => tell(code)); });
  await new Promise((tell) => {
    ctq.stderr.on('data', (text) => {
      err += text;
      if (err.includes('enough')) tell();
    });
  });
  ctq.kill('SIGINT');
  assert.equal(await end, 130);
  const { games, seats } = JSON.parse(out);
  assert.ok(games > 1 && games < 100000);
  assert.equal(seats[0].wins + seats[0].draws + seats[0].losses, games);
  assert.match(err, new RegExp(`Stopped: ${games} of 100000 games were played\\.`));
  assert.doesNotMatch(err, /forfeit/);
});

test('tournament and sprt accept programs as bots', () => {
  const bot = example();
  const rated = runOne('native', ['tournament', '--game', 'cartagena', '--bots', `greedy,${bot}`, '--games', '10',
    '--csv']);
  assert.equal(rated.code, 0, rated.err);
  assert.equal(rated.out.trim().split('\n').length, 4);
  assert.ok(rated.out.includes(bot));
  const compared = runOne('native', ['sprt', '--game', 'cartagena', '--seats', `greedy,${bot}`, '--games', '400']);
  assert.match(compared.out, /: better/);
});

test('a person plays against a program; if the program forfeits, ctq prints the record so far', () => {
  const play = (bot) => runOne('native', ['play', '--game', 'carteso', '--options', 'size=3 komi=0 sides=fixed',
    '--seats', `human,${bot}`, '--seed', '3'], '1\n'.repeat(40)).out;
  const whole = play(answering(legal));
  assert.match(whole, /wins\.$/m);
  const ended = play(answering("answer('hm')"));
  assert.match(ended, /^Seat 2 \(exec:python3\) forfeits the match\.$/m);
  assert.match(ended, /The match is not over\./);
  assert.match(ended, /\[Game "carteso"\][^]*\n[XO][a-c][1-3]/);
});

/** Starts ctq host with one table for these seats: its link, and a function that ends the server. */
async function host(seats) {
  const page = mkdtempSync(join(folder, 'page-'));
  writeFileSync(join(page, 'index.html'), '<title>A page</title>');
  const server = spawn(programs.native, ['host', '--game', 'incan_gold', '--seats', seats, '--port', '0', '--page',
    page]);
  let words = '';
  for await (const part of server.stdout.iterator({ destroyOnReturn: false })) {
    words += part;
    if (/#join=\S+\n/.test(words)) break;
  }
  return { link: words.match(/(\S+#join=\S+)\n/)[1], end: () => server.kill() };
}

test('a program can visit a table of ctq host; if it forfeits, the visit reports the fault', async () => {
  const good = await host('guest,turn:7');
  const visit = (link, bot) => runOne('native', ['visit', link, '--bot', bot, '--json']);
  const { code, out, err } = visit(good.link, example());
  good.end();
  assert.equal(code, 0, err);
  const { ended, lost, commands } = JSON.parse(out);
  assert.deepEqual([ended, lost], [1, 0]);
  assert.ok(commands > 0);
  const bad = await host('guest,turn:7');
  const failed = visit(bad.link, answering("answer('hm')"));
  bad.end();
  assert.equal(failed.code, 2);
  assert.match(JSON.parse(failed.out).problems[0], /answered "hm", which is not as/);
  assert.match(JSON.parse(failed.out).matches[0].end, /answered "hm", which is not as/);
});

test('a program that can\'t be started is refused, as is every program in node', () => {
  const refused = (which, seats, sentence) => {
    const { code, out, err } = runOne(which, ['run', '--game', 'cartagena', '--seats', seats, '--games', '1']);
    assert.equal(code, 2);
    assert.equal(out, '');
    assert.match(err, sentence);
  };
  refused('native', 'exec:/no/such/program,greedy',
    /^ctq: The program "\/no\/such\/program" can't be started: No such file or directory\.\n$/);
  refused('native', 'exec:,greedy', /^ctq: Behind exec: there is no program\.\n$/);
  if (programs.node) refused('node', 'exec:true,greedy', /^ctq: Only the native ctq can start programs\.\n$/);
  const { code, err } = runOne('native', ['run', '--game', 'cartagena', '--seats', 'greedy,greedy', '--games', '1',
    '--think', '0']);
  assert.equal(code, 2);
  assert.match(err, /--think is a whole number from 1 to 3600/);
});
