import { AsyncLocalStorage } from 'node:async_hooks';

/** What somebody waits for at a screen. */
export const CALL_PATIENCE_MS = 6_000;
/** Work in the background: jobs, exports, counting. */
export const WORK_PATIENCE_MS = 60_000;
/** The database ends a statement by itself, with a reason; only one that says nothing for so much longer is given up on. */
export const GRACE_MS = 1_000;
/** A last try for work whose time is used up: a database that is back answers within this. */
const LAST_TRY_MS = 500;

/** How long the database has for one statement of some work, and how long that work has waited for it in vain. */
export interface Patience {
  readonly ms: number;
  /** Since the database last answered: waiting for a connection counts, and so do statements that were given up. */
  waitedMs: number;
}

const patience = new AsyncLocalStorage<Patience>();

/** It goes with the work, so that no query has to carry it. */
export function withPatience<Result>(ms: number, work: () => Result): Result {
  return patience.run({ ms, waitedMs: 0 }, work);
}

export function currentPatience(): Patience {
  return patience.getStore() ?? { ms: WORK_PATIENCE_MS, waitedMs: 0 };
}

/**
 * How long the work may wait now. A connection, its binding and a statement come one after the other and each can be
 * the one that hangs, so they share one limit instead of having one each: a call is told of a silent database after
 * `CALL_PATIENCE_MS + GRACE_MS`, wherever it meets the silence.
 */
export function remainingMs({ ms, waitedMs }: Patience): number {
  return Math.max(LAST_TRY_MS, ms + GRACE_MS - waitedMs);
}
