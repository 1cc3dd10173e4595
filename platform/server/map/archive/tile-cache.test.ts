import { expect, test } from 'vitest';
import { TooManyWaiting } from '../../concurrency/concurrency-limit.ts';
import type { ArchivedTile, TileArchive } from './tile-archive.ts';
import { TileCache } from './tile-cache.ts';

const tile: ArchivedTile = { content: Buffer.alloc(1_000), encoding: undefined };

function slowArchive() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const archive = {
    tile: (z: number, x: number, y: number) => {
      asked.push(`${z}/${x}/${y}`);
      return new Promise<ArchivedTile>((resolve) => waiting.push(() => resolve(tile)));
    },
  } as unknown as TileArchive;
  return { archive, asked, answerAll: () => waiting.splice(0).map((answer) => answer()) };
}

test('concurrent requests for a tile read it once, and the next request gets it from the cache [BEY-02]', async () => {
  const { archive, asked, answerAll } = slowArchive();
  const cache = new TileCache(archive, { bytes: 100_000, readAtOnce: 2, maxWaiting: 10 });
  const many = Array.from({ length: 50 }, () => cache.tile(1, 0, 0));
  await expect.poll(() => asked.length).toBe(1);
  answerAll();
  await Promise.all(many);
  expect(cache.tile(1, 0, 0)).toBe(tile);
  expect(asked).toEqual(['1/0/0']);
});

test('of a flood a few are read at a time, some wait, and the others are refused [BEY-02]', async () => {
  const { archive, asked, answerAll } = slowArchive();
  const cache = new TileCache(archive, { bytes: 100_000, readAtOnce: 2, maxWaiting: 10 });
  const flood = Array.from({ length: 100 }, async (_, x) => cache.tile(8, x, 0));
  const outcomes = Promise.allSettled(flood);
  await expect.poll(() => asked.length).toBe(2);
  const timer = setInterval(answerAll, 1);
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  clearInterval(timer);
  expect(refused).toHaveLength(88);
  expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(TooManyWaiting);
});

test('the tile cache is limited in size', async () => {
  const { archive, asked, answerAll } = slowArchive();
  const cache = new TileCache(archive, { bytes: 3_000, readAtOnce: 2, maxWaiting: 10 });
  for (const x of [0, 1, 2]) {
    const read = cache.tile(2, x, 0);
    await expect.poll(() => asked.length).toBe(x + 1);
    answerAll();
    await read;
  }
  expect(cache.tile(2, 2, 0)).toBe(tile);
  expect(cache.tile(2, 0, 0)).toBeInstanceOf(Promise);
  await expect.poll(() => asked.length).toBe(4);
  answerAll();
});
