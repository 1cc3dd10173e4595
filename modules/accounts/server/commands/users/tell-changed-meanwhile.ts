import { changedMeanwhile } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
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
  const by =
    last.byUserId &&
    (await db
      .selectFrom('accounts.users')
      .select(['first_name', 'last_name'])
      .where('id', '=', last.byUserId)
      .executeTakeFirst());
  throw changedMeanwhile({
    by: by ? `${by.first_name} ${by.last_name}` : '',
    at: last.at.toISOString(),
  });
}
