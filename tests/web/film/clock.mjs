// The clock of a filmed page. It stands still, and only the film moves it.

/**
 * Runs in a page before its own scripts and replaces the browser's clock: performance.now, dates,
 * timers and animation frames, 60 a second. A worker takes real time to answer, much of it on a busy
 * machine. This clock stops until the answer is there and delivers it with the next animation frame.
 * So each frame depends only on the actions of the film.
 *
 * Playwright's own clock starts only when it is called, and it does not wait for workers.
 */
export function stopClock() {
  const frame = 1000 / 60;
  const noon = Date.UTC(2026, 0, 1, 12);
  const browsersFrame = window.requestAnimationFrame.bind(window);
  const timers = new Map();
  const frames = new Map();
  let now = 1000; // the program reads 0 as never
  let last = 0;

  const later = (wait, run) => {
    last += 1;
    timers.set(last, { at: now + wait, run });
    return last;
  };
  const delay = (wait) => Math.max(1, Number(wait) || 0);
  const nextFrame = () => (Math.floor(now / frame + 1e-6) + 1) * frame;

  performance.now = () => now;
  window.Date = class extends Date {
    constructor(...words) {
      super(...(words.length > 0 ? words : [noon + now]));
    }

    static now() {
      return noon + now;
    }
  };
  window.setTimeout = (run, wait, ...words) => later(delay(wait), () => run(...words));
  window.setInterval = (run, wait, ...words) => {
    const again = () => {
      timers.set(id, { at: now + delay(wait), run: again });
      run(...words);
    };
    const id = later(delay(wait), again);
    return id;
  };
  window.clearTimeout = (id) => { timers.delete(id); };
  window.clearInterval = window.clearTimeout;
  window.requestAnimationFrame = (run) => {
    last += 1;
    frames.set(last, run);
    return last;
  };
  window.cancelAnimationFrame = (id) => { frames.delete(id); };

  window.Worker = class extends Worker {
    #take = () => {};

    #arrive = () => {};

    constructor(...words) {
      super(...words);
      super.onmessage = (event) => this.#arrive(event);
      this.addEventListener('error', () => this.#arrive(null));
    }

    set onmessage(take) {
      this.#take = take;
    }

    postMessage(message) {
      // Without bytes the message is the module, which has no answer.
      if (message.bytes) {
        const answer = new Promise((arrive) => { this.#arrive = arrive; });
        later(nextFrame() - now, async () => {
          const event = await answer;
          if (event) this.#take(event);
        });
      }
      super.postMessage(message);
    }

    terminate() {
      this.#arrive(null);
      super.terminate();
    }
  };
  // With more workers, chance would decide which of them answers first.
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1 });
  // No other tab has the page's match, and asking would take real time.
  Object.defineProperty(navigator, 'locks', { value: undefined });

  /** Runs everything that is already promised. The ports live as long as the page. */
  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => waiting.shift()();
  const settled = () => new Promise((done) => {
    waiting.push(done);
    port2.postMessage(null);
  });

  const runFrames = () => {
    const due = [...frames.values()];
    frames.clear();
    due.forEach((run) => run(now));
  };

  /** Returns the next task, the older of two at the same time. An animation frame if no timer
   * comes before it. */
  const first = () => {
    let found = frames.size > 0 ? { at: nextFrame(), run: runFrames } : null;
    for (const [id, timer] of timers) {
      if (!found || timer.at < found.at) found = { ...timer, id };
    }
    return found;
  };

  window.ctqClock = {
    now: () => now,

    /** Moves the clock to a time and runs all tasks that are due until then. */
    async runTo(to) {
      window.ctqPicture = false;
      await settled();
      for (let next = first(); next && next.at <= to; next = first()) {
        timers.delete(next.id);
        now = Math.max(now, next.at);
        try {
          await next.run();
        } catch (error) {
          reportError(error);
        }
        await settled();
      }
      now = Math.max(now, to);
    },

    /** Draws the current frame with its pixels, which are left out while the clock moves. */
    draw() {
      window.ctqPicture = true;
      Module.call('_ctq_mark');
      runFrames();
    },

    /** Lets the browser lay out the page. Its own frames go on while this clock stands still. */
    laidOut: () => new Promise((done) => {
      browsersFrame(() => browsersFrame(done));
    }),
  };
}
