// Tables over the network in tests: a host, guests, and the seat that is to act.
import { newPage, url } from './browser.mjs';
import { catchCopies } from './clipboard.mjs';
import { command, eventually, until } from './driver.mjs';
import { scene, told } from './table.mjs';

/** Opens a page of this context with its first frame drawn and the text view shown. The page is at
 * `context.address`, if that is set. */
export async function pageOf(context, route = '') {
  const page = await newPage(context);
  await page.goto((context.address ?? url) + (route && '#' + route));
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'set:text=on');
  await command(page, 'set:speed=instant');
  // The text view takes a part of the screen, so everything moves when it comes.
  await until(page, () => !document.getElementById('rest').hidden);
  return page;
}

/** Returns the route of the link of this kind that the page offers, once there is one other than `old`: copies it as
 * a person does. */
export async function linkOf(page, kind, old = '') {
  await catchCopies(page);
  return eventually(`another link than "${old}"`, async () => {
    const link = await page.evaluate(() => {
      document.querySelector('[data-command="link-copy"]')?.click();
      return window.copied.at(-1) ?? '';
    });
    const route = link.split('#')[1] ?? '';
    return route !== old && route.startsWith(`${kind}=`) && route;
  });
}

/** Opens a host's page with an open table. Returns the page and the route of its invitation. */
export async function hostAt(context, choices, name = 'Anna') {
  const page = await pageOf(context, `invite=${choices}`);
  await scene(page, 'network');
  await command(page, `name:${name}`);
  await command(page, 'open-table');
  await told(page, 'status', /Waiting/);
  return { page, invitation: await linkOf(page, 'join') };
}

/** Opens a guest's page at the table. */
export async function guestAt(context, invitation, name) {
  const page = await pageOf(context, invitation);
  await scene(page, 'network');
  await told(page, 'status', /invites you/);
  await command(page, `name:${name}`);
  await command(page, 'join');
  return page;
}

/** Waits until a guest's page has a seat, in the waiting room or at the table. */
export const seated = (page) => until(page, () => ctq_ui().scene === 'table' ||
  document.getElementById('status').textContent.includes('You are in.'));

/** Opens a separate context, as on another device. */
export const newContext = (browser) => browser.newContext({
  reducedMotion: 'reduce', viewport: { width: 1000, height: 700 } });

/**
 * Plays this many actions on the page, each as soon as the seat may act, or all until the end. The
 * first action on offer leads to the end of a game. Choosing another one now and then avoids loops. The
 * number of actions already played selects it, so that the match does not depend on the pace.
 */
const playHere = (page, most) => page.evaluate((count) => new Promise((done) => {
  window.ctqActed ??= 0;
  let acted = 0;
  (function look() {
    const now = ctq_ui();
    if (now.over || acted === count) {
      done(acted);
      return;
    }
    const acts = now.yours && now.written
      ? [...document.querySelectorAll('button[data-command^="act:"]')] : [];
    const one = acts[window.ctqActed % Math.max(1, Math.min(acts.length, 3))];
    if (one && Module.command(one.dataset.command) === 1) {
      window.ctqActed += 1;
      acted += 1;
      if (acted === count) return done(acted);
    }
    setTimeout(look, 10);
  })();
}), most);

/** Plays this many actions on any of the pages. If several may act, the first page does. */
export async function playSome(pages, count) {
  const may = (page) => page.evaluate(() => ctq_ui().yours && ctq_ui().written &&
    !!document.querySelector('button[data-command^="act:"]'));
  for (let done = 0; done < count;) {
    const whose = await eventually('somebody may act', async () => {
      for (const page of pages) if (await may(page)) return page;
      return null;
    });
    done += await playHere(whose, 1);
  }
}

/** Plays until the match is over on all of these pages. */
export const playOn = (pages) => Promise.all(pages.map((page) => playHere(page, Infinity)));

/** Checks that all pages have the same log once all messages have arrived. */
export async function sameChain(pages) {
  let last = '';
  await eventually('their logs are the same', async () => {
    const chains = await Promise.all(pages.map((page) => page.evaluate(() => ctq_ui().chain)));
    const before = last;
    last = chains.every((one) => one === chains[0]) ? chains[0] : '';
    return last && last === before;
  });
}
