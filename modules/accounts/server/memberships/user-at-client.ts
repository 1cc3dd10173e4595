import { type SqlBool, sql } from 'kysely';
import { MANAGES_USERS } from '#modules/accounts/contract/permissions.ts';
import type { UserStatus } from '#modules/accounts/contract/user.ts';
import { membershipFields } from '#modules/accounts/contract/user-fields.ts';
import type { Role } from '#platform/contract/permission.ts';
import { columnsAs } from '#platform/server/fields/field-sql.ts';
import type { Context } from '../tables.ts';
import {
  clientUsersQuery,
  statusAtClient,
  userColumns,
  versionAtClient,
} from './client-users-query.ts';
import type { Managed } from './user.policy.ts';

/**
 * Callers that change a role, status or menu items lock all brand admins of the client. If two admins demote each
 * other, the second sees the first change; the fixed order prevents deadlocks.
 */
export async function lockBrandAdmins(
  { db }: Pick<Context, 'db'>,
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
  { db }: Pick<Context, 'db'>,
  params: { clientId: string; userId: string },
  user: { role: Role; status: UserStatus; menus: readonly string[] | null },
): Promise<boolean> {
  if (user.role !== 'brand_admin' || user.status === 'disabled') return false;
  const isManager = user.menus?.includes(MANAGES_USERS) ?? true;
  const another = await clientUsersQuery({ db }, params.clientId)
    .select('person.id')
    .where('membership.role', '=', 'brand_admin')
    .where('person.id', '!=', params.userId)
    .where(statusAtClient, 'in', user.status === 'active' ? ['active'] : ['active', 'invited'])
    .$if(isManager, (query) => query.where(managesUsers))
    .limit(1)
    .executeTakeFirst();
  return another === undefined;
}

export type UserAtClient = NonNullable<Awaited<ReturnType<typeof readUserAtClient>>>;

/** One user of a client, with all data that the rules need. With `lock`, the row is locked for update. */
export async function readUserAtClient(
  { db }: Pick<Context, 'db'>,
  params: { clientId: string; userId: string },
  { lock = false } = {},
) {
  const row = await clientUsersQuery({ db }, params.clientId)
    .where('person.id', '=', params.userId)
    .select([
      ...userColumns,
      'person.status as personStatus',
      'person.is_super_admin as isSuperAdmin',
      'person.links_by_mail_only as linksByMailOnly',
      'person.updated_at as personUpdatedAt',
      'person.updated_by as personUpdatedBy',
      ...columnsAs('membership', membershipFields),
      'membership.updated_at',
      'membership.updated_by',
    ])
    .select([statusAtClient.as('status'), versionAtClient.as('version')])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const clients = await db
    .selectFrom('accounts.memberships')
    .select('client_id')
    .where('user_id', '=', params.userId)
    .execute();
  return {
    ...row,
    clientIds: clients.map(({ client_id }) => client_id),
    disabledEverywhere: row.personStatus === 'disabled',
    isLastBrandAdmin: await isLastBrandAdmin({ db }, params, row),
  } satisfies Managed;
}
