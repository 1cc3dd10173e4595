import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { CHUNK_TIMEOUT_MS } from '#platform/contract/limits.ts';

/** Code that failed to load: the connection failed, or a newer version has replaced the file. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a part of the program did not arrive', { cause });
    this.name = 'ChunkError';
  }
}

/** Loads a code chunk with a timeout: a retry page is better than a blank one [GEN-08]. */
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

/**
 * A lazily loaded part of a screen: a menu, a dialog, an editor. Until it arrives it shows nothing or a placeholder;
 * `fetch` starts the loading earlier, on hover or focus.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
) {
  let arrived: ComponentType<Props> | undefined;
  const take = async () => {
    const file = await load();
    arrived = file.default;
    return file;
  };
  const Part = lazy(() => loadChunk(take)) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once beside its imports, as with lazy
  const OnDemand = (props: Props) => {
    // A part that is already loaded renders immediately; `lazy` would show its placeholder first.
    const [Shown] = useState(() => arrived ?? Part);
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    );
  };
  return Object.assign(OnDemand, {
    /** The part without its own Suspense, for a caller that waits for several parts at once. */
    Part,
    // A failed prefetch is ignored; opening the part reports the error.
    fetch: () => void take().catch(() => {}),
  });
}

/**
 * Opens a lazily loaded popover one frame after it mounts. If it rendered open immediately, it could not record the
 * previous focus and restore it.
 */
export function useOpenedAfterArrival(isOpen: boolean): boolean {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setArrived(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return hasArrived && isOpen;
}
