import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { until } from '../jobs/testing/until.ts';
import { giveBackMemory } from './give-back-memory.ts';

test('what nobody holds any more is gone before the first request, and the program cannot ask for it itself', async () => {
  const left = new WeakRef({ rows: new Array(100_000).fill('a start’s own') });
  await nextTurn();
  clearInterval(giveBackMemory());
  expect(left.deref()).toBeUndefined();
  expect(globalThis.gc).toBeUndefined();
});

test('what the jobs after a start leave is gone as soon as the process is quiet', async () => {
  const looking = giveBackMemory({ lookMs: 50 });
  const left = new WeakRef({ rows: new Array(100_000).fill('a job’s own') });
  await nextTurn();
  await until(async () => left.deref() === undefined);
  expect(looking.hasRef()).toBe(false);
});
