import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';

type By = { id: string } | { email: string };

/** For sign-in and links, which stand above clients. */
export async function findUser(db: Db<AccountsTables>, by: By) {
  return db
    .selectFrom('accounts.users')
    .selectAll()
    .where((where) => ('id' in by ? where('id', '=', by.id) : where('email', '=', by.email)))
    .executeTakeFirst();
}
