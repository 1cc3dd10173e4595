import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

test('what nobody holds any more is gone before the first request, and the program cannot ask for it itself', async () => {
  const left = new WeakRef({ rows: new Array(100_000).fill('a start’s own') });
  await nextTurn();
  giveBackMemory();
  expect(left.deref()).toBeUndefined();
  expect(globalThis.gc).toBeUndefined();
});
