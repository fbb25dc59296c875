// Plays as a person who knows the legal actions: by ctq_ui().choices.
import { newPage } from './browser.mjs';
import { click, command, open, report, until } from './driver.mjs';

/** Waits until nothing moves and no bot thinks. */
export const settle = (page) => until(page, () => ctq_ui().quiet);

/** Waits for the person's turn or the end. Returns what is on screen. */
export async function turn(page) {
  await until(page, () => ctq_ui().yours || ctq_ui().over);
  return report(page);
}

/** Waits for a scene. */
export const scene = (page, wanted) => until(page, (name) => window.ctq_ui &&
  ctq_ui().scene === name, wanted);

/** Opens a new page by a link and waits until it shows the linked match. */
export async function offered(browser, link) {
  const page = await newPage(browser);
  await page.goto(link);
  await scene(page, 'offer');
  return page;
}

/** Accepts the offered match. Returns what is on screen. */
export async function lookAt(page) {
  await settle(page);
  await click(page, 'look');
  await scene(page, 'table');
  return turn(page);
}

/** Waits until the line of the text view with this id matches. */
export const told = (page, id, words) => until(page, ([where, source]) =>
  new RegExp(source).test(document.getElementById(where).textContent), [id, words.source]);

/** The drawn spot for a spot of an action. In Carteso a point stands for the chosen stone. */
export const drawnAt = (name) => name.replace(/^point:[XO]/, 'point:');

/**
 * Plays the legal action with the most spots (in Cartagena, a card) by pointing at its spots one
 * after the other until it is played.
 */
export async function playByPointing(page, press = click) {
  const before = await turn(page);
  const action = before.choices.reduce((best, next) => (next.length > best.length ? next : best));
  for (const name of action) {
    const now = await report(page);
    if (now.actions !== before.actions) return;
    if (now.chosen.includes(name)) continue;
    await press(page, drawnAt(name));
    await until(page, ([wanted, actions]) => ctq_ui().actions !== actions ||
      ctq_ui().chosen.includes(wanted), [name, before.actions]);
  }
  await until(page, (actions) => ctq_ui().actions !== actions, before.actions);
}

/**
 * Opens a page at a new table of Cartagena, set up by these commands and played for some turns. It
 * is a person's turn then.
 */
export async function openTable(browser, options = {}, turns = 0, choices = ['option:rules=board']) {
  const page = await open(browser, '', { reducedMotion: 'reduce', ...options });
  await command(page, 'set:speed=instant');
  await command(page, 'setup:cartagena');
  for (const choice of choices) await command(page, choice);
  await command(page, 'start');
  for (let i = 0; i < turns; i += 1) await playByPointing(page);
  await turn(page);
  await settle(page);
  return page;
}
