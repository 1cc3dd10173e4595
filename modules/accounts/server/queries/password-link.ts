import { sql } from 'kysely';
import { passwordLinkInvalid } from '#modules/accounts/contract/password.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { personStatus } from './person-status.ts';

/** Whom a link is for, while it still works. */
export async function readPasswordLink(
  { db, app }: { db: Db<AccountsTables>; app: App },
  token: string,
) {
  const found = await db
    .selectFrom('accounts.password_links as link')
    .innerJoin('accounts.users as person', 'person.id', 'link.user_id')
    .select(['person.email', 'person.first_name', 'person.locale', 'link.kind'])
    .where('link.hash', '=', app.secrets.hash('password link', token))
    .where('link.spent_at', 'is', null)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .where(personStatus, '!=', 'disabled')
    .executeTakeFirst();
  if (!found) throw passwordLinkInvalid();
  return {
    email: found.email,
    firstName: found.first_name,
    locale: found.locale,
    invitation: found.kind === 'invitation',
  };
}
