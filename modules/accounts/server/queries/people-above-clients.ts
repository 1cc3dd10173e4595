import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';

/** Enough to reach one that responds. */
const SHOWN = 5;

/** Active super admins, oldest accounts first. */
export function readPeopleAboveClients({ db }: { db: Db<AccountsTables> }) {
  return db
    .selectFrom('accounts.users')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('is_super_admin', '=', true)
    .where('status', '=', 'active')
    .orderBy('created_at')
    .limit(SHOWN)
    .execute();
}
