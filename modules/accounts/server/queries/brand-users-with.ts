import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { statusAtClient, usersOfClient } from './users-of-client.ts';

export async function readBrandUsersWith(
  { db }: { db: Db<AccountsTables> },
  { clientId, menu }: { clientId: string; menu: string },
): Promise<string[]> {
  const users = await usersOfClient({ db }, clientId)
    .select('person.id')
    .where('membership.role', 'in', ['brand_admin', 'brand_user'])
    .where(statusAtClient, '=', 'active')
    .where(
      // Menu items that nobody has narrowed are all of them.
      sql<SqlBool>`(coalesce(jsonb_typeof(membership.menus), 'null') = 'null'
        or membership.menus @> to_jsonb(${menu}::text))`,
    )
    .execute();
  return users.map(({ id }) => id);
}
