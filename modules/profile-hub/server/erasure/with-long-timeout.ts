import type { Db, Tx } from '#platform/server/database/database.ts';
import { retryDeadlocks } from '#platform/server/database/retry-deadlocks.ts';
import { WORK_PATIENCE_MS, withPatience } from '#platform/server/database/statement-patience.ts';
import type { ProfileHubTables } from '../tables.ts';

/**
 * A transaction with a long statement timeout, because every module searches all its free text for a person. The
 * timeout includes the commit, so the call opens the transaction. It locks rows of all modules, so it retries after a
 * deadlock.
 */
export function withLongTimeout<Result>(
  db: Db<ProfileHubTables>,
  work: (tx: Tx<ProfileHubTables>) => Promise<Result>,
): Promise<Result> {
  return retryDeadlocks(() => withPatience(WORK_PATIENCE_MS, () => db.transaction().execute(work)));
}
