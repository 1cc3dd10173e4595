import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../../tables.ts';

/**
 * A password that was just set is set for good: no older link may change it again. With `handed`, only those that
 * somebody was given to hand over.
 */
export async function spendPasswordLinks(
  { db }: { db: Db<AccountsTables> },
  userId: string,
  { handed = false } = {},
): Promise<void> {
  await db
    .updateTable('accounts.password_links')
    .set({ spent_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('spent_at', 'is', null)
    .$if(handed, (query) => query.where('handed_by', 'is not', null))
    .execute();
}
