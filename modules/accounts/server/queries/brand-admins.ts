import { type SqlBool, sql } from 'kysely';
import { MANAGES_USERS } from '#modules/accounts/contract/permissions.ts';
import type { UserStatus } from '#modules/accounts/contract/user.ts';
import type { Role } from '#platform/contract/role.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { clientUsersQuery, statusAtClient } from './client-users-query.ts';

/**
 * Callers that change a role, status or menu items lock all brand admins of the client. If two admins demote each
 * other, the second sees the first change; the fixed order prevents deadlocks.
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

/** A null value means all menu items. */
const managesUsers = sql<SqlBool>`
  (coalesce(jsonb_typeof(membership.menus), 'null') = 'null'
    or membership.menus @> to_jsonb(${MANAGES_USERS}::text))`;

/**
 * An active admin can only be replaced by active ones, an invited one also by invited ones. An admin with user
 * management needs a replacement that has it too.
 */
export async function isLastBrandAdmin(
  { db }: { db: Db<AccountsTables> },
  asked: { clientId: string; userId: string },
  user: { role: Role; status: UserStatus; menus: readonly string[] | null },
): Promise<boolean> {
  if (user.role !== 'brand_admin' || user.status === 'disabled') return false;
  const isManager = user.menus?.includes(MANAGES_USERS) ?? true;
  const another = await clientUsersQuery({ db }, asked.clientId)
    .select('person.id')
    .where('membership.role', '=', 'brand_admin')
    .where('person.id', '!=', asked.userId)
    .where(statusAtClient, 'in', user.status === 'active' ? ['active'] : ['active', 'invited'])
    .$if(isManager, (query) => query.where(managesUsers))
    .limit(1)
    .executeTakeFirst();
  return another === undefined;
}
