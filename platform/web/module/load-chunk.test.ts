import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from '#platform/contract/limits.ts';
import { ChunkError, loadChunk } from './load-chunk.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a chunk that arrives is given on and leaves no timer behind', async () => {
  await expect(loadChunk(async () => 'screen')).resolves.toBe('screen');
  expect(vi.getTimerCount()).toBe(0);
});

test('a chunk that fails is a chunk error, for the retry page [GEN-08]', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('offline')))).rejects.toThrow(
    ChunkError,
  );
});

test('a chunk that takes over 120 seconds is a chunk error too [GEN-08] [LIM-01]', async () => {
  const settled = vi.fn();
  const waiting = loadChunk(() => new Promise(() => {})).catch(settled);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(settled.mock.lastCall?.[0]).toBeInstanceOf(ChunkError);
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
});
