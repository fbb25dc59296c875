// A club: visitors of a page that ctq host serves open tables of any game there, and find those of others.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser, newPage } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { click, command, eventually, until } from './driver.mjs';
import { after, before, test } from './harness.mjs';
import { playSome, sameChain } from './network.mjs';
import { scene, told } from './table.mjs';

const programs = []; // all of them are killed at the end, even if a test fails

/** Starts ctq host with tables of all games, or of the --games among `more`. Returns the address of its page. */
async function serve(port = '0', ...more) {
  const games = more.includes('--games') ? [] : ['--games', 'all'];
  const program = spawn(process.env.CTQ_NATIVE, ['host', ...games, '--tables-of-visitor', '3', '--port', port,
    '--page', `${process.env.CTQ_ROOT}/build/web/site`, '--entropy', '1', ...more]);
  programs.push(program);
  let words = '';
  for await (const part of program.stdout.iterator({ destroyOnReturn: false })) {
    words += part;
    if (words.includes('\n')) break;
  }
  return words.match(/at (\S+)/)[1];
}

let club = '';
before(async () => { club = await serve(); });
const folder = mkdtempSync(join(tmpdir(), 'ctq-club-'));
after(() => {
  programs.forEach((one) => one.kill());
  rmSync(folder, { recursive: true });
});

/** Opens the club's page on a device of its own, with the text view. */
async function visitor(route = '', base = club) {
  const page = await newPage(await browser.newContext({
    reducedMotion: 'reduce', viewport: { width: 1000, height: 700 }, ignoreHTTPSErrors: true }));
  await page.goto(base + route);
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'set:text=on');
  await command(page, 'set:speed=instant');
  // The text view is there from the start, so that nothing moves under a click.
  await page.reload();
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  return page;
}

/** Gives a name in the page's dialog. */
async function answer(page, name) {
  await page.locator('dialog[open] input').fill(name);
  await page.keyboard.press('Enter');
}

/** Anna opens a table and copies its link; Ben opens the link, and both play. */
async function playWithFriend(base) {
  const anna = await visitor('', base);
  await click(anna, 'friend:cartagena');
  await click(anna, 'friend-link:cartagena');
  await answer(anna, 'Anna');
  await told(anna, 'status', /You are in/);
  await catchCopies(anna);
  await click(anna, 'link-copy');
  const link = await copied(anna);
  assert.ok(link.startsWith(`${base}#join=`), link);
  const ben = await visitor(link.slice(base.length), base);
  await told(ben, 'status', /Anna invites you to Cartagena/);
  await command(ben, 'name:Ben');
  await click(ben, 'join');
  await scene(anna, 'table');
  await scene(ben, 'table');
  await playSome([anna, ben], 4);
  await sameChain([anna, ben]);
}

test('three presses and one link bring a friend to a table of the server, without an answer', async () => {
  await playWithFriend(club);
});

test('the lobby shows how many tables are waiting, and the list lets a visitor join or watch one', async () => {
  const anna = await visitor('#tables');
  await click(anna, 'open-table:incan_gold');
  await answer(anna, 'Anna');
  await told(anna, 'status', /You are in/);
  const ben = await visitor();
  await told(ben, 'groups', /Tables on this server/);
  await click(ben, 'tables');
  await scene(ben, 'tables');
  await told(ben, 'groups', /Sit down: Incan Gold.*Anna waits for one player/);
  const spot = await ben.evaluate(() => ctq_ui().spots.find(({ name, label }) =>
    name.startsWith('sit-down:') && label.includes('Incan Gold')).name);
  await click(ben, spot);
  await scene(ben, 'network');
  await command(ben, 'name:Ben');
  await click(ben, 'join');
  await scene(ben, 'table');
  await scene(anna, 'table');
  await playSome([anna, ben], 2);
  const eve = await visitor('#tables');
  await told(eve, 'groups', /Watch: Incan Gold.*Anna and Ben/);
});

test('who has too many tables is told so and can open one in the page', { problems: /409/ }, async () => {
  const anna = await visitor();
  for (let i = 0; i < 4; i += 1) {
    await anna.goto(`${club}?${i}#friend=cartagena;;human,guest;`);
    await until(anna, () => window.ctq_ui && ctq_ui().frames > 1);
    if (i > 0) continue;
    await answer(anna, 'Anna');
    // The name is kept once a table is asked for.
    await until(anna, () => /You are in/.test(document.getElementById('status').textContent) ||
      /the limit/.test(document.getElementById('notice').textContent));
  }
  await told(anna, 'notice', /tables open here, which is the limit.*your own page/);
  await click(anna, 'open-table');
  await told(anna, 'status', /Waiting for a guest/);
});

/** Returns free ports, one for each server. */
async function freePorts(count) {
  const probes = await Promise.all(Array.from({ length: count }, () => new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => done(probe));
  })));
  const ports = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => new Promise((done) => { probe.close(done); })));
  return ports;
}

test('a page that is kept for use without a connection offers what its server offers now', { problems: /409/ }, async () => {
  const [port] = await freePorts(1);
  const opens = (page) => page.evaluate(() => ctq_ui().spots.map((spot) => spot.name)
    .filter((name) => name.startsWith('open-table:')).map((name) => name.slice(11)).sort());
  const base = await serve(String(port), '--games', 'cartagena');
  const page = await newPage(await browser.newContext({ reducedMotion: 'reduce' }));
  const visit = async () => {
    await page.goto(`${base}?sw=1#tables`);
    await page.reload();
    await scene(page, 'tables');
    await until(page, () => ctq_ui().quiet);
  };
  await visit();
  assert.deepEqual(await opens(page), ['cartagena']);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // a page that was there before its service worker is not controlled by it
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1 && navigator.serviceWorker.controller);
  const refused = await page.evaluate(async () => {
    const answer = await fetch('tables', { method: 'POST', body: 'carteso\n\nguest,guest' });
    return answer.text();
  });
  assert.equal(refused, 'This server has no tables of this game.');
  const old = programs[programs.length - 1];
  const ended = new Promise((done) => { old.once('exit', done); });
  old.kill();
  await ended;
  await serve(String(port));
  await visit();
  assert.deepEqual(await opens(page), ['cartagena', 'carteso', 'cartolan', 'incan_gold']);
});

/** Starts nginx at a port with the project's example of a site, before ctq at another port. */
async function proxy(port, behind) {
  const at = (name) => join(folder, name);
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost',
    '-keyout', at('key.pem'), '-out', at('cert.pem')], { stdio: 'ignore' });
  const site = readFileSync(`${process.env.CTQ_ROOT}/web/setup/club/nginx.conf`, 'utf8')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/server_name .*;/, 'server_name localhost;')
    .replace('proxy_set_header Host $host;', 'proxy_set_header Host $http_host;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${at('cert.pem')};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${at('key.pem')};`)
    .replace('127.0.0.1:8080', `127.0.0.1:${behind}`);
  writeFileSync(at('site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at(name)};`).join(' ');
  writeFileSync(at('nginx.conf'), `daemon off; pid ${at('pid')}; error_log ${at('errors')}; events {}
    http { access_log off; ${temporary} include ${at('site.conf')}; }`);
  programs.push(spawn('/usr/sbin/nginx', ['-c', at('nginx.conf'), '-e', at('errors')], { stdio: 'ignore' }));
  await eventually('nginx listens', () => new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => { socket.destroy(); done(true); });
    socket.on('error', () => done(false));
  }));
}

// The certificate is signed by nobody, so the browser refuses the service worker.
test('behind nginx with TLS a friend comes by one link, too', { long: true, problems: /SSL|ServiceWorker/ }, async () => {
  const [port, behind] = await freePorts(2);
  const base = `https://localhost:${port}/`;
  await serve(String(behind), '--proxy', base);
  await proxy(port, behind);
  const page = await new Promise((done) => {
    get(base, { rejectUnauthorized: false, headers: { 'accept-encoding': 'br' } }, done);
  });
  page.destroy();
  assert.equal(page.headers['content-encoding'], 'br');
  await playWithFriend(base);
});
