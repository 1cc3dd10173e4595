import { changedMeanwhile } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readUserName } from '../../queries/read-user-name.ts';
import type { AccountsTables } from '../../tables.ts';

interface LastChange {
  at: Date;
  byUserId: string | null;
}

/**
 * Reports the author and time of the concurrent change. Reads them from the rows of person and membership, because the
 * log of one table does not cover both.
 */
export async function throwEditConflict(
  { db }: { db: Db<AccountsTables> },
  changed: {
    updated_at: Date;
    updated_by: string | null;
    personUpdatedAt: Date;
    personUpdatedBy: string | null;
  },
): Promise<never> {
  const changes: LastChange[] = [
    { at: changed.personUpdatedAt, byUserId: changed.personUpdatedBy },
    { at: changed.updated_at, byUserId: changed.updated_by },
  ];
  const last = changes.reduce((a, b) => (b.at >= a.at ? b : a));
  // Calls the query directly: the port would take a second connection while this one is held.
  const by = last.byUserId === null ? undefined : await readUserName({ db }, last.byUserId);
  throw changedMeanwhile({ by: by ?? '', at: last.at.toISOString() });
}
