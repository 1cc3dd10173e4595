import type { z } from 'zod';
import type { createSuperAdminCall } from '#modules/accounts/contract/super-admin-users.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../../tables.ts';
import { sendInvitation } from '../send-invitation.ts';
import { insertPerson } from './insert-person.ts';

/** Creates and invites a super admin on behalf of another one [SUP-04]. */
export async function createSuperAdmin(
  { db, app }: { db: Db<AccountsTables>; app: App },
  given: z.output<typeof createSuperAdminCall.body> & { byUserId: string },
): Promise<string> {
  const { email, firstName, locale, byUserId } = given;
  const id = await insertPerson({ db }, { ...given, superAdmin: true });
  await sendInvitation({ db, app }, { user: { id, email, firstName, locale }, byUserId });
  return id;
}
