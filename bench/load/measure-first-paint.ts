import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Render-blocking resources: styles, and scripts that are neither modules nor deferred. */
const BLOCKING = [
  /<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g,
  /<script\b(?![^>]*(?:type="module"|\bdefer\b|\basync\b))[^>]*src="([^"]+)"/g,
];

/** Size of the page and its render-blocking files, each gzipped separately as the server sends them. */
export async function measureFirstPaint(built: string): Promise<number> {
  const page = await readFile(join(built, 'index.html'), 'utf8');
  const blocking = BLOCKING.flatMap((kind) =>
    [...page.matchAll(kind)].map(([, address = '']) => address.slice(1)),
  );
  const sizes = await Promise.all(
    ['index.html', ...blocking].map(
      async (file) => gzipSync(await readFile(join(built, file))).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
