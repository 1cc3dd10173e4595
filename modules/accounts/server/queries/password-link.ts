import { sql } from 'kysely';
import { passwordLinkInvalid } from '#modules/accounts/contract/password.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';

/** Whom a link is for, while it still works. */
export async function readPasswordLink(app: App, db: Db<AccountsTables>, token: string) {
  const found = await db
    .selectFrom('accounts.password_links as link')
    .innerJoin('accounts.users as user', 'user.id', 'link.user_id')
    .select(['user.email', 'user.first_name', 'link.kind'])
    .where('link.hash', '=', app.secrets.hash('password link', token))
    .where('link.spent_at', 'is', null)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .where('user.status', '!=', 'disabled')
    .executeTakeFirst();
  if (!found) throw passwordLinkInvalid();
  return {
    email: found.email,
    firstName: found.first_name,
    invitation: found.kind === 'invitation',
  };
}
