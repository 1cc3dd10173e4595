import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { until } from '../jobs/testing/until.ts';
import { giveBackMemory } from './give-back-memory.ts';

test('unreferenced memory is freed after the start, and the gc function is not exposed', async () => {
  const left = new WeakRef({ rows: new Array(100_000).fill('a start’s own') });
  await nextTurn();
  clearInterval(giveBackMemory());
  expect(left.deref()).toBeUndefined();
  expect(globalThis.gc).toBeUndefined();
});

test('memory left by jobs after the start is freed once the process is idle', async () => {
  const looking = giveBackMemory({ pollMs: 50 });
  const left = new WeakRef({ rows: new Array(100_000).fill('a job’s own') });
  await nextTurn();
  await until(async () => left.deref() === undefined);
  expect(looking.hasRef()).toBe(false);
});
