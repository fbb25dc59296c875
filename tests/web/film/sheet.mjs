// The picture of a film: its frames in rows, with captions. A frame that equals an earlier one only
// adds a caption to it. Otherwise most of the picture would be repetition.
import { newPage } from '../browser.mjs';

/** Pixels: the greatest width of the picture, and the gap between two frames. */
const widest = 1960;
const gap = 14;

/** Frames in a row. Fewer for a wide screen, so that each stays readable. */
const columnsFor = ({ width, height }, count) =>
  Math.min(count, width >= height ? 4 : 7);

/** The frames to show, each with the time until which nothing changes. */
function shownFrames(frames) {
  const shown = [];
  for (const frame of frames) {
    const rests = frame.same && frame.pressed.length + frame.sounds.length === 0;
    if (rests) shown.at(-1).until = frame.time;
    else shown.push({ ...frame, picture: frame.picture.toString('base64'), until: frame.time });
  }
  return shown;
}

const style = (wide) => `
  body { margin: 0; padding: ${gap}px; background: #fff; color: #111; font: 14px/1.3 sans-serif;
    width: max-content }
  h1 { margin: 0 0 ${gap}px; font: bold 15px monospace; white-space: pre-wrap; max-width: ${widest}px }
  #frames { display: grid; gap: ${gap}px }
  .frame { width: ${wide}px }
  .picture { position: relative; outline: 1px solid #888; line-height: 0; overflow: hidden }
  img { width: 100% }
  .mark { position: absolute; width: 14px; height: 14px; margin: -9px; border-radius: 50%;
    border: 2px solid #fff; outline: 1px solid #000; background: #e0218a }
  p { margin: 3px 0 0; overflow-wrap: anywhere }
  .time { font-weight: bold }
  .same { color: #777; font-weight: normal }
  .pressed { color: #b0106a }
  .sound { color: #0b5fa5 }`;

/** Builds the page that becomes the picture. Runs in that page. */
function build({ title, columns, frames, size }) {
  const add = (parent, tag, name, text = '') => {
    const made = document.createElement(tag);
    made.className = name;
    made.textContent = text;
    parent.append(made);
    return made;
  };
  add(document.body, 'h1', '', title);
  const grid = add(document.body, 'div', '');
  grid.id = 'frames';
  grid.style.gridTemplateColumns = `repeat(${columns}, max-content)`;
  for (const frame of frames) {
    const box = add(grid, 'div', 'frame');
    const picture = add(box, 'div', 'picture');
    add(picture, 'img', '').src = `data:image/png;base64,${frame.picture}`;
    const time = add(box, 'p', 'time', `${frame.time} ms `);
    const until = frame.until > frame.time ? ` until ${frame.until} ms` : '';
    if (frame.same) add(time, 'span', 'same', `as before${until && `,${until}`}`);
    else if (until) add(time, 'span', 'same', `the same${until}`);
    for (const sound of frame.sounds) add(box, 'p', 'sound', `♪ ${sound.name}, from ${sound.time} on`);
    for (const { words, places } of frame.pressed) {
      add(box, 'p', 'pressed', `● ${words}`);
      for (const { x, y } of places) {
        const mark = add(picture, 'div', 'mark');
        mark.style.left = `${(100 * x) / size.width}%`;
        mark.style.top = `${(100 * y) / size.height}%`;
      }
    }
  }
  return Promise.all([...document.images].map((one) => one.decode()));
}

/**
 * Draws the picture of a film and returns it as a PNG.
 *
 * browser  a browser from browser.mjs, within a case
 * film     the result of readArguments
 * frames   the result of takeFilm
 * title    the text above the picture
 */
export async function drawSheet(browser, film, frames, title) {
  const shown = shownFrames(frames);
  const columns = Math.min(film.columns ?? columnsFor(film.size, shown.length), shown.length);
  const wide = Math.min(film.size.width, Math.floor((widest + gap) / columns) - gap);
  const page = await newPage(browser, { viewport: { width: widest + 2 * gap, height: 600 } });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${style(wide)}</style>`);
  await page.evaluate(build, { title, columns, size: film.size, frames: shown });
  const { width, height } = await page.evaluate(() => document.body.getBoundingClientRect().toJSON());
  await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}
