// How fast the page is there, over two connections and with a slow processor. No test: it prints a table.
//
//   node tests/web/startup.mjs [--site build/web/site] [--loads 10] [--plain]
//   node tests/web/startup.mjs --page FOLDER[/FILE]     another page, for comparison: only its first text and picture
//
// Each load begins with an empty cache. The times are medians in milliseconds after the request: to the first text; to
// the first frame, when the program draws instead of the page; to the first press that plays: the lobby's first game is
// started and an action of it is pressed as soon as each can be; and what the page has received by then. At the end:
// the memory of the program after a match that bots play. The server sends files as `ctq host` does: compressed at
// build time, unless --plain.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, dirname, extname, join, resolve } from 'node:path';
import playwright from 'playwright-core';

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css',
  '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json',
};
const connections = [
  { name: '1.6 Mbit/s, 150 ms', bits: 1.6e6, latency: 150 },
  { name: '9 Mbit/s, 60 ms', bits: 9e6, latency: 60 },
];
const slower = 4;

function argument(name, otherwise) {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : process.argv[at + 1];
}
const loads = Number(argument('--loads', '10'));
const plain = process.argv.includes('--plain');
const other = argument('--page', null);
const file = other && extname(other) ? basename(other) : 'index.html';
const site = resolve(other ? (extname(other) ? dirname(other) : other) : argument('--site', 'build/web/site'));

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** Serves the folder. */
async function served() {
  const server = createServer(async (request, answer) => {
    const name = join(site, decodeURIComponent(new URL(request.url, 'http://any').pathname));
    const path = name.endsWith('/') ? join(name, file) : name;
    const accepted = plain ? '' : request.headers['accept-encoding'] ?? '';
    for (const [coding, ending] of [['br', '.br'], ['gzip', '.gz'], [null, '']]) {
      const bytes = coding && !accepted.includes(coding) ? null : await readFile(path + ending).catch(() => null);
      if (bytes) {
        answer.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream',
          ...(coding && { 'content-encoding': coding }) });
        answer.end(bytes);
        return;
      }
    }
    answer.writeHead(404).end();
  });
  await new Promise((done) => { server.listen(0, done); });
  return server;
}

// Runs in the page before anything else: notes when it stops loading, and what its picture is.
function watch() {
  window.startup = {};
  const note = (what) => { window.startup[what] ??= performance.now(); };
  new MutationObserver(() => {
    if (document.body && !document.body.classList.contains('loading')) requestAnimationFrame(() => note('frame'));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') window.startup.text = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
}

/** Presses the middle of a spot of the canvas as soon as it is drawn. */
async function press(page, find, argumentOfFind) {
  const spot = await page.waitForFunction(([source, value]) => {
    if (!window.ctq_ui) return null;
    const found = new Function('value', `return (${source})(value)`)(value);
    return found && ctq_ui().drawn && { x: found.x + found.w / 2, y: found.y + found.h / 2 };
  }, [find.toString(), argumentOfFind], { timeout: 120000, polling: 16 });
  const { x, y } = await spot.jsonValue();
  await page.mouse.click(x, y);
}

/** Plays an action of Cartagena's first match, by pressing what stands for it. */
async function playFirst(page) {
  await press(page, () => ctq_ui().spots.find((one) => one.name.startsWith('play:')));
  const actions = await page.waitForFunction(() => window.ctq_ui && ctq_ui().scene === 'table' && ctq_ui().yours &&
    { now: ctq_ui().actions }, null, { timeout: 120000, polling: 16 });
  const { now } = await actions.jsonValue();
  for (let i = 0; i < 4; i += 1) {
    if (await page.evaluate((before) => ctq_ui().actions > before, now)) break;
    await press(page, () => {
      const { choices, chosen, spots } = ctq_ui();
      const next = choices[0].find((name) => !chosen.includes(name)) ?? choices[0][0];
      return spots.find((one) => one.name === next && one.w > 0);
    });
    await page.waitForTimeout(0);
  }
  await page.waitForFunction((before) => ctq_ui().actions > before, now, { timeout: 120000, polling: 16 });
  return page.evaluate(() => performance.now());
}

/** Loads the page once with an empty cache. */
async function load(chrome, address, { bits, latency }) {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', bypassCSP: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions',
    { offline: false, latency, downloadThroughput: bits / 8, uploadThroughput: bits / 8 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  let received = 0;
  session.on('Network.loadingFinished', (event) => { received += event.encodedDataLength; });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: other ? 'networkidle' : 'commit', timeout: 120000 });
  let played = NaN;
  if (!other) {
    await page.waitForFunction(() => window.startup.frame, null, { timeout: 120000, polling: 16 });
    played = await playFirst(page);
  }
  const { text, frame } = await page.evaluate(() => window.startup);
  await context.close();
  return { text, frame: frame ?? NaN, played, received };
}

// Runs in the page before anything else: keeps the memory of each program.
function keepMemory() {
  window.memories = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (...asked) => instantiate(...asked).then((made) => {
    window.memories.push(...Object.values(made.exports).filter((one) => one instanceof WebAssembly.Memory));
    return made;
  });
}

/** Returns the bytes that the program and the scripts hold after a match of bots. */
async function memory(chrome, address) {
  const page = await chrome.newPage({ serviceWorkers: 'block' });
  await page.addInitScript(keepMemory);
  await page.goto(address);
  await page.waitForFunction(() => window.ctq_ui && ctq_ui().frames > 1);
  for (const words of ['set:watch=fastest', 'setup:cartagena', 'seat:1=greedy', 'start']) {
    await page.evaluate((text) => Module.command(text), words);
  }
  await page.waitForFunction(() => ctq_ui().over, null, { timeout: 300000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find((one) => one.name === 'JSHeapUsedSize').value;
  const program = await page.evaluate(() => window.memories.reduce((sum, one) => sum + one.buffer.byteLength, 0));
  await page.close();
  return { heap, program };
}

const server = await served();
const address = `http://localhost:${server.address().port}/${file === 'index.html' ? '' : file}`;
const chrome = await playwright.chromium.launch({
  executablePath: process.env.CTQ_CHROMIUM || '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing'],
});
console.log(`${loads} loads each, processor slowed ${slower} times`);
console.log('connection            first text  first frame  first press  received');
for (const connection of connections) {
  const all = [];
  for (let i = 0; i < loads; i += 1) all.push(await load(chrome, address, connection));
  const column = (key, width) => String(Math.round(median(all.map((one) => one[key])))).padStart(width);
  console.log(`${connection.name.padEnd(20)}${column('text', 12)}${column('frame', 13)}${column('played', 13)}` +
    `${column('received', 10)}`);
}
if (!other) {
  const { heap, program } = await memory(chrome, address);
  console.log(`after a match: ${Math.round(program / 1024)} KiB of the program, ${Math.round(heap / 1024)} KiB of scripts`);
}
await chrome.close();
server.close();
