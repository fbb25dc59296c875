// Makes random numbers in a page repeatable and drawing cheap.

/**
 * Runs in a page before its own scripts. All random numbers follow from the seed, because the page's
 * program, its network and its tabs take them from crypto.getRandomValues. Each load of a page has
 * other numbers. Otherwise a match after a reload would get the seed of the match before.
 *
 * Filling pixels in software is most of a frame's cost. If no test looks at the picture, the pixels
 * are left out. The rest of a frame, such as layout and triangles, is done.
 */
export function ruleChance({ seed, picture }) {
  const [, loads = 0] = /^ctq-load-(\d+)$/.exec(window.name) ?? [];
  window.name = `ctq-load-${Number(loads) + 1}`;
  let state = 0x811c9dc5;
  for (const letter of `${seed} ${loads}`) {
    state = Math.imul(state ^ letter.codePointAt(0), 0x01000193);
  }
  // Mulberry32, by Tommy Ettinger.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = next() >>> 24;
    return array;
  };
  Math.random = () => next() / 4294967296;

  window.ctqPicture = picture;
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...words) {
    if (window.ctqPicture) drawElements.apply(this, words);
  };
}
