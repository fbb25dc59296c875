// Bots that play match after match at the tables of the server: a process of ctq visit for each match.
import { started } from '../shell/processes.mjs';

const look = 500; // milliseconds between looks at the tables

/** Plays at each table of the server as soon as it is free, until it is told to stop. */
export class Players {
  playing = new Map(); // the processes, by table
  matches = 0;
  stopped = false;
  begun = 0;

  /** `guests(table)` says how many guests sit at a table; `link(table)` is where they go. */
  constructor({ program, bot, pause, seed, tables, guests, link, book }) {
    Object.assign(this, { program, bot, pause, seed, tables, guests, link, book });
  }

  /** Begins a match at every free table now and then. `server()` is null while there is none. */
  async run(server) {
    while (!this.stopped) {
      const states = await server()?.tables().catch(() => null);
      for (let table = 1; states && !this.stopped && table <= this.tables; table += 1) {
        if (states.get(table) === 'free' && !this.playing.has(table)) this.begin(table);
      }
      await new Promise((done) => { setTimeout(done, look); });
    }
  }

  begin(table) {
    this.begun += 1;
    const { process: child, said, ended } = started(this.program, ['visit', ...Array(this.guests(table)).fill(this.link(table)),
      '--bot', this.bot, '--pause', String(this.pause), '--entropy', String(this.seed * 1_000_000 + this.begun), '--json']);
    this.playing.set(table, { child, ended: ended.then((end) => this.end(table, { ...end, out: said.out })) });
  }

  end(table, { code, out, err }) {
    this.playing.delete(table);
    if (this.given) return;
    this.matches += 1;
    const { ended, visits, lost, problems } = JSON.parse(out || '{"problems":[]}');
    if (code !== 0 || ended !== visits || lost > 0) {
      this.book.problem(`Table ${table}: ${ended} of ${visits} guests came to the end, ${lost} commands lost. ` +
        `${problems.join(' ')} ${err}`);
    }
    this.book.finish(table, ended === visits);
  }

  /** Begins no further match, and waits until all have ended, or for so many milliseconds. */
  async stop(patience) {
    this.stopped = true;
    const late = new Promise((done) => { setTimeout(done, patience).unref(); });
    await Promise.race([late, Promise.all([...this.playing.values()].map(({ ended }) => ended))]);
    this.given = this.playing.size > 0;
    for (const [table, { child }] of this.playing) {
      this.book.problem(`Table ${table}: its match came to no end.`);
      child.kill('SIGKILL');
    }
  }
}
