import { sql } from 'kysely';
import { currentPasswordWrong, passwordTooCommon } from '#modules/accounts/contract/password.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Principal } from '#platform/server/sessions/principal.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { passwordChangedMail } from '../mails/password-changed.mail.ts';
import { hashPassword, passwordMatches } from '../password-hash.ts';
import { findUser } from '../queries/find-user.ts';
import type { AccountsTables } from '../tables.ts';

/** The user proves the old password, sets a new one, and stays signed in here only. */
export async function changePassword(
  app: App,
  db: Db<AccountsTables>,
  principal: Principal,
  given: { currentPassword: string; password: string },
): Promise<void> {
  const user = await findUser(db, { id: principal.userId });
  const proven =
    user?.password_hash && (await passwordMatches(given.currentPassword, user.password_hash));
  if (!user || !proven) throw currentPasswordWrong();
  if (isCommonPassword(given.password)) throw passwordTooCommon();
  const passwordHash = await hashPassword(given.password);
  await db
    .updateTable('accounts.users')
    .set({ password_hash: passwordHash, updated_at: sql`now()` })
    .where('id', '=', user.id)
    .execute();
  await app.sessions.endOfUser(db, user.id, 'password-changed', principal.sessionId);
  await app.mail.send(db, passwordChangedMail, {
    to: user.email,
    locale: user.locale,
    input: { firstName: user.first_name },
    idempotencyKey: `password-changed ${app.secrets.hash('password changed', passwordHash)}`,
  });
}
