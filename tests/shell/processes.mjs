// Starts programs, which end with this process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set();
process.on('exit', endAll);

/** Ends all programs that run. */
export function endAll() {
  running.forEach((one) => one.kill('SIGKILL'));
}

/** Starts a program. `said` has what it has said so far; `ended` gives its code, its signal and its errors. */
export function started(program, words, options = {}) {
  const child = spawn(program, words, options);
  running.add(child);
  const said = { out: '', err: '' };
  child.stdout?.on('data', (part) => { said.out += part; });
  child.stderr?.on('data', (part) => { said.err += part; });
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return { code, signal, err: said.err };
  });
  return { process: child, said, ended };
}
