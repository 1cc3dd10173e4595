import { AsyncLocalStorage } from 'node:async_hooks';

/** For requests that a user waits for. */
export const CALL_PATIENCE_MS = 6_000;
/** Time limit of background work: jobs, exports, counting. */
export const WORK_PATIENCE_MS = 60_000;
/**
 * The database normally cancels a slow statement itself, with an error. The connection is closed only after this
 * additional time.
 */
export const GRACE_MS = 1_000;
/** Minimum time for a last attempt after the limit: an available database responds within it. */
const LAST_TRY_MS = 500;

/** Time limit per statement of some work, and how long that work has waited for the database without success. */
export interface Patience {
  readonly ms: number;
  /** Time since the last response of the database, including waits for a connection and abandoned statements. */
  waitedMs: number;
}

const patience = new AsyncLocalStorage<Patience>();

/** Sets the limit in the async context, so that queries need no parameter. */
export function withPatience<Result>(ms: number, work: () => Result): Result {
  return patience.run({ ms, waitedMs: 0 }, work);
}

export function currentPatience(): Patience {
  return patience.getStore() ?? { ms: WORK_PATIENCE_MS, waitedMs: 0 };
}

/**
 * Remaining time of the current work. Leasing, binding and the statement share one limit, because each of them can
 * hang. A call therefore fails after `CALL_PATIENCE_MS + GRACE_MS` at any of these steps.
 */
export function remainingMs({ ms, waitedMs }: Patience): number {
  return Math.max(LAST_TRY_MS, ms + GRACE_MS - waitedMs);
}
