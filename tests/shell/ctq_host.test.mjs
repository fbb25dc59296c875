// Tests of ctq host and ctq visit: bots of one process play whole matches at tables of another.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { programs, runOne } from './ctq.mjs';

let page;
before(() => {
  page = mkdtempSync(join(tmpdir(), 'ctq-page-'));
  writeFileSync(join(page, 'index.html'), '<title>A page</title>');
});
after(() => rmSync(page, { recursive: true }));

const servers = [];
after(() => servers.forEach((one) => one.kill()));

/** Adds --entropy, so that chance is the same in every run. */
const seeded = (more) => (more.includes('--entropy') ? more : ['--entropy', '1', ...more]);

/** Starts ctq host with `tables` tables: their links, a function that ends the server, and its process id. */
async function host(game, options, seats, tables, more = []) {
  const server = spawn(programs.native, ['host', '--game', game, '--options', options, '--seats', seats,
    '--tables', String(tables), '--port', '0', '--page', page,
    ...seeded(more)]);
  servers.push(server);
  let words = '';
  const links = [];
  for await (const part of server.stdout.iterator({ destroyOnReturn: false })) {
    words += part;
    links.splice(0, links.length, ...words.matchAll(/(\S+#join=\S+)\n/g));
    if (links.length === tables) break;
  }
  return { links: links.map(([, link]) => link), end: () => server.kill(), pid: server.pid };
}

/** Runs a bot at each link and returns ctq visit's report. The exit code is 2 unless every match was finished. */
const visit = (links, bot, more = []) => {
  const { code, out, err } = runOne('native', ['visit', ...links, '--bot', bot, '--json', ...seeded(more)]);
  const report = JSON.parse(out);
  assert.equal(code, report.ended === links.length ? 0 : 2, err);
  return report;
};

for (const [game, options, seats, bot] of [
  ['cartagena', 'rules=advanced hands=closed', 'guest,hoarder,guest', 'greedy'],
  ['incan_gold', '', 'guest,turn:7,guest', 'turn:9'],
  ['cartolan', 'mode=regular', 'guest,guest,trader', 'explorer'],
]) {
  test(`${game} ${options}: bots at three tables finish their matches and no command is lost`, async () => {
    const { links, end } = await host(game, options, seats, 3);
    const guests = links.flatMap((link) => [link, link]);
    const { visits, ended, commands, lost, problems } = visit(guests, bot);
    end();
    assert.deepEqual(problems, []);
    assert.equal(visits, 6);
    assert.equal(ended, 6);
    assert.equal(lost, 0);
    assert.ok(commands > 12, `${commands} commands`);
  });
}

test('ctq visit tells the seat of the bot and the result of its match', async () => {
  const { links, end } = await host('cartagena', 'tokens=1', 'guest,greedy', 2);
  const { matches } = visit([links[0]], 'runner');
  assert.equal(matches.length, 1);
  const [{ bot, seat, score, place, winners, end: how, game, actions }] = matches;
  assert.deepEqual([bot, seat, how, game], ['runner', 1, 'finished', 'cartagena']);
  assert.ok(actions > 5 && (score === 0 || score === 1) && (place === 1 || place === 2));
  assert.equal(winners.includes(1), place === 1);
  const { out } = runOne('native', ['visit', links[1], '--bot', 'runner', '--name', 'Anna', ...seeded([])]);
  assert.match(out, /^runner sat at seat 1\.\nSeat [12] .* wins\.\n {2}seat 1 \(guest\): [01], place [12]\n/);
  end();
});

test('the host prints one line for each event: a guest, the start, the result, a guest gone', async () => {
  const server = spawn(programs.native, ['host', '--game', 'cartagena', '--options', 'tokens=1', '--seats',
    'guest,guest', '--port', '0', '--page', page, '--entropy', '1']);
  servers.push(server);
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value;
  assert.match(await next(), /^The page is at /);
  const [, link] = (await next()).match(/^Table 1: (\S+)$/);
  const visiting = spawn(programs.native, ['visit', link, link, '--bot', 'greedy', '--name', 'Anna',
    '--entropy', '2']);
  servers.push(visiting);
  const news = [];
  while (news.filter((one) => / has gone\.$/.test(one)).length < 2) news.push(await next());
  assert.deepEqual(news.map((one) => one.replace(/^Table 1: /, '').replace(/Anna( 2)?/, 'Anna')
    .replace(/seat [12]/, 'seat').replace(/over: .*/, 'over')),
  ['Anna sits down at seat.', 'Anna sits down at seat.', 'the match begins: Cartagena, tokens=1.',
    'the match is over', 'Anna has gone.', 'Anna has gone.']);
  // The network decides which guest sits down first, and the result depends on the seats.
  assert.match(news[3], /: (Anna( 2)? wins|Anna( 2)? and Anna( 2)? share the first place), [01] to [01]\.$/);
  server.kill();
});

test('a visit fails with a sentence if a table can\'t be reached', async () => {
  const { links, end } = await host('cartagena', 'rules=board', 'guest,greedy', 1);
  const nowhere = links[0].replace(/:\d+\//, ':1/');
  const one = runOne('native', ['visit', nowhere, '--bot', 'greedy']);
  assert.equal(one.code, 2);
  assert.match(one.out, /^0 of 1 match played to the end\./);
  assert.match(one.err, /^ctq: The table at 127\.0\.0\.1:1 can't be reached: is it open\?\n/);
  assert.match(one.err, /^ctq: No match was played to the end\.\n$/m);
  const both = runOne('native', ['visit', nowhere, links[0], '--bot', 'greedy']);
  end();
  assert.equal(both.code, 2);
  assert.match(both.out, /^1 of 2 matches played to the end\./);
  assert.match(both.err, /Not every match was played to the end\.\n$/);
});

test('if the port is taken, the error message names it and says what to do', async () => {
  const { links, end } = await host('cartagena', '', 'guest,greedy', 1);
  const { port } = new URL(links[0]);
  const { code, err } = runOne('native', ['host', '--game', 'cartagena', '--seats', 'guest,guest', '--page',
    page, '--port', port]);
  end();
  assert.equal(code, 2);
  assert.equal(err, `ctq: --port: Port ${port} is taken; choose another, or 0 for any that is free.\n`);
});

test('two servers with the same entropy have the same links and matches', async () => {
  const played = async (entropy) => {
    const { links, end } = await host('incan_gold', '', 'guest,myopic', 2, ['--entropy', entropy]);
    const { code, out } = runOne('native', ['visit', links[1], '--bot', 'random:0.2', '--entropy', '3']);
    end();
    assert.equal(code, 0);
    return { links: links.map((link) => link.replace(/:\d+\//, '/')), end: out.replace(/answered.*/, '') };
  };
  const one = await played('5');
  assert.deepEqual(await played('5'), one);
  assert.notEqual((await played('6')).end, one.end);
});

test('ctq host listens at 127.0.0.1 only, unless --listen names another address', async () => {
  const reached = (address, port) => new Promise((done) => {
    const socket = connect({ host: address, port }, () => { socket.destroy(); done(true); });
    socket.on('error', () => done(false));
  });
  const { links, end } = await host('cartagena', '', 'guest,greedy', 1);
  const { port } = new URL(links[0]);
  assert.equal(await reached('127.0.0.1', port), true);
  assert.equal(await reached('127.0.0.2', port), false);
  end();
  const wide = await host('cartagena', '', 'guest,greedy', 1, ['--listen', '127.0.0.2']);
  assert.equal(await reached('127.0.0.2', new URL(wide.links[0]).port), true);
  wide.end();
});

test('when all guests have left, the next match can begin at the same table', async () => {
  const { links, end } = await host('cartagena', '', 'guest,greedy', 1);
  assert.equal(visit(links, 'greedy').ended, 1);
  // A guest is refused until the table has noticed that the previous guest left, so the visit is repeated.
  let again = 0;
  for (let tries = 0; again === 0 && tries < 20; tries += 1) again = visit(links, 'greedy').ended;
  end();
  assert.equal(again, 1);
});

test('wrong arguments of host and visit are refused with a sentence', () => {
  const refused = (words, sentence) => {
    const { code, err } = runOne('native', words);
    assert.equal(code, 2);
    assert.match(err, sentence);
  };
  refused(['visit', 'http://127.0.0.1:1/', '--bot', 'greedy'], /no link of ctq host/);
  refused(['visit', 'http://127.0.0.1:1/#join=AQ', '--bot', 'greedy'], /damaged/);
  refused(['visit', 'http://127.0.0.1:1/#join=AAAA', '--bot', 'greedy'], /damaged/);
  refused(['host', '--game', 'cartagena', '--seats', 'guest,guest', '--page', ''],
    /--page needs a folder/);
  refused(['host', '--game', 'cartagena', '--seats', 'greedy,greedy', '--page', page],
    /at least one seat is "guest"/);
  refused(['host', '--game', 'cartagena', '--seats', 'guest,nobody', '--page', page], /nobody/);
  refused(['host', '--game', 'cartagena', '--seats', 'guest,guest', '--page', `${page}/none`],
    /none/);
  refused(['host', '--game', 'cartagena', '--seats', 'guest,guest', '--page', page, '--port', '99999'],
    /--port/);
  refused(['host', '--game', 'cartagena', '--seats', 'guest,guest', '--page', page, '--turn', '0'],
    /--turn is a whole number from 1/);
});
