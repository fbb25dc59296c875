// Guests who come and go: half of them without a word, and some of these stop reading but stay connected.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closing, encode, hello, MessageReader, readInvitation, type } from './frames.mjs';
import { reach } from './relay.mjs';

const seatsOfTable = 3;
const atOnce = 24; // guests who come at the same time
const unread = 1000; // what a guest who does not read asks for: below the server's limit of a burst
const patience = 30_000; // milliseconds for the answer to a greeting

const upgrade = (table, port) => `GET /table/${table} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n` +
  'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** Waits for the next bytes, or for the end of the connection. Returns whether there are any. */
const answered = (socket) => Promise.race([
  once(socket, 'data').then(() => true, () => false),
  once(socket, 'close').then(() => false),
  new Promise((done) => { setTimeout(() => done(false), patience).unref(); }),
]);

/** Who comes: each connects, gets as far as it wants to, and returns whether the server has answered. */
const kinds = {
  async watches(socket, { server, book, token, table }) {
    return greet(socket, { server, book, token, table, match: Buffer.alloc(16), wish: 255 });
  },
  async sits(socket, { server, book, token, invited }) {
    const { table, match } = readInvitation(await invited());
    const seated = await greet(socket, { server, book, token, table, match, wish: 0 });
    if (seated) socket.write(encode(type.ready, Buffer.from([1])));
    return seated;
  },
  async greetsNobody(socket, { server, table }) {
    socket.write(upgrade(table, server.port));
    return answered(socket);
  },
  async fetches(socket, { server }) {
    socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`);
    return answered(socket);
  },
  async stopsInItsHead(socket, { server }) {
    socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n`);
    return true;
  },
};

/** How they go. */
const ways = {
  saysGoodbye(socket) {
    socket.resume();
    socket.write(encode(type.bye, Buffer.from([1])));
    socket.end(closing);
  },
  isCutOff(socket) { socket.destroy(); },
  stopsReading(socket) { socket.pause(); },
  asksWithoutReading(socket) {
    socket.pause();
    for (let i = 0; i < unread; i += 1) socket.write(encode(type.resync, Buffer.from([0, 0])));
  },
};
const silent = ['isCutOff', 'isCutOff', 'stopsReading', 'isCutOff', 'asksWithoutReading', 'isCutOff', 'stopsReading'];

async function greet(socket, { server, book, token, table, match, wish }) {
  socket.write(upgrade(table, server.port));
  if (!await answered(socket)) return false;
  const line = book.connection(table);
  line.passes(token.subarray(0, 16).toString('hex'));
  const reader = new MessageReader((frame) => line.received(frame));
  socket.on('data', (bytes) => reader.add(bytes));
  socket.write(hello({ games: book.games, match, token: token.subarray(0, 16), wish, name: 'Passer' }));
  return answered(socket);
}

/** Opens a table for every few guests. Returns a function that gives the invitation for the next one. */
function invitations(server, setup) {
  let count = 0;
  let invitation;
  return () => {
    if (count % seatsOfTable === 0) {
      invitation = server.ask('POST', '/tables', setup).then(({ status, text }) => {
        if (status !== 201) throw new Error(`The server opens no table: ${text}`);
        return text;
      });
    }
    count += 1;
    return invitation;
  };
}

/**
 * Lets this many guests come and go. The seed says at which tables they watch. Returns how many were answered, and the
 * connections that the server has to end, because their guests neither read nor go.
 */
export async function passers({ server, book, count, tables, seed, setup }) {
  const invited = invitations(server, setup);
  const staying = [];
  const names = Object.keys(kinds);
  let answers = 0;
  const pass = async (i) => {
    const token = createHash('sha256').update(`${seed} passer ${i}`).digest();
    const socket = reach(server.port);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    const told = await kinds[names[(i >> 1) % names.length]](socket,
      { server, book, token, table: 1 + token.readUInt32LE(16) % tables, invited });
    answers += told ? 1 : 0;
    const way = i % 2 === 0 ? 'saysGoodbye' : silent[(i >> 1) % silent.length];
    ways[way](socket);
    if (!socket.destroyed && i % 2 === 1) staying.push(socket);
  };
  for (let first = 0; first < count; first += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, count - first) }, (_, i) => pass(first + i)));
  }
  return { answers, staying };
}
