import { expect, test } from 'vitest';
import { CachedProbe } from './cached-probe.ts';

function counting() {
  let count = 0;
  return {
    next() {
      count += 1;
      return count;
    },
  };
}

const TIMES = { goodForMs: 60_000, failedForMs: 60_000, patienceMs: 20 };

test('all callers share the result of one probe', async () => {
  const counter = counting();
  const look = new CachedProbe(async () => `found ${counter.next()}`, TIMES);
  expect(await Promise.all([look.current(), look.current()])).toEqual(['found 1', 'found 1']);
  expect(await look.current()).toBe('found 1');
});

test('a failed probe is not repeated immediately', async () => {
  const counter = counting();
  const look = new CachedProbe(() => Promise.reject(new Error(String(counter.next()))), TIMES);
  expect(await look.current()).toBeNull();
  expect(await look.current()).toBeNull();
  expect(counter.next()).toBe(2);
});

test('a caller does not wait long for a silent probe, and its late result is used', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const look = new CachedProbe(() => promise, TIMES);
  expect(await look.current()).toBeNull();
  resolve('late');
  expect(await look.current()).toBe('late');
});

test('the last result is used while the next probe is running', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const finds = [Promise.resolve('old'), promise];
  const look = new CachedProbe(() => finds.shift() ?? promise, { ...TIMES, goodForMs: 0 });
  expect(await look.current()).toBe('old');
  expect(await look.current()).toBe('old');
  resolve('new');
  await promise;
  expect(await look.current()).toBe('new');
});

test('a forgotten result is probed again, a doubted one not immediately', async () => {
  const counter = counting();
  const look = new CachedProbe(async () => ({ at: counter.next() }), TIMES);
  const first = await look.current();
  look.doubt();
  expect(await look.current()).toBe(first);
  if (first) look.forget(first);
  expect(await look.current()).toEqual({ at: 2 });
});
