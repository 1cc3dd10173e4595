import { sql } from 'kysely';
import { passwordLinkInvalid, passwordTooCommon } from '#modules/accounts/contract/password.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isCommonPassword } from '../../common-passwords.ts';
import { passwordChangedMail } from '../../mails/password-changed.mail.ts';
import { hashPassword } from '../../password-hash.ts';
import { findUser } from '../../queries/find-user.ts';
import { readPasswordLink } from '../../queries/password-link.ts';
import type { AccountsTables } from '../../tables.ts';
import { spendPasswordLinks } from './spend-password-links.ts';

/** Spends a link: the password is set, every session ends, and an invited user becomes active. */
export async function setPassword(
  { app }: { app: App },
  given: { token: string; password: string },
): Promise<void> {
  if (isCommonPassword(given.password)) throw passwordTooCommon();
  // Nothing is hashed for who has no link; whether it still holds is seen again when it is spent.
  const db = app.database.acrossClients<AccountsTables>();
  await readPasswordLink({ db, app }, given.token);
  // Before the transaction: hashing takes its time, and nobody waits for a connection meanwhile.
  const passwordHash = await hashPassword(given.password);
  await db
    .transaction()
    .execute((tx) => spendLink({ db: tx, app }, { token: given.token, passwordHash }));
}

async function spendLink(
  { db, app }: { db: Db<AccountsTables>; app: App },
  given: { token: string; passwordHash: string },
): Promise<void> {
  const spent = await db
    .updateTable('accounts.password_links')
    .set({ spent_at: sql`now()` })
    .where('hash', '=', app.secrets.hash('password link', given.token))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'kind'])
    .executeTakeFirst();
  const user = spent && (await findUser({ db }, { id: spent.user_id }));
  if (!spent || !user || user.status === 'disabled') throw passwordLinkInvalid();
  await db
    .updateTable('accounts.users')
    .set({ password_hash: given.passwordHash, status: 'active', updated_at: sql`now()` })
    .where('id', '=', user.id)
    .execute();
  await spendPasswordLinks({ db }, user.id);
  await app.sessions.endOfUser(db, user.id, 'password-changed');
  if (spent.kind === 'reset') {
    await app.mail.send(db, passwordChangedMail, {
      to: user.email,
      locale: user.locale,
      input: { firstName: user.firstName },
      idempotencyKey: `password-changed ${app.secrets.hash('password link', given.token)}`,
    });
  }
}
