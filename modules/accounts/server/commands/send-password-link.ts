import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { newToken } from '#platform/server/secrets/secrets.ts';
import { invitationMail } from '../mails/invitation.mail.ts';
import { passwordResetMail } from '../mails/password-reset.mail.ts';
import { findUser } from '../queries/find-user.ts';
import type { AccountsTables } from '../tables.ts';

const VALID_HOURS = { reset: 2, invitation: 7 * 24 };
/** Enough for somebody who is impatient, too few to fill somebody else's mailbox. */
const LINKS_AN_HOUR = 4;

/** Sends the link that fits the account, or nothing at all. */
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
  if ((await linksOfLastHour(db, user.id)) >= LINKS_AN_HOUR) return;

  // Older links stay good: anybody can ask for a new one, and must not be able to take the owner's away.
  const token = newToken();
  const hash = app.secrets.hash('password link', token);
  await db
    .insertInto('accounts.password_links')
    .values({
      hash,
      user_id: user.id,
      kind,
      expires_at: sql<Date>`now() + make_interval(hours => ${VALID_HOURS[kind]})`,
    })
    .execute();
  await app.mail.send(db, kind === 'reset' ? passwordResetMail : invitationMail, {
    to: user.email,
    locale: user.locale,
    input: {
      firstName: user.first_name,
      url: `${app.config.publicUrl}/set-password?token=${token}`,
      hours: VALID_HOURS[kind],
    },
    idempotencyKey: `password-link ${hash}`,
  });
}

async function linksOfLastHour(db: Db<AccountsTables>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('accounts.password_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}
