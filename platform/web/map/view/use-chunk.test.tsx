import { expect, test } from 'vitest';
import { usedOnce } from '#platform/testing/used-once.tsx';
import { useChunk } from './use-chunk.ts';

test('a part of the program that is on its way is nothing yet, and holds nobody up', () => {
  expect(usedOnce(() => useChunk(async () => ({ default: 'a part' })))).toBeNull();
});
