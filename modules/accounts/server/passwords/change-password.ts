import { sql } from 'kysely';
import {
  currentPasswordWrong,
  passwordTooCommon,
  passwordUnchanged,
} from '#modules/accounts/contract/password.ts';
import { accountResting } from '#modules/accounts/contract/sign-in.ts';
import { authenticationFailed } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { addressKey } from '#platform/server/http/request/request-address.ts';
import type { Principal } from '#platform/server/sessions/principal.ts';
import { passwordChangedMail } from '../mails/account-security.mail.ts';
import { findUser } from '../memberships/find-user.ts';
import type { AccountsTables } from '../tables.ts';
import { isCommonPassword } from './common-passwords.ts';
import { clearSignInFailures, countSignInAttempt, LOCK_MINUTES } from './count-sign-in-failure.ts';
import { hashPassword, passwordHashing, passwordMatches } from './password-hash.ts';
import { invalidatePasswordLinks } from './password-links.ts';

/** The user proves the old password, sets a new one, and stays signed in here only. */
export async function changePassword(
  { app }: { app: App },
  principal: Principal,
  given: { currentPassword: string; password: string; address: string },
): Promise<void> {
  const db = app.database.acrossClients<AccountsTables>();
  const user = await findUser({ db }, { id: principal.userId });
  if (!user) throw authenticationFailed();
  // Counted like a sign-in, so that a stolen session cannot be used to guess the password.
  const tried = { email: user.email, address: given.address };
  const proven = await passwordHashing.withPlace(addressKey(given.address), async (place) => {
    if ((await countSignInAttempt({ app }, tried)).resting)
      throw accountResting({ minutes: LOCK_MINUTES });
    return (
      user.password_hash &&
      (await passwordMatches(given.currentPassword, user.password_hash, place))
    );
  });
  if (!proven) throw currentPasswordWrong();
  await clearSignInFailures({ app }, tried);
  if (given.password === given.currentPassword) throw passwordUnchanged();
  if (isCommonPassword(given.password)) throw passwordTooCommon();
  const passwordHash = await hashPassword(given.password);
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('accounts.users')
      .set({ password_hash: passwordHash, updated_at: sql`now()` })
      .where('id', '=', user.id)
      // The password may have changed during hashing; the verified one must still be current.
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw currentPasswordWrong();
    await invalidatePasswordLinks({ db: tx }, user.id);
    await app.sessions.endOfUser(tx, user.id, 'password-changed', principal.sessionId);
    await app.mail.send(tx, passwordChangedMail, {
      to: user.email,
      locale: user.locale,
      input: { firstName: user.firstName },
      idempotencyKey: `password-changed ${app.secrets.hash('password changed', passwordHash)}`,
    });
  });
}
