import { expect, test, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

test('many are done in batches that a call takes, and each answer is given back', async () => {
  const work = vi.fn(async (batch: number[]) => batch.length);
  const items = Array.from({ length: 450 }, (_, at) => at);
  expect(await inBatches(items, work)).toEqual([200, 200, 50]);
  expect(work.mock.calls.flatMap(([batch]) => batch)).toEqual(items);
});
