// Stands between guests and ctq host, passes every byte on, and notes the frames in a book. Each guest comes to the
// server from an address of its own, as guests do: the server has limits for one address.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { MessageReader } from './frames.mjs';

let addresses = 0;

/** Connects to the server from a further address of this machine. */
export function reach(port) {
  addresses = addresses % 65_000 + 1;
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.1.${addresses >> 8}.${addresses & 255}`,
    noDelay: true });
  socket.on('error', () => {}); // 'close' follows
  return socket;
}

/** Takes the bytes up to the end of a head, then passes on what follows. */
function afterHead(takeHead, takeRest) {
  let held = Buffer.alloc(0);
  let past = false;
  return (bytes) => {
    if (past) return takeRest(bytes);
    held = Buffer.concat([held, bytes]);
    const end = held.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    past = true;
    takeHead(held.subarray(0, end + 4).toString('latin1'));
    return takeRest(held.subarray(end + 4));
  };
}

function join(guest, port, book) {
  const server = reach(port);
  let line;
  const noted = (side) => new MessageReader((frame) => line[side](frame));
  const [sent, received] = [noted('sent'), noted('received')];
  guest.on('data', afterHead((head) => {
    line = book.connection(Number(head.match(/^GET \/table\/(\d+) /)?.[1]));
    server.write(head.replace(/^Host: .*$/m, `Host: 127.0.0.1:${port}`), 'latin1');
  }, (bytes) => {
    if (bytes.length === 0) return;
    sent.add(bytes);
    server.write(bytes);
  }));
  server.on('data', afterHead((head) => guest.write(head, 'latin1'), (bytes) => {
    received.add(bytes);
    guest.write(bytes);
  }));
  guest.on('error', () => {});
  guest.on('end', () => server.end()).on('close', () => server.destroy());
  server.on('end', () => guest.end()).on('close', () => guest.destroy());
}

/** Listens at a port of its own and passes what comes on to the server at `port`. Returns its own port. */
export async function relay(port, book) {
  const listening = createServer({ noDelay: true, allowHalfOpen: true }, (guest) => join(guest, port, book));
  listening.listen(0, '127.0.0.1', 2048);
  await once(listening, 'listening');
  return { port: listening.address().port, close: () => listening.close() };
}
