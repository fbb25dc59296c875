// Serves the built page from a folder of another host. A test may change or stop it.
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { url } from './browser.mjs';

const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css',
  '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.png': 'image/png', '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json' };

/**
 * Serves the files below `root`, and the 404 page for a missing file, as static hosts do.
 * `change(name, bytes, query)` may return other bytes, or null for none. `types` sets other content types.
 * `source(name)` returns the name of another file.
 */
export async function serveFolder(root, change = (name, bytes) => bytes, types = {}, source = (name) => name) {
  const server = createServer(async (request, answer) => {
    const [path, query = ''] = request.url.split('?');
    const name = decodeURI(path);
    const response = name.startsWith(root) && !name.includes('..')
      ? await fetch(url + source(name.slice(root.length))) : null;
    if (!response || !response.ok) {
      const lost = await fetch(`${url}404.html`);
      answer.writeHead(404, { 'content-type': 'text/html' }).end(await lost.text());
      return;
    }
    const bytes = change(name.slice(root.length), Buffer.from(await response.arrayBuffer()), query);
    if (bytes === null) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': { ...kinds, ...types }[extname(name)] ?? 'text/html' });
    answer.end(bytes);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${server.address().port}${root}`,
    stop: () => { server.closeAllConnections(); server.close(); },
  };
}
