// The process of ctq host in the load test, and what the system says of it.
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { started } from '../shell/processes.mjs';
import { readInvitation } from './frames.mjs';

const ticks = 100; // a second, in /proc/PID/stat

/**
 * Starts ctq host and waits until it has named `tables` tables. It writes its log to a file: with a pipe it would lose
 * lines whenever this process is busy.
 */
export async function startServer(program, words, log, tables) {
  const file = openSync(log, 'w');
  const { process: child, said, ended } = started(program, ['host', ...words], { stdio: ['ignore', file, 'pipe'] });
  closeSync(file);
  let over = false;
  ended.then(() => { over = true; });
  for (;;) {
    const links = [...readFileSync(log, 'utf8').matchAll(/^Table \d+: \S+(#join=\S+)\n/gm)].map(([, link]) => link);
    const port = Number(readFileSync(log, 'utf8').match(/^The page is at \S+:(\d+)\//)?.[1]);
    if (links.length === tables) return new Server({ child, said, ended, port, links });
    if (over) throw new Error(`The server has ended: ${said.err}`);
    await new Promise((done) => { setTimeout(done, 50); });
  }
}

class Server {
  constructor(fields) { Object.assign(this, fields); }

  file(name) { return readFileSync(`/proc/${this.child.pid}/${name}`, 'utf8'); }
  /** Kilobytes of memory in use. */
  memory() { return Number(this.file('status').match(/^VmRSS:\s+(\d+)/m)[1]); }
  descriptors() { return readdirSync(`/proc/${this.child.pid}/fd`).length; }
  /** Seconds of processor time so far. */
  processor() {
    const fields = this.file('stat').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  }

  /** Returns a reply of the server: its status and its text. */
  ask(method, target, body = '') {
    return new Promise((done, fail) => {
      const asked = request({ host: '127.0.0.1', port: this.port, method, path: target, agent: false }, async (reply) => {
        let text = '';
        for await (const part of reply.setEncoding('utf8')) text += part;
        done({ status: reply.statusCode, text });
      });
      asked.on('error', fail);
      asked.end(body);
    });
  }

  /** Returns the states of all listed tables by number: "free", "playing" or "over". */
  async tables() {
    const { text } = await this.ask('GET', '/tables');
    return new Map(text.trim().split('\n').map((line) => line.split('\t'))
      .map(([invitation, , state]) => [readInvitation(invitation).table, state]));
  }

  /** Ends the server as a service manager does. Returns a problem, or an empty text. */
  async stop() {
    const processor = this.processor();
    this.child.kill('SIGTERM');
    const { code, signal, err } = await this.ended;
    return { processor, problem: code === 0 && err === '' ? '' : `The server ended with ${code ?? signal}: ${err}` };
  }
}
