import { expect, test } from 'vitest';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useChunk } from './use-chunk.ts';

test('a part of the program that is on its way is nothing yet, and holds nobody up', () => {
  expect(renderHookOnce(() => useChunk(async () => ({ default: 'a part' })))).toBeNull();
});
