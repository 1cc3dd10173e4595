import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { measureLoad } from './measure-load.ts';

let built = '';

beforeEach(async () => {
  built = await mkdtemp(join(tmpdir(), 'measure-'));
  await mkdir(join(built, '.vite'));
  for (const file of ['main.js', 'shared.js', 'screen.js'])
    await writeFile(join(built, file), file);
  await writeFile(
    join(built, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': { file: 'main.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'shared.js', imports: ['index.html'] },
      'screen.tsx': { file: 'screen.js', imports: ['_shared.js'] },
    }),
  );
});
afterEach(() => rm(built, { recursive: true }));

test('a screen is counted with everything it imports, each script once', async () => {
  const { scripts, gzipBytes } = await measureLoad(built, ['index.html', 'screen.tsx']);
  expect(scripts).toEqual(['main.js', 'screen.js', 'shared.js']);
  expect(gzipBytes).toBeGreaterThan(0);
});

test('scripts already loaded by the index page are not counted again', async () => {
  expect((await measureLoad(built, ['screen.tsx'], ['index.html'])).scripts).toEqual(['screen.js']);
});

test('a screen that the build does not know is a mistake, not zero', async () => {
  await expect(measureLoad(built, ['gone.tsx'])).rejects.toThrow('no gone.tsx');
});
