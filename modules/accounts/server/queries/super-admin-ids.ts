import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';

export async function readSuperAdminIds({ db }: { db: Db<AccountsTables> }): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts.users')
    .select('id')
    .where('is_super_admin', '=', true)
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}
