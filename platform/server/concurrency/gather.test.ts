import { expect, test } from 'vitest';
import { Gather } from './gather.ts';

test('a single caller is served immediately, concurrent callers are batched, each with its own result', async () => {
  const batches: number[][] = [];
  const gather = new Gather<number, number>(async (inputs) => {
    batches.push([...inputs]);
    await Promise.resolve();
    return inputs.map((input) => input * 10);
  });
  const answers = await Promise.all([1, 2, 3].map((input) => gather.add('a', input)));
  expect(answers).toEqual([10, 20, 30]);
  expect(batches).toEqual([[1], [2, 3]]);
  expect(await Promise.all([gather.add('a', 4), gather.add('b', 5)])).toEqual([40, 50]);
  expect(batches.slice(2)).toEqual([[4], [5]]);
});

test('a failing batch fails only for its own callers, and no batch exceeds the limit', async () => {
  const sizes: number[] = [];
  const gather = new Gather<number, number>(
    async (inputs) => {
      sizes.push(inputs.length);
      if (inputs.includes(2)) throw new Error('no');
      return inputs;
    },
    { most: 2 },
  );
  const answers = await Promise.allSettled([1, 2, 3, 4, 5].map((input) => gather.add('a', input)));
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(sizes).toEqual([1, 2, 2]);
});

test('the configured number of batches runs in parallel, and later inputs share the next free one', async () => {
  const batches: { inputs: readonly number[]; end: () => void }[] = [];
  const gather = new Gather<number, number>(
    async (inputs) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      batches.push({ inputs, end: resolve });
      await promise;
      return inputs;
    },
    { sideBySide: 2 },
  );
  const answers = Promise.all([1, 2, 3, 4].map((input) => gather.add('line', input)));
  expect(batches.map(({ inputs }) => inputs)).toEqual([[1], [2]]);
  batches[1]?.end();
  await expect.poll(() => batches.length).toBe(3);
  expect(batches[2]?.inputs).toEqual([3, 4]);
  for (const { end } of batches) end();
  expect(await answers).toEqual([1, 2, 3, 4]);
});
