import { sql } from 'kysely';
import type { z } from 'zod';
import type { updateSettingsCall } from '#modules/accounts/contract/update-settings.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';

/** What a person may change about themselves without asking anybody. */
export async function updateSettings(
  { db, app }: { db: Db<AccountsTables>; app: App },
  userId: string,
  given: z.output<typeof updateSettingsCall.body>,
): Promise<void> {
  await db
    .updateTable('accounts.users')
    .set({
      first_name: given.firstName,
      last_name: given.lastName,
      locale: given.locale,
      updated_at: sql`now()`,
      updated_by: userId,
      version: sql`version + 1`,
    })
    .where('id', '=', userId)
    .execute();
  await app.sessions.principalChanged(db, userId);
}
