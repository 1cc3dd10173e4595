import { sql } from 'kysely';
import { passwordLinkInvalid, passwordTooCommon } from '#modules/accounts/contract/password.ts';
import type { App } from '#platform/server/app.ts';
import { passwordChangedMail } from '../mails/account-security.mail.ts';
import { findUser } from '../memberships/find-user.ts';
import type { AccountsTables, Context } from '../tables.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password-hash.ts';
import { readPasswordLink } from './password-link.ts';
import { invalidatePasswordLinks } from './password-links.ts';

/** Sets the password by a link, which becomes invalid: every session ends, and an invited user becomes active. */
export async function setPassword(
  { app }: { app: App },
  given: { token: string; password: string },
): Promise<void> {
  if (isCommonPassword(given.password)) throw passwordTooCommon();
  // Without a valid link nothing is hashed. The link is checked again when it is used.
  const db = app.database.acrossClients<AccountsTables>();
  await readPasswordLink({ db, app }, given.token);
  // Hashes before the transaction, so that no connection is held during the slow computation.
  const passwordHash = await hashPassword(given.password);
  await db
    .transaction()
    .execute((tx) => applyNewPassword({ db: tx, app }, { token: given.token, passwordHash }));
}

async function applyNewPassword(
  { db, app }: Context,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<void> {
  const { userId } = await readPasswordLink({ db, app }, token);
  // Locks the account before changing it, and then reads the link again in its current state.
  const user = await findUser({ db }, { id: userId }, { lock: 'update' });
  if (!user) throw passwordLinkInvalid();
  const link = await readPasswordLink({ db, app }, token);
  const provesMailbox = link.mailed_to !== null;
  await db
    .updateTable('accounts.users')
    .set({
      password_hash: passwordHash,
      status: 'active',
      updated_at: sql`now()`,
      // A link that was not mailed proves nothing about the mailbox, so an earlier proof is removed.
      mailbox_proven_at: provesMailbox ? sql<Date>`now()` : null,
      ...(provesMailbox && { links_by_mail_only: false }),
    })
    .where('id', '=', user.id)
    .execute();
  await invalidatePasswordLinks({ db }, user.id);
  await app.sessions.endOfUser(db, user.id, 'password-changed');
  // Notifies the account owner, except for a first password set through a mailed link.
  if (link.kind === 'invitation' && provesMailbox) return;
  await app.mail.send(db, passwordChangedMail, {
    to: user.email,
    locale: user.locale,
    input: { firstName: user.firstName },
    idempotencyKey: `password-changed ${link.hash}`,
  });
}
