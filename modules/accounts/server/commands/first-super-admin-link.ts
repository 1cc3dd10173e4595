import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { newToken } from '#platform/server/secrets/secrets.ts';
import type { AccountsTables } from '../tables.ts';

const VALID_HOURS = 24;

/** Creates the link that an installation without users prints at its start; undefined if a user exists. */
export async function createFirstSuperAdminLink({
  app,
}: {
  app: App;
}): Promise<string | undefined> {
  const db = app.database.acrossClients<AccountsTables>();
  const existingUser = await db
    .selectFrom('accounts.users')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (existingUser) return undefined;
  const token = newToken();
  await db
    .insertInto('accounts.first_admin_links')
    .values({
      hash: app.secrets.hash('first admin', token),
      expires_at: sql<Date>`now() + make_interval(hours => ${VALID_HOURS})`,
    })
    .execute();
  return `${app.config.publicUrl}/first-admin?token=${token}`;
}
