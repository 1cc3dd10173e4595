import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { clientUsersQuery, statusAtClient } from './client-users-query.ts';

/** Reads above clients: a super admin is no user of the client. */
export async function readUsersWithAccess(
  { db }: { db: Db<AccountsTables> },
  { clientId, userIds }: { clientId: string; userIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const members = await clientUsersQuery({ db }, clientId)
    .select('person.id')
    .where('person.id', 'in', userIds)
    .where(statusAtClient, '!=', 'disabled')
    .execute();
  const superAdmins = await db
    .selectFrom('accounts.users')
    .select('id')
    .where('id', 'in', userIds)
    .where('is_super_admin', '=', true)
    .where('status', '!=', 'disabled')
    .execute();
  return new Set([...members, ...superAdmins].map(({ id }) => id));
}
