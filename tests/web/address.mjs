// The address of the page under test.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the page's address and a function that stops its server. Serves the build if CTQ_URL
 * is not set. */
export async function address(root) {
  if (process.env.CTQ_URL) return { url: process.env.CTQ_URL, end: () => {} };
  if (!existsSync(join(root, 'build/web/site/index.html'))) {
    throw new Error('There is no built page in build/web/site. Build it: cmake --preset web && ' +
      'cmake --build build/web --target site');
  }
  const server = spawn('python3', [join(root, 'web/setup/serve.py'), join(root, 'build/web'), '0']);
  server.stderr.pipe(process.stderr);
  const [words] = await Promise.race([
    new Promise((done) => { server.stdout.once('data', (part) => done([String(part)])); }),
    new Promise((_, failed) => {
      server.once('exit', () => failed(new Error('The page cannot be served.')));
    }),
  ]);
  return { url: `${words.trim()}/site/`, end: () => server.kill() };
}
