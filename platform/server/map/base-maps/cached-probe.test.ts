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

test('everybody gets what one look has found', async () => {
  const counter = counting();
  const look = new CachedProbe(async () => `found ${counter.next()}`, TIMES);
  expect(await Promise.all([look.current(), look.current()])).toEqual(['found 1', 'found 1']);
  expect(await look.current()).toBe('found 1');
});

test('who failed is not asked again at once', async () => {
  const counter = counting();
  const look = new CachedProbe(() => Promise.reject(new Error(String(counter.next()))), TIMES);
  expect(await look.current()).toBeNull();
  expect(await look.current()).toBeNull();
  expect(counter.next()).toBe(2);
});

test('nobody waits long for one who says nothing, and the answer is there when it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const look = new CachedProbe(() => promise, TIMES);
  expect(await look.current()).toBeNull();
  resolve('late');
  expect(await look.current()).toBe('late');
});

test('the last find holds while the next look is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const finds = [Promise.resolve('old'), promise];
  const look = new CachedProbe(() => finds.shift() ?? promise, { ...TIMES, goodForMs: 0 });
  expect(await look.current()).toBe('old');
  expect(await look.current()).toBe('old');
  resolve('new');
  await promise;
  expect(await look.current()).toBe('new');
});

test('what is gone is forgotten, what is doubted is looked at again only after a while', async () => {
  const counter = counting();
  const look = new CachedProbe(async () => ({ at: counter.next() }), TIMES);
  const first = await look.current();
  look.doubt();
  expect(await look.current()).toBe(first);
  if (first) look.forget(first);
  expect(await look.current()).toEqual({ at: 2 });
});
