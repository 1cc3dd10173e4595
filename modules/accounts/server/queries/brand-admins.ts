import { type SqlBool, sql } from 'kysely';
import { MANAGES_USERS } from '#modules/accounts/contract/permissions.ts';
import type { UserStatus } from '#modules/accounts/contract/user.ts';
import type { Role } from '#platform/contract/role.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { statusAtClient, usersOfClient } from './users-of-client.ts';

/**
 * Whoever changes a role, a status or menu items holds all brand admins of the client until it is done: of two admins
 * who demote each other at the same moment, the second sees what the first did. Always in the same order, so that
 * nobody waits in a circle.
 */
export async function lockBrandAdmins(
  { db }: { db: Db<AccountsTables> },
  clientIds: readonly string[],
): Promise<void> {
  if (clientIds.length === 0) return;
  await db
    .selectFrom('accounts.memberships')
    .select('user_id')
    .where('client_id', 'in', clientIds)
    .where('role', '=', 'brand_admin')
    .orderBy('client_id')
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

/** Menu items that nobody has narrowed are all of them. */
const managesUsers = sql<SqlBool>`
  (coalesce(jsonb_typeof(membership.menus), 'null') = 'null'
    or membership.menus @> to_jsonb(${MANAGES_USERS}::text))`;

/**
 * An admin who has come counts on others who have come; one who is only invited, also on others who are. One who
 * manages users counts on others who do.
 */
export async function isLastBrandAdmin(
  { db }: { db: Db<AccountsTables> },
  asked: { clientId: string; userId: string },
  user: { role: Role; status: UserStatus; menus: readonly string[] | null },
): Promise<boolean> {
  if (user.role !== 'brand_admin' || user.status === 'disabled') return false;
  const isManager = user.menus?.includes(MANAGES_USERS) ?? true;
  const another = await usersOfClient({ db }, asked.clientId)
    .select('person.id')
    .where('membership.role', '=', 'brand_admin')
    .where('person.id', '!=', asked.userId)
    .where(statusAtClient, 'in', user.status === 'active' ? ['active'] : ['active', 'invited'])
    .$if(isManager, (query) => query.where(managesUsers))
    .limit(1)
    .executeTakeFirst();
  return another === undefined;
}
