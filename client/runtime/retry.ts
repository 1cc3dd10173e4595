import { ComptoirError } from './comptoir-error.ts';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;
/** Too many requests, and the statuses of a server or proxy that is not available at the moment. */
const TEMPORARY = new Set([429, 502, 503, 504]);

/** A call that took too long is not temporary: sending it again would add to the load that made it slow. */
export function isTemporary(error: unknown): error is ComptoirError {
  return (
    error instanceof ComptoirError && (error.code === 'NETWORK' || TEMPORARY.has(error.status))
  );
}

/** As requested by the server, otherwise doubled with each attempt; randomised, so that callers do not all retry at once. */
export function retryDelay(error: ComptoirError, attempt: number): number {
  if (error.retryAfterSeconds !== undefined) return error.retryAfterSeconds * 1000;
  const longest = Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
  return longest * (0.5 + Math.random() / 2);
}

export function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
