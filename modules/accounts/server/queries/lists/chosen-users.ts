import { sql } from 'kysely';
import type { z } from 'zod';
import type { bulkUsersCall } from '#modules/accounts/contract/invite-user.ts';
import type { UserFilter } from '#modules/accounts/contract/user-list.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../../tables.ts';
import { readLocationUsers } from '../read-location-users.ts';
import { membershipsWithPersons, userFilterSql } from './user-filter-sql.ts';

type Asked = Pick<z.output<typeof bulkUsersCall.body>, 'clientId' | 'which' | 'after'>;

/** As many as one call changes within a moment. */
const AT_ONCE = 200;

/**
 * The ticked users, or all matching users except the excluded ones, in batches. Pages by id, so that users that no
 * longer match after a change do not shift the others.
 */
export async function chosenUsers(
  context: { db: Db<AccountsTables>; app: App },
  { clientId, which, after }: Asked,
): Promise<{ ids: string[]; next: string | null }> {
  const found =
    'ids' in which
      ? [...new Set(which.ids)].filter((id) => id > (after ?? '')).toSorted()
      : await fitting(context, { ...which, clientId, after });
  const ids = found.slice(0, AT_ONCE);
  return { ids, next: found.length > AT_ONCE ? (ids.at(-1) ?? null) : null };
}

/** Reads one more than the batch size, to detect whether more follow. */
async function fitting(
  { db, app }: { db: Db<AccountsTables>; app: App },
  given: { clientId: string; filter: UserFilter; except: string[]; after: string | undefined },
): Promise<string[]> {
  const { clientId, filter, except, after = null } = given;
  const atLocations = await readLocationUsers({ app }, clientId, filter);
  const { rows } = await sql<{ id: string }>`
    select membership.user_id as id from ${membershipsWithPersons}
    where ${userFilterSql(filter, clientId, atLocations)}
      and membership.user_id <> all (${except}::uuid[])
      and (${after}::uuid is null or membership.user_id > ${after}::uuid)
    order by membership.user_id limit ${AT_ONCE + 1}`.execute(db);
  return rows.map(({ id }) => id);
}
