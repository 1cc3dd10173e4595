import { expect, test } from 'vitest';
import { ConcurrencyLimit, TooManyWaiting } from './concurrency-limit.ts';

function held() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { work: () => promise, done: resolve, fail: reject };
}

test('so many run at a time, the others in the order they came', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 2 });
  const begun: number[] = [];
  const works = [held(), held(), held(), held()];
  const runs = works.map(({ work }, at) =>
    limit.run(() => {
      begun.push(at);
      return work();
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  works[1]?.done();
  await runs[1];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const { done } of works) done();
  await Promise.all(runs);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('work that fails gives its place back', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1 });
  await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run(async () => 'next')).toBe('next');
});

test('where too many wait the next is refused, and taken once there is room', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 1 });
  const leave = await limit.take();
  const second = limit.take();
  await expect(limit.take()).rejects.toThrow(TooManyWaiting);
  leave();
  (await second)();
  expect(await limit.run(async () => 'room')).toBe('room');
});
