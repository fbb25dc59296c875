// Opens the built page in Chromium. tests/run.sh sets CTQ_URL and CTQ_CHROMIUM.
import { chromium } from 'playwright-core';

export const url = process.env.CTQ_URL ?? 'http://localhost:8080/';

/** A Chromium that draws WebGL 2 in software. Close it after the test. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.CTQ_CHROMIUM || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  });
}

/** A new page that collects what went wrong on it in page.problems. Options as for newPage. */
export async function newPage(browser, options = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  page.problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') page.problems.push(message.text());
  });
  page.on('pageerror', (error) => page.problems.push(error.message));
  page.on('requestfailed', (request) => page.problems.push(`${request.url()} failed`));
  return page;
}
