import { expect, test, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

test('many are done in batches that a call takes, and counted together', async () => {
  const work = vi.fn(async (batch: number[]) => batch.length);
  const items = Array.from({ length: 450 }, (_, at) => at);
  expect(await inBatches(items, work)).toBe(450);
  expect(work.mock.calls.map(([batch]) => batch.length)).toEqual([200, 200, 50]);
  expect(work.mock.calls.flatMap(([batch]) => batch)).toEqual(items);
});
