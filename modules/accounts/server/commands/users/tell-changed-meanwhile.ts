import { changedMeanwhile } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readNameOfUser } from '../../queries/name-of-user.ts';
import type { AccountsTables } from '../../tables.ts';

interface LastChange {
  at: Date;
  byUserId: string | null;
}

/**
 * The second of two editors learns who was first, and when. A user is person, membership and what they stand for: the
 * rows themselves tell who changed any of it last, which the log of one table could not.
 */
export async function tellChangedMeanwhile(
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
  // What answers the port is asked here itself: the port would take a second connection while this one is held.
  const by = last.byUserId === null ? undefined : await readNameOfUser({ db }, last.byUserId);
  throw changedMeanwhile({ by: by ?? '', at: last.at.toISOString() });
}
