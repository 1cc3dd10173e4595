import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../../tables.ts';

/**
 * After a password change, no older link may change the password again. With `handed`, only links passed on in person
 * are invalidated.
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
