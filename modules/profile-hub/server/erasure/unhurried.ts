import type { Db, Tx } from '#platform/server/database/database.ts';
import { retryDeadlocks } from '#platform/server/database/retry-deadlocks.ts';
import { WORK_PATIENCE_MS, withPatience } from '#platform/server/database/statement-patience.ts';
import type { ProfileHubTables } from '../tables.ts';

/**
 * A transaction whose statements may take longer than those of other calls: every module looks through all its free text for
 * a person. The whole of it has that patience, its end included, so the call opens it itself. It touches rows of every module
 * in its own order, so it begins again after a deadlock.
 */
export function unhurried<Result>(
  db: Db<ProfileHubTables>,
  work: (tx: Tx<ProfileHubTables>) => Promise<Result>,
): Promise<Result> {
  return retryDeadlocks(() => withPatience(WORK_PATIENCE_MS, () => db.transaction().execute(work)));
}
