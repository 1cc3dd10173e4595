import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventLoopYielder } from './yield-turn.ts';

let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

test('work pauses when its slice of a few milliseconds is over, and not before', async () => {
  const breather = new EventLoopYielder();
  now += 3;
  expect(breather.isDue).toBe(false);
  now += 1;
  expect(breather.isDue).toBe(true);
  await breather.pause();
  expect(breather.isDue).toBe(false);
});

test('of several long jobs, one continues in each turn of the event loop', async () => {
  const breathers = [new EventLoopYielder(), new EventLoopYielder(), new EventLoopYielder()];
  now += 10;
  const order: string[] = [];
  const pauses = breathers.map((breather, at) =>
    breather.pause().then(() => order.push(`job ${at}`)),
  );
  for (let turn = 1; turn < breathers.length; turn += 1) {
    await nextTurn();
    order.push('a call');
  }
  await Promise.all(pauses);
  expect(order).toEqual(['job 0', 'a call', 'job 1', 'a call', 'job 2']);
});
