import { CHUNK_TIMEOUT_MS } from '#platform/contract/limits.ts';

/** Code that did not arrive: the line is cut, or a newer version has replaced the file. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a part of the program did not arrive', { cause });
    this.name = 'ChunkError';
  }
}

/** Waits for a part of the program, but not for ever: a retry page is better than a blank one [GEN-08]. */
export async function loadChunk<File>(
  load: () => Promise<File>,
  timeoutMs = CHUNK_TIMEOUT_MS,
): Promise<File> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing after ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw new ChunkError(error);
  } finally {
    clearTimeout(timer);
  }
}
