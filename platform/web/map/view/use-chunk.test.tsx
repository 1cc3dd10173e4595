import { expect, test } from 'vitest';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useChunk } from './use-chunk.ts';

test('a chunk that is still loading is null and does not block rendering', () => {
  expect(renderHookOnce(() => useChunk(async () => ({ default: 'a part' })))).toBeNull();
});
