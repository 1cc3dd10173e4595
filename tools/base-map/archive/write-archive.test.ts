import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';
import { writeArchive } from './write-archive.ts';

const DEEPEST = 7;

/** All tiles of one zoom level: every third has unique content of varying length, the others share the same content. */
function* tiles() {
  for (let x = 0; x < 2 ** DEEPEST; x += 1)
    for (let y = 0; y < 2 ** DEEPEST; y += 1) {
      const word =
        (x + y) % 3 === 0 ? `${x}/${y}${'.'.repeat((x * 7919 + y * 104_729) % 977)}` : 'sea';
      yield { z: DEEPEST, x, y, content: new TextEncoder().encode(word) };
    }
}

const archive = writeArchive({ deepest: DEEPEST, metadata: { name: 'test' }, tiles: tiles() });
const reader = new PMTiles({
  getKey: () => 'test',
  getBytes: async (offset, length) => {
    const bytes = new Uint8Array(archive.subarray(offset, offset + length));
    return { data: bytes.buffer };
  },
});
const wordAt = async (x: number, y: number) =>
  Buffer.from((await reader.getZxy(DEEPEST, x, y))?.data ?? new ArrayBuffer(0))
    .toString()
    .replace(/\.+$/, '');

test('an independent reader finds the written tiles through leaf directories', async () => {
  expect((await reader.getHeader()).leafDirectoryLength).toBeGreaterThan(0);
  expect(await wordAt(0, 0)).toBe('0/0');
  expect(await wordAt(126, 126)).toBe('126/126');
  expect(await wordAt(1, 0)).toBe('sea');
  expect(await reader.getMetadata()).toEqual({ name: 'test' });
});

test('the same content lies in the archive once', async () => {
  const { numAddressedTiles, numTileContents } = await reader.getHeader();
  expect(numAddressedTiles).toBe(4 ** DEEPEST);
  expect(numTileContents).toBeLessThan(4 ** DEEPEST / 2);
});
