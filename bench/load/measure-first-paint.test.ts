import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { measureFirstPaint } from './measure-first-paint.ts';

const built = await mkdtemp(join(tmpdir(), 'measure-'));
afterAll(() => rm(built, { recursive: true }));

test('styles and plain scripts hold the first paint up, modules and preloads do not', async () => {
  const files = {
    'index.html': [
      '<script src="/theme.js"></script><script type="module" crossorigin src="/main.js"></script>',
      '<link rel="modulepreload" crossorigin href="/main.js">',
      '<link rel="stylesheet" crossorigin href="/look.css">',
    ].join(''),
    'theme.js': 'theme',
    'look.css': 'look',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(built, name), text);
  const expected = Object.values(files).reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(await measureFirstPaint(built)).toBe(expected);
});
