import { membershipFields } from '#modules/accounts/contract/user-fields.ts';
import type { Db } from '#platform/server/database/database.ts';
import { columnsAs } from '#platform/server/fields/columns-as.ts';
import type { Managed } from '../policies/user.policy.ts';
import type { AccountsTables } from '../tables.ts';
import { isLastBrandAdmin } from './brand-admins.ts';
import {
  clientUsersQuery,
  statusAtClient,
  userColumns,
  versionAtClient,
} from './client-users-query.ts';

export type UserAtClient = NonNullable<Awaited<ReturnType<typeof readUserAtClient>>>;

/** One user of a client, with all data that the rules need. With `lock`, the row is locked for update. */
export async function readUserAtClient(
  { db }: { db: Db<AccountsTables> },
  asked: { clientId: string; userId: string },
  { lock = false } = {},
) {
  const row = await clientUsersQuery({ db }, asked.clientId)
    .where('person.id', '=', asked.userId)
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
    .where('user_id', '=', asked.userId)
    .execute();
  return {
    ...row,
    clientIds: clients.map(({ client_id }) => client_id),
    disabledEverywhere: row.personStatus === 'disabled',
    isLastBrandAdmin: await isLastBrandAdmin({ db }, asked, row),
  } satisfies Managed;
}
