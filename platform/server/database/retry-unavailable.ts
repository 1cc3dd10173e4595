import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database-errors.ts';
import { CALL_PATIENCE_MS, withPatience } from './statement-patience.ts';

/** A further attempt starts within this time, so the caller has an answer before browsers and proxies give up. */
const RETRY_MS = 12_000;
const BETWEEN_TRIES_MS = 200;

/**
 * Repeats a whole transaction that the database could not serve in time: all connections were busy, it waited for a lock
 * too long, or the database was restarted. Each attempt has the time limit of a call. An unanswered commit is not
 * repeated. For actions that people must not lose under load.
 */
export async function retryUnavailable<Result>(
  transaction: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  for (;;) {
    try {
      return await withPatience(CALL_PATIENCE_MS, transaction);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() - began > RETRY_MS) throw error;
      await pause(BETWEEN_TRIES_MS);
    }
  }
}
