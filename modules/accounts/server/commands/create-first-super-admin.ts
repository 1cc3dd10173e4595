import { type Insertable, sql } from 'kysely';
import type { z } from 'zod';
import type { createFirstSuperAdminCall } from '#modules/accounts/contract/first-super-admin.ts';
import { passwordLinkInvalid, passwordTooCommon } from '#modules/accounts/contract/password.ts';
import { personFields } from '#modules/accounts/contract/user-fields.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { hashPassword } from '../password-hash.ts';
import type { AccountsTables } from '../tables.ts';

type Given = z.output<typeof createFirstSuperAdminCall.body>;
type Columns = Omit<Insertable<AccountsTables['accounts.users']>, 'id' | 'status'>;

/** Works once, and only while the installation has no user. */
export async function createFirstSuperAdmin({ app }: { app: App }, given: Given): Promise<void> {
  if (isCommonPassword(given.password)) throw passwordTooCommon();
  const db = app.database.acrossClients<AccountsTables>();
  // Refuses before hashing, so that requests to an installation with users cost nothing.
  if (await isInhabited({ db })) throw passwordLinkInvalid();
  const passwordHash = await hashPassword(given.password);
  await db.transaction().execute((tx) => moveIn({ db: tx, app }, given, passwordHash));
}

/** Refuses a link that is used, expired or invalid, and any link once the installation has a user. */
export async function checkFirstSuperAdminLink(
  { app }: { app: App },
  { token }: { token: string },
): Promise<void> {
  const db = app.database.acrossClients<AccountsTables>();
  const open = await db
    .selectFrom('accounts.first_admin_links')
    .select('hash')
    .where('hash', '=', app.secrets.hash('first admin', token))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!open || (await isInhabited({ db }))) throw passwordLinkInvalid();
}

async function moveIn(
  { db, app }: { db: Db<AccountsTables>; app: App },
  given: Given,
  passwordHash: string,
): Promise<void> {
  // Two starts can print two links; the lock makes the second request see the user that the first created.
  await sql`select pg_advisory_xact_lock(hashtext('accounts.first-super-admin'))`.execute(db);
  const spent = await db
    .updateTable('accounts.first_admin_links')
    .set({ spent_at: sql`now()` })
    .where('hash', '=', app.secrets.hash('first admin', given.token))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('hash')
    .executeTakeFirst();
  if (!spent || (await isInhabited({ db }))) throw passwordLinkInvalid();
  await db
    .insertInto('accounts.users')
    .values({
      ...givenColumns<Columns>(personFields, { defaultLocaleIsoCode: given.locale, ...given }),
      id: uuidV7(),
      status: 'active',
      is_super_admin: true,
      password_hash: passwordHash,
    })
    .execute();
}

async function isInhabited({ db }: { db: Db<AccountsTables> }): Promise<boolean> {
  const somebody = await db.selectFrom('accounts.users').select('id').limit(1).executeTakeFirst();
  return somebody !== undefined;
}
