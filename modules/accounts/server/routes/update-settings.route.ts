import { sql } from 'kysely';
import { updateSettingsCall } from '#modules/accounts/contract/update-settings.ts';
import { route } from '../route.ts';

export const updateSettings = route(updateSettingsCall, async ({ app, db, principal, body }) => {
  await db
    .updateTable('accounts.users')
    .set({
      first_name: body.firstName,
      last_name: body.lastName,
      locale: body.locale,
      updated_at: sql`now()`,
      updated_by: principal.userId,
      version: sql`version + 1`,
    })
    .where('id', '=', principal.userId)
    .execute();
  await app.sessions.principalChanged(db, principal.userId);
  return null;
});
