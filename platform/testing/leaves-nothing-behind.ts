import { afterAll, beforeAll, expect, vi } from 'vitest';

/**
 * Test files share a worker, so leftovers of one file affect the next. The configuration restores stubs and spies; this
 * check makes the file fail that leaves anything else changed.
 */
const whatFilesShare = () => ({
  fakeTimers: vi.isFakeTimers(),
  folder: process.cwd(),
  // Set by the picture library when it is first used.
  environment: { ...process.env, VIPSHOME: undefined },
});

let before: ReturnType<typeof whatFilesShare>;

beforeAll(() => {
  before = whatFilesShare();
});

afterAll(() => {
  const after = whatFilesShare();
  vi.useRealTimers();
  expect(after).toEqual(before);
});
