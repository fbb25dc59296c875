// Starts ctq host and ctq visit as processes for the tests. All of them end with the test file.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { after } from 'node:test';
import { programs } from './ctq.mjs';
import { endAll, started } from './processes.mjs';

after(endAll);

/** Returns a port that is free. Behind a proxy, the server does not say its own. */
export async function freePort() {
  const probe = createServer();
  await new Promise((done) => { probe.listen(0, '127.0.0.1', done); });
  const { port } = probe.address();
  await new Promise((done) => { probe.close(done); });
  return port;
}

/**
 * Starts ctq host, by the command `under` if there is one, and waits for its first lines. Gives its port, the links of
 * its tables, and `line`, which waits for the next line of its log that matches a pattern.
 */
export async function hosting(words, { port = 0, under = [] } = {}) {
  const [program, ...before] = [...under, programs.native];
  const server = started(program, [...before, 'host', '--entropy', '1', '--port', String(port), ...words]);
  const lines = createInterface({ input: server.process.stdout })[Symbol.asyncIterator]();
  const line = async (pattern) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`The server ended before it said ${pattern}: ${(await server.ended).err}`);
      if (pattern.test(value)) return value;
    }
  };
  const [, named] = (await line(/^The page is at /)).match(/:(\d+)\//) ?? [];
  const at = words.indexOf('--tables');
  const tables = !words.includes('--game') ? 0 : at < 0 ? 1 : Number(words[at + 1]);
  const links = [];
  while (links.length < tables) links.push((await line(/#join=/)).match(/\S+#join=\S+/)[0]);
  return { ...server, port: port || Number(named), links, line };
}

/** Starts ctq visit with these words. */
export function visiting(words, options = {}) {
  const more = words.includes('--entropy') ? [] : ['--entropy', '2'];
  const guest = started(programs.native, ['visit', ...more, ...words], options);
  return { ...guest, destroy: () => guest.process.kill() };
}

/** Opens a connection to the server and sends `text`. */
export async function reach(server, text = '') {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {}); // the server resets what it has not read
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

/** Returns the text of a request to the server. `more` has further lines of its head. */
export const request = (server, target, more = '', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost:${server.port}\r\n${more}\r\n`;

/** The lines of a head that ask for a WebSocket. */
export const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
