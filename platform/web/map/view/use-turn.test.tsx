import { expect, test } from 'vitest';
import { usedOnce } from '#platform/testing/used-once.tsx';
import { useTurn } from './use-turn.ts';

test('what comes second waits for what comes first', () => {
  expect(usedOnce(() => useTurn(false, 150))).toBe(false);
  expect(usedOnce(() => useTurn(true, 150))).toBe(true);
});
