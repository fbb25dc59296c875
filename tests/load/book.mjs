// What guests have sent and what tables have told them, and whether the two agree.
import { createHash } from 'node:crypto';
import { decode, differs, entryKind, entryOf, Fields, readHello, refused, type } from './frames.mjs';

/** The kinds of entries that end the wait for a seat. */
const overtaking = [entryKind.withheld, entryKind.takeOver, entryKind.late];

/** Keeps the log of every match as its connections see it, and the commands that are not yet in it. */
export class Book {
  matches = new Map(); // by id
  tables = new Map(); // the matches under way, by table
  problems = [];
  lost = 0;
  commands = 0;
  refused = 0;
  overtaken = 0; // commands that came too late, as the log says
  answers = []; // milliseconds from each command to its entry
  games = null; // as the guests write them in a hello

  /** Returns the two directions of a new connection at a table. */
  connection(table) {
    return new Line(this, table);
  }

  problem(sentence) {
    this.problems.push(sentence);
  }

  match(id, table) {
    if (!this.matches.has(id)) this.matches.set(id, { id, table, chains: [], guests: new Map(), late: new Set() });
    return this.matches.get(id);
  }

  /** Checks the last match of a table, whose guests have left; `ended` says whether they saw its end. */
  finish(table, ended) {
    const match = this.tables.get(table);
    if (match) match.ended = ended;
    this.tables.delete(table);
    for (const [token, guest] of match?.guests ?? []) {
      if (guest.seat === 0) continue;
      for (const one of guest.pending.values()) this.lose(match, guest, one);
      guest.pending.clear();
      if (guest.seen !== match.chains.length) {
        this.problem(`Table ${table}: seat ${guest.seat} (${token}) saw ${guest.seen} of ${match.chains.length} entries.`);
      }
    }
  }

  /** Notes a command that is not in the log: it is lost, unless the log says that its seat has been played by others. */
  lose(match, guest, command) {
    if (match.late.has(guest.seat)) {
      this.overtaken += 1;
      return;
    }
    this.lost += 1;
    this.problem(`Table ${match.table}: a command of seat ${guest.seat} was lost: type ${command.kind}, ` +
      `moment ${command.moment}, ${command.value}.`);
  }
}

/** One connection between a guest and a table. */
class Line {
  constructor(book, table) {
    this.book = book;
    this.table = table;
  }

  /** Says that a passer has this connection, who does not play and whose hello is not noted. */
  passes(token) {
    Object.assign(this, { token, passer: true });
  }

  /** Notes a frame of the guest. */
  sent(frame) {
    const { type: kind, payload } = decode(frame);
    if (kind === type.hello) {
      const { games, token } = readHello(payload);
      this.book.games ??= Buffer.from(games);
      this.token = token;
      const match = this.book.tables.get(this.table);
      // A guest repeats its hello, and the welcome may answer the first one.
      this.before ??= { match, size: match?.chains.length };
    } else if (kind in entryOf && this.guest) {
      this.command(kind, payload);
    }
  }

  command(kind, payload) {
    const fields = new Fields(payload);
    const command = { kind, moment: fields.fixed32(), value: fields.rest().toString('hex'), at: performance.now() };
    const repeated = (one) => one?.moment === command.moment && one.value === command.value;
    const before = this.guest.pending.get(kind);
    if (repeated(before) || repeated(this.guest.answered.get(kind))) return;
    if (before) this.book.lose(this.match, this.guest, before);
    this.guest.pending.set(kind, command);
    this.book.commands += 1;
  }

  /** Notes a frame of the table. */
  received(frame) {
    const { type: kind, payload } = decode(frame);
    const fields = new Fields(payload);
    if (kind === type.welcome) this.welcome(fields);
    else if (kind === type.commit) this.commit(fields);
    else if (kind === type.error) this.error(fields);
    else if (kind === type.bye) this.bye = fields.byte();
  }

  welcome(fields) {
    const match = this.book.match(fields.hex(16), this.table);
    fields.raw(16);
    const seat = fields.byte();
    fields.raw(3); // the game and its rules
    fields.block();
    for (let count = fields.varint(); count > 0; count -= 1) fields.block();
    const size = fields.varint();
    if (this.before?.match === match && !this.guest && size < this.before.size) {
      this.book.problem(`Table ${this.table}: the log has ${size} entries, but ${this.before.size} have been told.`);
    }
    const guest = match.guests.get(this.token) ?? { seat, seen: 0, pending: new Map(), answered: new Map() };
    if (guest.seat !== seat) this.book.problem(`Table ${this.table}: seat ${guest.seat} came back to seat ${seat}.`);
    for (const one of guest.pending.values()) one.at = NaN; // its answer has waited for the connection
    match.guests.set(this.token, guest);
    if (seat > 0 && !this.passer) this.book.tables.set(this.table, match);
    Object.assign(this, { match, guest });
  }

  commit(fields) {
    const index = fields.varint();
    const entry = fields.block();
    const chain = fields.raw(32);
    const { chains } = this.match;
    const before = chains[index - 1];
    if (index > chains.length || index > this.guest.seen) return; // the table sends what is missing again
    if (index < chains.length && !chains[index].equals(chain)) {
      this.book.problem(`Table ${this.table}: entry ${index} is another one for seat ${this.guest.seat}.`);
    } else if (before && !createHash('sha256').update(before).update(entry).digest().equals(chain)) {
      this.book.problem(`Table ${this.table}: entry ${index} does not follow from the one before it.`);
    }
    if (overtaking.includes(entry[0])) this.match.late.add(entry[1]);
    if (index === chains.length) chains.push(Buffer.from(chain));
    if (index === this.guest.seen) this.guest.seen += 1;
    if (entry[1] === this.guest.seat) this.answer(entry);
  }

  /** Notes that a command of the guest is in the log. */
  answer(entry) {
    for (const [kind, command] of this.guest.pending) {
      if (entryOf[kind] === entry[0] && entry.subarray(2).toString('hex') === command.value) {
        this.guest.pending.delete(kind);
        this.guest.answered.set(kind, command);
        if (command.at === command.at) this.book.answers.push(performance.now() - command.at);
      }
    }
  }

  error(fields) {
    const reason = fields.byte();
    const moment = fields.varint();
    if (reason === differs) this.book.problem(`Table ${this.table}: the copies of the match differ.`);
    for (const [kind, command] of reason === refused && this.guest ? this.guest.pending : []) {
      if (command.moment !== moment || kind === type.reveal) continue;
      this.guest.pending.delete(kind);
      this.book.refused += 1;
    }
  }
}
