import { expect, test } from 'vitest';
import { FairLimit, TooManyWaiting } from './concurrency-limit.ts';

/** Runs tasks that end when `finish` is called with their name, and lists them in starting order. */
function observed(limit: FairLimit) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (line: string, name: string) => {
    const result = limit.run(line, () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(name, () => resolve(name));
      return promise;
    });
    // A refusal is checked later.
    result.catch(() => {});
    return result;
  };
  const finish = async (name: string) => {
    const before = begun.length;
    ends.get(name)?.();
    await expect.poll(() => begun.length).toBeGreaterThan(before);
  };
  return { begun, run, finish, ends };
}

test('a line with a crowd and a line with one visitor take turns', async () => {
  const { begun, run, finish } = observed(
    new FairLimit({ atOnce: 2, maxPerQueue: 2, maxWaiting: 100 }),
  );
  for (let number = 0; number < 50; number += 1) run('crowd', `a${number}`);
  run('other', 'b0');
  run('other', 'b1');
  await finish('a0');
  await finish('a1');
  await finish('a2');
  // The crowd came first, then both take turns.
  expect(begun.slice(0, 5)).toEqual(['a0', 'a1', 'a2', 'b0', 'a3']);
  await finish('a3');
  expect(begun.at(-1)).toBe('b1');
});

test('one line never takes all places, so another line starts immediately', async () => {
  const { begun, run } = observed(new FairLimit({ atOnce: 3, maxPerQueue: 2, maxWaiting: 100 }));
  for (let number = 0; number < 10; number += 1) run('crowd', `a${number}`);
  run('other', 'b0');
  expect(begun).toEqual(['a0', 'a1', 'b0']);
});

test('where too many wait, the last of the longest line makes room for a shorter one', async () => {
  const limit = new FairLimit({ atOnce: 1, maxPerQueue: 1, maxWaiting: 4 });
  const { begun, run, finish, ends } = observed(limit);
  const crowd = [0, 1, 2, 3, 4].map((number) => run('crowd', `a${number}`));
  expect([limit.isFull('crowd'), limit.isFull('other')]).toEqual([true, false]);
  await expect(run('crowd', 'a5')).rejects.toThrow(TooManyWaiting);
  const others = [run('other', 'b0'), run('other', 'b1')];
  await expect(crowd[4]).rejects.toThrow(TooManyWaiting);
  await expect(crowd[3]).rejects.toThrow(TooManyWaiting);
  // Both queues have two waiting entries, so neither is longer than the other.
  await expect(run('other', 'b2')).rejects.toThrow(TooManyWaiting);
  for (const name of ['a0', 'a1', 'b0', 'a2']) await finish(name);
  ends.get('b1')?.();
  await Promise.all([...crowd.slice(0, 3), ...others]);
  expect(begun).toEqual(['a0', 'a1', 'b0', 'a2', 'b1']);
});

test('work that fails gives its place back', async () => {
  const limit = new FairLimit({ atOnce: 1, maxPerQueue: 1, maxWaiting: 1 });
  await expect(limit.run('line', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run('line', async () => 'next')).toBe('next');
});
