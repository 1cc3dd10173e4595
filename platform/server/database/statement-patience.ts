import { AsyncLocalStorage } from 'node:async_hooks';

/** What somebody waits for at a screen; with what comes before and after, a call is answered within ten seconds. */
export const CALL_PATIENCE_MS = 6_000;
/** Work in the background: jobs, exports, counting. */
export const WORK_PATIENCE_MS = 60_000;

const patience = new AsyncLocalStorage<number>();

/** How long the database has for one statement of this work. It goes with the work, so that no query has to carry it. */
export function withPatience<Result>(ms: number, work: () => Result): Result {
  return patience.run(ms, work);
}

export function currentPatience(): number {
  return patience.getStore() ?? WORK_PATIENCE_MS;
}
