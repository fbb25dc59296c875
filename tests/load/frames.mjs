// The frames of WebSockets, and the messages of tables (engine/net/message.hpp) as far as the load test needs them.

/** The types of messages, by name. */
export const type = { hello: 1, welcome: 2, propose: 3, commit: 4, seal: 6, open: 7, reveal: 8, resync: 9, ping: 12,
  bye: 13, error: 14, ready: 15 };
/** Some kinds of entries (engine/net/entry.hpp). */
export const entryKind = { play: 3, seal: 4, open: 5, reveal: 6, withheld: 8, takeOver: 9, late: 15 };
/** Types of messages that ask for an entry of the log, each with the kind of this entry. */
export const entryOf = { [type.propose]: entryKind.play, [type.seal]: entryKind.seal, [type.open]: entryKind.open,
  [type.reveal]: entryKind.reveal };
export const refused = 12; // the reason of an error message
export const differs = 13;

const protocol = 4;

/** Reads the fields of a message one after the other. */
export class Fields {
  constructor(bytes) { this.bytes = bytes; this.at = 0; }
  raw(size) { this.at += size; return this.bytes.subarray(this.at - size, this.at); }
  byte() { return this.raw(1)[0]; }
  fixed32() { return this.raw(4).readUInt32LE(); }
  hex(size) { return this.raw(size).toString('hex'); }
  varint() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
  block() { return this.raw(this.varint()); }
  rest() { return this.bytes.subarray(this.at); }
}

/** Returns the bytes of a varint below 2^14. */
const varint = (value) => Buffer.from(value < 128 ? [value] : [value & 127 | 128, value >> 7]);

/** Returns the type and the payload of a table's frame. */
export function decode(frame) {
  const fields = new Fields(frame);
  if (fields.byte() !== protocol) throw new Error('A frame has another protocol: teach the load test the new one.');
  return { type: fields.byte(), payload: fields.block() };
}

/** Returns a message of a guest as a WebSocket's frame. The mask is zero, which leaves the bytes as they are. */
export function encode(kind, payload = Buffer.alloc(0)) {
  const frame = Buffer.concat([Buffer.from([protocol, kind]), varint(payload.length), payload]);
  const size = frame.length < 126 ? [frame.length | 128] : [126 | 128, frame.length >> 8, frame.length & 255];
  return Buffer.concat([Buffer.from([0x82, ...size, 0, 0, 0, 0]), frame]);
}

/** The close frame of a guest. */
export const closing = Buffer.from([0x88, 0x80, 0, 0, 0, 0]);

/** Returns a hello. `games` are the bytes of the games that a guest knows; `wish` is 255 for a spectator, else 0. */
export const hello = ({ games, match, token, wish, name }) => encode(type.hello, Buffer.concat([games, match, token,
  Buffer.from([wish, name.length]), Buffer.from(name), token, token, Buffer.alloc(1 + 32)]));

/** Returns the fields of a hello that the load test compares. */
export function readHello(payload) {
  const fields = new Fields(payload);
  for (let count = fields.varint(); count > 0; count -= 1) fields.raw(3);
  const games = payload.subarray(0, fields.at);
  fields.raw(16);
  return { games, token: fields.hex(16) };
}

/** Returns the match and the number of the table that an invitation names. */
export function readInvitation(text) {
  const bytes = Buffer.from(text, 'base64url');
  return { match: bytes.subarray(3, 19), table: bytes.readUInt16LE(bytes.length - 2) };
}

/** Takes the bytes of one direction of a WebSocket piece by piece, and passes each whole message on. */
export class MessageReader {
  constructor(take) { this.take = take; this.held = Buffer.alloc(0); this.parts = []; }

  add(bytes) {
    this.held = this.held.length > 0 ? Buffer.concat([this.held, bytes]) : bytes;
    while (this.next());
  }

  next() {
    const { held } = this;
    if (held.length < 2) return false;
    const short = held[1] & 127;
    const masked = held[1] > 127;
    const head = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0) + (masked ? 4 : 0);
    if (held.length < head) return false;
    const size = short === 126 ? held.readUInt16BE(2) : short === 127 ? Number(held.readBigUInt64BE(2)) : short;
    if (held.length < head + size) return false;
    const payload = Buffer.from(held.subarray(head, head + size));
    for (let i = 0; masked && i < size; i += 1) payload[i] ^= held[head - 4 + i % 4];
    this.held = held.subarray(head + size);
    if ((held[0] & 15) < 8) this.parts.push(payload); // other frames are a WebSocket's own: pings and the like
    if ((held[0] & 15) < 8 && held[0] > 127) this.take(Buffer.concat(this.parts.splice(0)));
    return true;
  }
}
