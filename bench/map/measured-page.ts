import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.mjs', 'text/javascript'],
  ['.css', 'text/css'],
  ['.json', 'application/json'],
  ['.woff2', 'font/woff2'],
]);

/** Serves the built page, and proxies `/map/` requests for the base map to the app. */
export async function measuredPage(
  built: string,
  suiteAddress: string,
): Promise<{ address: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    if (pathname.startsWith('/map/')) {
      const answer = await fetch(new URL(pathname, suiteAddress));
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      return response.end(Buffer.from(await answer.arrayBuffer()));
    }
    const file = join(built, pathname === '/' ? 'index.html' : pathname);
    const content = await readFile(file).catch(() => null);
    response.writeHead(content ? 200 : 404, {
      'content-type': TYPES.get(extname(file)) ?? 'application/octet-stream',
    });
    return response.end(content);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
