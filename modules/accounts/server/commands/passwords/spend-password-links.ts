import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../../tables.ts';

/** A password that was just set is set for good: no older link may change it again. */
export async function spendPasswordLinks(
  { db }: { db: Db<AccountsTables> },
  userId: string,
): Promise<void> {
  await db
    .updateTable('accounts.password_links')
    .set({ spent_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('spent_at', 'is', null)
    .execute();
}
