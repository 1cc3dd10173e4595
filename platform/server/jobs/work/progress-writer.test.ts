import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressWriter } from './attempt-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (done: number) => ({ done, total: null, note: null });

test('the first progress report is written immediately, the next ones a quarter of a second apart', async () => {
  const written: number[] = [];
  const writer = new ProgressWriter(async ({ done }) => void written.push(done));
  for (let done = 1; done <= 100; done += 1) {
    writer.report(at(done));
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(written).toEqual([1, 25, 50, 75, 100]);
});

test('the last report is written even when the job ends right after it', async () => {
  const written: number[] = [];
  const writer = new ProgressWriter(async ({ done }) => void written.push(done));
  writer.report(at(1));
  writer.report(at(2));
  await writer.flush();
  expect(written).toEqual([1, 2]);
  await vi.runAllTimersAsync();
  expect(written).toEqual([1, 2]);
});

test('a slow write is waited for, never overtaken', async () => {
  const writes = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const begun: number[] = [];
  const writer = new ProgressWriter(({ done }) => {
    begun.push(done);
    return writes[begun.length - 1]?.promise ?? Promise.resolve();
  });
  writer.report(at(1));
  await vi.advanceTimersByTimeAsync(1_000);
  writer.report(at(2));
  writer.report(at(3));
  const flushed = writer.flush();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toEqual([1]);
  writes[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([1, 3]);
  writes[1]?.resolve();
  await flushed;
});
