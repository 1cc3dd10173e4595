import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { newToken } from '#platform/server/secrets/secrets.ts';
import { invitationMail } from '../mails/invitation.mail.ts';
import { passwordResetMail } from '../mails/password-reset.mail.ts';
import { findUser } from '../queries/find-user.ts';
import type { AccountsTables } from '../tables.ts';

const VALID_HOURS = { reset: 2, invitation: 7 * 24 };

/** Sends the link that fits the account, or nothing at all; the asker cannot tell which. */
export async function sendPasswordLink(
  app: App,
  db: Db<AccountsTables>,
  asked: { email: string; invitation: boolean },
): Promise<void> {
  const user = await findUser(db, { email: asked.email });
  if (!user || user.status === 'disabled') return;
  // Who was invited and never came has no password to reset: the invitation is sent once more.
  const kind = user.status === 'invited' ? 'invitation' : 'reset';
  if (asked.invitation && kind !== 'invitation') return;

  const token = newToken();
  await db
    .updateTable('accounts.password_links')
    .set({ spent_at: sql`now()` })
    .where('user_id', '=', user.id)
    .where('spent_at', 'is', null)
    .execute();
  await db
    .insertInto('accounts.password_links')
    .values({
      hash: app.secrets.hash('password link', token),
      user_id: user.id,
      kind,
      expires_at: sql<Date>`now() + make_interval(hours => ${VALID_HOURS[kind]})`,
    })
    .execute();
  const input = {
    firstName: user.first_name,
    url: `${app.config.publicUrl}/set-password?token=${token}`,
    hours: VALID_HOURS[kind],
  };
  await app.mail.send(db, kind === 'reset' ? passwordResetMail : invitationMail, {
    to: user.email,
    locale: user.locale,
    input,
    idempotencyKey: `password-link ${app.secrets.hash('password link', token)}`,
  });
}
