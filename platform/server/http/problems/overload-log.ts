import type { Logger } from 'pino';
import { TooManyWaiting } from '../../concurrency/concurrency-limit.ts';

const WINDOW_MS = 60_000;
const TOO_MANY_CONNECTIONS = '53300';

/** A queue or a connection pool is full: the request was refused for overload, nothing is broken. */
export function isOverload(error: unknown): boolean {
  if (error instanceof TooManyWaiting) return true;
  if (!(error instanceof Error)) return false;
  return (
    (error as { code?: string }).code === TOO_MANY_CONNECTIONS ||
    error.message === 'timeout exceeded when trying to connect'
  );
}

/** Refusals since the last warning, by the path of the route, so there are at most as many as routes. */
const refusals = new WeakMap<Logger, Map<string, number>>();

/**
 * Logs the first overload refusal of a route immediately and the others as a count after a minute, because a line per
 * request would add to the load.
 */
export function logOverload(log: Logger, route: string, error: unknown): void {
  const counts = refusals.get(log) ?? new Map<string, number>();
  refusals.set(log, counts);
  const count = counts.get(route);
  if (count !== undefined) {
    counts.set(route, count + 1);
    return;
  }
  const warn = (refused: number) =>
    log.warn({ route, refused, error }, 'requests were refused: too many are waiting');
  warn(1);
  counts.set(route, 0);
  setTimeout(() => {
    const more = counts.get(route) ?? 0;
    counts.delete(route);
    if (more > 0) warn(more);
  }, WINDOW_MS).unref();
}
