import { type Insertable, sql } from 'kysely';
import type { z } from 'zod';
import type { createFirstSuperAdminCall } from '#modules/accounts/contract/first-super-admin.ts';
import { passwordLinkInvalid, passwordTooCommon } from '#modules/accounts/contract/password.ts';
import { personFields } from '#modules/accounts/contract/user-fields.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { newToken } from '#platform/server/secrets/secrets.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import type { AccountsTables, Context } from '../tables.ts';

const LINK_VALID_HOURS = 24;

type Given = z.output<typeof createFirstSuperAdminCall.body>;
type Columns = Omit<Insertable<AccountsTables['accounts.users']>, 'id' | 'status'>;

/** Works once, and only while the installation has no user. */
export async function createFirstSuperAdmin({ app }: { app: App }, given: Given): Promise<void> {
  if (isCommonPassword(given.password)) throw passwordTooCommon();
  const db = app.database.acrossClients<AccountsTables>();
  // Refuses before hashing, so that requests to an installation with users cost nothing.
  if (await hasUsers({ db })) throw passwordLinkInvalid();
  const passwordHash = await hashPassword(given.password);
  await db
    .transaction()
    .execute((tx) => insertFirstSuperAdmin({ db: tx, app }, given, passwordHash));
}

/** Creates the link that an installation without users prints at its start; undefined if a user exists. */
export async function createFirstSuperAdminLink({
  app,
}: {
  app: App;
}): Promise<string | undefined> {
  const db = app.database.acrossClients<AccountsTables>();
  if (await hasUsers({ db })) return undefined;
  const token = newToken();
  await db
    .insertInto('accounts.first_admin_links')
    .values({
      hash: app.secrets.hash('first admin', token),
      expires_at: sql<Date>`now() + make_interval(hours => ${LINK_VALID_HOURS})`,
    })
    .execute();
  return `${app.config.publicUrl}/first-admin?token=${token}`;
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
  if (!open || (await hasUsers({ db }))) throw passwordLinkInvalid();
}

async function insertFirstSuperAdmin(
  { db, app }: Context,
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
  if (!spent || (await hasUsers({ db }))) throw passwordLinkInvalid();
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

async function hasUsers({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const existingUser = await db
    .selectFrom('accounts.users')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return existingUser !== undefined;
}
