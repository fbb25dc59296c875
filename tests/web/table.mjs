// Playing as a person does who knows what is legal: by ctq_ui().choices.
import { click, report, until } from './driver.mjs';

/** Waits until nothing moves and nobody thinks. */
export const settle = (page) => until(page, () => ctq_ui().quiet);

/** Waits for the person's turn or the end; returns what is on screen then. */
export async function turn(page) {
  await until(page, () => ctq_ui().yours || ctq_ui().over);
  return report(page);
}

/** Waits for a scene. */
export const scene = (page, wanted) => until(page, (name) => window.ctq_ui &&
  ctq_ui().scene === name, wanted);

/** Waits until the text view's line of that id says so. */
export const told = (page, id, words) => until(page, ([where, source]) =>
  new RegExp(source).test(document.getElementById(where).textContent), [id, words.source]);

/**
 * Does one legal action by pointing at its spots one after the other until it is done: the one that
 * touches most, which is a card played in Cartagena.
 */
export async function playByPointing(page, press = click) {
  const before = await turn(page);
  const action = before.choices.reduce((best, next) => (next.length > best.length ? next : best));
  for (const name of action) {
    const now = await report(page);
    if (now.actions !== before.actions) return;
    if (now.chosen.includes(name)) continue;
    await press(page, name);
    await until(page, ([wanted, actions]) => ctq_ui().actions !== actions ||
      ctq_ui().chosen.includes(wanted), [name, before.actions]);
  }
  await until(page, (actions) => ctq_ui().actions !== actions, before.actions);
}
