import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { clientUsersQuery, statusAtClient } from './client-users-query.ts';

export async function readBrandUsersWith(
  { db }: { db: Db<AccountsTables> },
  { clientId, menu }: { clientId: string; menu: string },
): Promise<string[]> {
  const users = await clientUsersQuery({ db }, clientId)
    .select('person.id')
    .where('membership.role', 'in', ['brand_admin', 'brand_user'])
    .where(statusAtClient, '=', 'active')
    .where(
      // A null value means all menu items.
      sql<SqlBool>`(coalesce(jsonb_typeof(membership.menus), 'null') = 'null'
        or membership.menus @> to_jsonb(${menu}::text))`,
    )
    .execute();
  return users.map(({ id }) => id);
}
