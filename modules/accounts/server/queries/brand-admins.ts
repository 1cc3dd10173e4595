import type { UserStatus } from '#modules/accounts/contract/user.ts';
import type { Role } from '#platform/contract/role.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { statusAtClient, usersOfClient } from './users-of-client.ts';

/**
 * Whoever changes a role or a status holds all brand admins of the client until it is done: of two admins who demote
 * each other at the same moment, the second sees what the first did. Always in the same order, so that nobody waits in
 * a circle.
 */
export async function lockBrandAdmins(
  db: Db<AccountsTables>,
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

/** An admin who has come counts on others who have come; one who is only invited, also on others who are. */
export async function isLastBrandAdmin(
  db: Db<AccountsTables>,
  asked: { clientId: string; userId: string },
  user: { role: Role; status: UserStatus },
): Promise<boolean> {
  if (user.role !== 'brand_admin' || user.status === 'disabled') return false;
  const another = await usersOfClient(db, asked.clientId)
    .select('person.id')
    .where('membership.role', '=', 'brand_admin')
    .where('person.id', '!=', asked.userId)
    .where(statusAtClient, 'in', user.status === 'active' ? ['active'] : ['active', 'invited'])
    .limit(1)
    .executeTakeFirst();
  return another === undefined;
}
