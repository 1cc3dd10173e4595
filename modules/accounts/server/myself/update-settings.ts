import { sql, type Updateable } from 'kysely';
import type { z } from 'zod';
import type { updateSettingsCall } from '#modules/accounts/contract/myself.ts';
import { personFields } from '#modules/accounts/contract/user-fields.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import type { AccountsTables, Context } from '../tables.ts';

/** Saves the settings that users may change themselves. */
export async function updateSettings(
  { db, app }: Context,
  userId: string,
  given: z.output<typeof updateSettingsCall.body>,
): Promise<void> {
  await db
    .updateTable('accounts.users')
    .set({
      ...givenColumns<Updateable<AccountsTables['accounts.users']>>(personFields, given),
      updated_at: sql`now()`,
      updated_by: userId,
      version: sql`version + 1`,
    })
    .where('id', '=', userId)
    .execute();
  await app.sessions.principalChanged(db, userId);
}
