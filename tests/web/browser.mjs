// The Chromium of a lane and the pages that its cases open.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import playwright from 'playwright-core';
import { ruleChance } from './chance.mjs';
import { milliseconds, waitSeconds } from './patience.mjs';

export const url = process.env.CTQ_URL ?? 'http://localhost:8080/';

/** The running case: its seed and all that it has opened. Set and cleared by lane.mjs. */
let running = null;

/** Begins a case. This text seeds its pages. */
export function beginCase(seed) {
  running = { seed, contexts: [], pages: [], browsers: [] };
  return running;
}

/** Closes everything that the case has opened. */
export async function endCase({ contexts, browsers }) {
  await Promise.allSettled([...contexts, ...browsers].map((one) => one.close()));
}

/** Draws the picture of this page from now on, and draws it once now. */
export async function drawPicture(page) {
  await page.evaluate(() => new Promise((done) => {
    if (window.ctqPicture || !window.ctq_ui) {
      done();
      return;
    }
    window.ctqPicture = true;
    const { frames } = ctq_ui();
    Module.call('_ctq_mark');
    const look = () => (ctq_ui().frames > frames ? done() : requestAnimationFrame(look));
    requestAnimationFrame(look);
  }));
}

// Collects a page's errors in page.problems and its console output in page.said.
function watch(page, owner) {
  owner.pages.push(page);
  page.problems = [];
  page.said = [];
  page.on('console', (message) => {
    // Software rendering logs warnings of its own.
    if (!/GL Driver Message/.test(message.text())) page.said.push(`${message.type()}: ${message.text()}`);
    if (message.type() === 'error') page.problems.push(message.text());
  });
  page.on('pageerror', (error) => page.problems.push(error.message));
  page.on('requestfailed', (request) => {
    // A request that a reload cancels is not an error.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') page.problems.push(`${request.url()} failed`);
  });
  page.on('crash', () => page.problems.push('the page crashed'));
  const shoot = page.screenshot.bind(page);
  page.screenshot = async (options) => {
    await drawPicture(page);
    return shoot(options);
  };
}

// Returns a context whose pages are seeded and watched. With `picture` they draw from the start.
async function openContext(chrome, { picture = false, ...options } = {}) {
  const owner = running;
  const context = await (await chrome()).newContext(options);
  owner.contexts.push(context);
  context.setDefaultTimeout(milliseconds(waitSeconds));
  context.on('page', (page) => watch(page, owner));
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    const number = owner.pages.indexOf(page) + 1;
    await page.addInitScript(ruleChance, { seed: `${owner.seed}, page ${number}`, picture });
    return page;
  };
  return context;
}

/** The browser as cases see it. Its contexts and pages close at the end of the case. */
const windowsOf = (chrome) => ({
  newContext: (options) => openContext(chrome, options),
  // A page in a context of its own, which closes with the page.
  newPage: async (options) => {
    const context = await openContext(chrome, options);
    const page = await context.newPage();
    page.close = () => context.close();
    return page;
  },
});

const chromium = process.env.CTQ_CHROMIUM || '/usr/bin/chromium-headless-shell';

const start = (args, options = {}) => playwright.chromium.launch({
  executablePath: chromium,
  ...options,
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
    ...args],
});

let shared = null;

/** The lane's own Chromium, which draws WebGL 2 in software. Restarts if it has ended. */
export const browser = windowsOf(async () => {
  if (!shared?.isConnected()) {
    shared = await start(['--use-angle=swiftshader', '--enable-unsafe-swiftshader',
      '--disable-gpu-compositing']);
  }
  return shared;
});

/** Closes the lane's Chromium. */
export const closeBrowser = () => shared?.close();

/** Starts another Chromium with these arguments for this case alone. `namespace` names the network
 * namespace that it is in. */
export async function launch(args, { namespace = null } = {}) {
  const within = namespace && {
    executablePath: fileURLToPath(new URL('nat_browser.sh', import.meta.url)),
    env: { ...process.env, CTQ_NAMESPACE: namespace, CTQ_CHROMIUM: chromium },
  };
  const chrome = await start(args, within ?? {});
  running.browsers.push(chrome);
  return windowsOf(() => chrome);
}

/**
 * Starts Debian's Firefox for this case alone, by WebDriver BiDi. It draws WebGL only on a screen, so
 * it gets one in memory. Without `screen` it has no WebGL.
 */
export async function launchFirefox({ screen = true } = {}) {
  const env = { ...process.env };
  if (screen) {
    const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'pipe', 'ignore'] });
    running.browsers.push({ close: () => server.kill() });
    const [number] = await new Promise((done, failed) => {
      server.stdout.once('data', (words) => done([String(words).trim()]));
      server.once('error', () => failed(new Error('Firefox needs a screen: install xvfb.')));
    });
    env.DISPLAY = `:${number}`;
  }
  const fox = await playwright._bidiFirefox.launch({
    executablePath: process.env.CTQ_FIREFOX || '/usr/bin/firefox-esr', headless: !screen, env,
    firefoxUserPrefs: { 'webgl.force-enabled': true },
  });
  running.browsers.unshift(fox);
  return windowsOf(() => fox);
}

/** Opens a new page of a browser or a context. Takes the options of Playwright's newPage, and
 * `picture`. */
export function newPage(place, options = {}) {
  return place.newPage({ viewport: { width: 1280, height: 800 }, ...options });
}
