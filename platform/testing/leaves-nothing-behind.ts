import { afterAll, beforeAll, expect, vi } from 'vitest';

/**
 * Test files share a worker, so what one leaves behind is the next one's puzzle. Stubs and spies are put back by the
 * configuration; the rest must be as it was, and the file that left it fails rather than a later one.
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
