// The Chromium of a lane, and the pages that a case opens in it.
import { spawn } from 'node:child_process';
import playwright from 'playwright-core';
import { ruleChance } from './chance.mjs';
import { milliseconds, waitSeconds } from './patience.mjs';

export const url = process.env.CTQ_URL ?? 'http://localhost:8080/';

/** The case that runs: its seed, and what it has opened. lane.mjs begins and ends it. */
let running = null;

/** What begins a case: its pages are seeded by this text. */
export function beginCase(seed) {
  running = { seed, contexts: [], pages: [], browsers: [] };
  return running;
}

/** Closes all that a case has opened, whatever state it is in. */
export async function endCase({ contexts, browsers }) {
  await Promise.allSettled([...contexts, ...browsers].map((one) => one.close()));
}

/** Draws this page's picture from now on, and once. */
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

// Collects what goes wrong on a page in page.problems, and all it says in page.said.
function watch(page, owner) {
  owner.pages.push(page);
  page.problems = [];
  page.said = [];
  page.on('console', (message) => {
    // Software drawing complains of itself.
    if (!/GL Driver Message/.test(message.text())) page.said.push(`${message.type()}: ${message.text()}`);
    if (message.type() === 'error') page.problems.push(message.text());
  });
  page.on('pageerror', (error) => page.problems.push(error.message));
  page.on('requestfailed', (request) => {
    // What a reload cuts off is no mistake.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') page.problems.push(`${request.url()} failed`);
  });
  page.on('crash', () => page.problems.push('the page crashed'));
  const shoot = page.screenshot.bind(page);
  page.screenshot = async (options) => {
    await drawPicture(page);
    return shoot(options);
  };
}

// A context whose pages are seeded and watched. `picture`: they draw theirs from the beginning on.
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

/** What cases are given of a Chromium: contexts and pages that end with their case. */
const windowsOf = (chrome) => ({
  newContext: (options) => openContext(chrome, options),
  // A page in a context of its own, which closes with it.
  newPage: async (options) => {
    const context = await openContext(chrome, options);
    const page = await context.newPage();
    page.close = () => context.close();
    return page;
  },
});

const start = (args) => playwright.chromium.launch({
  executablePath: process.env.CTQ_CHROMIUM || '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
    ...args],
});

let shared = null;

/** The lane's own Chromium, which draws WebGL 2 in software; started anew should it have ended. */
export const browser = windowsOf(async () => {
  if (!shared?.isConnected()) {
    shared = await start(['--use-angle=swiftshader', '--enable-unsafe-swiftshader',
      '--disable-gpu-compositing']);
  }
  return shared;
});

/** Ends the lane's Chromium. */
export const closeBrowser = () => shared?.close();

/** Another Chromium, with these arguments, for this case alone. */
export async function launch(args) {
  const chrome = await start(args);
  running.browsers.push(chrome);
  return windowsOf(() => chrome);
}

/**
 * Debian's Firefox for this case alone, by WebDriver BiDi. It draws WebGL only on a screen, which is one in memory;
 * without `screen` it has no WebGL.
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

/** A new page of a browser or a context. Options as for newPage of Playwright, and `picture`. */
export function newPage(place, options = {}) {
  return place.newPage({ viewport: { width: 1280, height: 800 }, ...options });
}
