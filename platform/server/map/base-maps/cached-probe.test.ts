import { expect, onTestFinished, test, vi } from 'vitest';
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

/** Freezes the clock; returns a function that lets time pass. */
function frozenClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms: number) => vi.setSystemTime(Date.now() + ms);
}

test('a failed probe is repeated once its pause is over', async () => {
  const pass = frozenClock();
  const counter = counting();
  const look = new CachedProbe(async () => {
    if (counter.next() === 1) throw new Error('away');
    return 'back';
  }, TIMES);
  expect(await look.current()).toBeNull();
  pass(TIMES.failedForMs - 1);
  expect(await look.current()).toBeNull();
  pass(1);
  expect(await look.current()).toBe('back');
  expect(counter.next()).toBe(3);
});

test('a doubted result is used until the pause of a failure is over, then it is probed once for all callers', async () => {
  const pass = frozenClock();
  const counter = counting();
  const look = new CachedProbe(async () => counter.next(), { ...TIMES, goodForMs: 600_000 });
  expect(await look.current()).toBe(1);
  pass(TIMES.failedForMs);
  expect(await look.current()).toBe(1);
  expect(await look.current()).toBe(1);
  look.doubt();
  await Promise.all([look.current(), look.current(), look.current()]);
  await expect.poll(() => look.current()).toBe(2);
  look.doubt();
  pass(TIMES.failedForMs - 1);
  await look.current();
  expect(await look.current()).toBe(2);
  pass(1);
  await look.current();
  await expect.poll(() => look.current()).toBe(3);
  expect(counter.next()).toBe(4);
});
