import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';

/** Enough to find somebody who answers. */
const SHOWN = 5;

/** Super admins who may come in today, those first who have been here longest. */
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
