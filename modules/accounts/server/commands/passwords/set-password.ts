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
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<void> {
  const { userId } = await readPasswordLink({ db, app }, token);
  // Whoever changes the account holds it first: the link is read once more as it is then.
  const user = await findUser({ db }, { id: userId }, { lock: 'update' });
  if (!user) throw passwordLinkInvalid();
  const link = await readPasswordLink({ db, app }, token);
  const isProof = link.mailed_to !== null;
  await db
    .updateTable('accounts.users')
    .set({
      password_hash: passwordHash,
      status: 'active',
      updated_at: sql`now()`,
      // A password that was set by another way than the mailbox takes the proof away that was there before.
      mailbox_proven_at: isProof ? sql<Date>`now()` : null,
      ...(isProof && { links_by_mail_only: false }),
    })
    .where('id', '=', user.id)
    .execute();
  await spendPasswordLinks({ db }, user.id);
  await app.sessions.endOfUser(db, user.id, 'password-changed');
  // Whose mailbox it is learns of it, unless it was the first password and came from there.
  if (link.kind === 'invitation' && isProof) return;
  await app.mail.send(db, passwordChangedMail, {
    to: user.email,
    locale: user.locale,
    input: { firstName: user.firstName },
    idempotencyKey: `password-changed ${link.hash}`,
  });
}
