// Tables over the network in tests: a host, guests, and whoever is to act.
import assert from 'node:assert/strict';
import { newPage, url } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { command, until } from './driver.mjs';
import { scene, told } from './table.mjs';

/** A page of this context with its first frame drawn and the text view shown. */
export async function pageOf(context, route = '') {
  const page = await newPage(context);
  await page.goto(url + (route && '#' + route));
  await until(page, () => window.ctq_ui && ctq_ui().frames > 1);
  await command(page, 'set:text=on');
  await command(page, 'set:speed=fast');
  return page;
}

/** The route of the link that the page shows, of this kind, copied as a person would. */
export async function linkOf(page, kind) {
  await told(page, 'groups', kind === 'join' ? /invitation|Invite again/ : /Copy the answer/);
  await catchCopies(page);
  await command(page, 'link-copy');
  const route = (await copied(page)).split('#')[1];
  return route;
}

/** A host's page with its table open, and the route of its invitation. */
export async function hostAt(context, choices, name = 'Anna') {
  const page = await pageOf(context, `invite=${choices}`);
  await scene(page, 'network');
  await command(page, `name:${name}`);
  await command(page, 'open-table');
  await told(page, 'status', /Waiting/);
  return { page, invitation: await linkOf(page, 'join') };
}

/** A guest's page at the table. */
export async function guestAt(context, invitation, name) {
  const page = await pageOf(context, invitation);
  await scene(page, 'network');
  await told(page, 'status', /invites you/);
  await command(page, `name:${name}`);
  await command(page, 'join');
  return page;
}

/** A browser of its own, as another device has. */
export const newContext = (browser) => browser.newContext({
  reducedMotion: 'reduce', viewport: { width: 1000, height: 700 } });

/** Whoever may act does one of the first things on offer. */
async function actOnce(pages, turn) {
  let acted = false;
  for (const page of pages) {
    acted = await page.evaluate((n) => {
      const now = ctq_ui();
      if (!now.yours || !now.written) return false;
      const acts = [...document.querySelectorAll('button[data-command^="act:"]')];
      // The first on offer ends games; another now and then keeps them from going in circles.
      const one = acts[n % Math.max(1, Math.min(acts.length, 3))];
      return !!one && Module.command(one.dataset.command) === 1;
    }, turn) || acted;
  }
  return acted;
}

/** So many actions, whoever is to act. */
export async function playSome(pages, count) {
  for (let done = 0, tries = 0; done < count; tries += 1) {
    assert.ok(tries < 4000, 'nobody acts');
    if (await actOnce(pages, tries)) done += 1;
    else await pages[0].waitForTimeout(20);
  }
}

/** Until the match is over on all of these pages. */
export async function playOn(pages) {
  for (let tries = 0; tries < 6000; tries += 1) {
    const over = await Promise.all(pages.map((page) => page.evaluate(() => ctq_ui().over)));
    if (over.every((one) => one)) return;
    if (!await actOnce(pages, tries)) await pages[0].waitForTimeout(20);
  }
  assert.fail('no end');
}

/** They have the same log, once what is under way has arrived. */
export async function sameChain(pages) {
  for (let tries = 0, last = ''; tries < 600; tries += 1) {
    const chains = await Promise.all(pages.map((page) => page.evaluate(() => ctq_ui().chain)));
    const same = chains.every((one) => one === chains[0]) ? chains[0] : '';
    if (same && same === last) return;
    last = same;
    await pages[0].waitForTimeout(50);
  }
  assert.fail('their logs differ');
}
