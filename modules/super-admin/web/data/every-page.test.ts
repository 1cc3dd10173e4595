import { expect, test, vi } from 'vitest';
import { everyPage } from './every-page.ts';

test('all that a question finds is read to its last page', async () => {
  const all = Array.from({ length: 430 }, (_, at) => at);
  const read = vi.fn(async ({ page, limit }: { page: number; limit: number }) => ({
    items: all.slice((page - 1) * limit, page * limit),
  }));
  expect(await everyPage(read)).toEqual(all);
  expect(read).toHaveBeenCalledTimes(3);
});

test('a list without end is not read to its end', async () => {
  const found = await everyPage(async ({ limit }) => ({ items: Array(limit).fill(0) }));
  expect(found).toHaveLength(2_000);
});
