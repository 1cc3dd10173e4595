import { sql } from 'kysely';
import { newToken } from '#platform/server/secrets/secrets.ts';
import { passwordResetMail } from '../mails/account-security.mail.ts';
import { invitationMail, passwordLinkMailKey } from '../mails/client-access.mail.ts';
import { findUser } from '../memberships/find-user.ts';
import type { Context } from '../tables.ts';

const VALID_HOURS = { reset: 2, invitation: 7 * 24 };
/** Enough for an impatient user, too few to flood another person's mailbox. */
const LINKS_PER_HOUR = 4;

/** How a link is delivered: by mail, or passed on by an admin of a client. */
export type LinkDelivery = { mailedTo: string } | { handedBy: string; atClient: string };

/** Sends a reset link or an invitation, depending on the account; sends nothing if there is no matching account. */
export async function sendPasswordLink(
  { db, app }: Context,
  params: { email: string; invitation: boolean },
): Promise<void> {
  const user = await findUser({ db }, { email: params.email });
  if (!user || user.status === 'disabled') return;
  // An invited user that never signed in has no password to reset, so the invitation is sent again.
  const kind = user.status === 'invited' ? 'invitation' : 'reset';
  if (params.invitation && kind !== 'invitation') return;
  if ((await minutesUntilNextLink({ db }, user.id)) > 0) return;
  const link = await createPasswordLink(
    { db, app },
    { userId: user.id, kind, way: { mailedTo: user.email } },
  );
  await app.mail.send(db, kind === 'reset' ? passwordResetMail : invitationMail, {
    to: user.email,
    locale: user.locale,
    input: { firstName: user.firstName, url: link.url, hours: link.hours },
    idempotencyKey: link.mailKey,
  });
}

/** Older links remain valid: anyone can request a new link, and this must not invalidate the owner's. */
export async function createPasswordLink(
  { db, app }: Context,
  given: { userId: string; kind: 'reset' | 'invitation'; way: LinkDelivery },
) {
  const token = newToken();
  const hash = app.secrets.hash('password link', token);
  const hours = VALID_HOURS[given.kind];
  const { expires_at: validUntil } = await db
    .insertInto('accounts.password_links')
    .values({
      hash,
      user_id: given.userId,
      kind: given.kind,
      ...deliveryColumns(given.way),
      expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  if (given.kind === 'invitation') {
    await db
      .updateTable('accounts.users')
      .set({ invited_at: sql`now()`, invitation_expires_at: validUntil, invitation_fault: null })
      .where('id', '=', given.userId)
      .execute();
  }
  return {
    url: `${app.config.publicUrl}/set-password?token=${token}`,
    hours,
    validUntil,
    mailKey: passwordLinkMailKey(hash),
  };
}

function deliveryColumns(way: LinkDelivery) {
  return 'mailedTo' in way
    ? { mailed_to: way.mailedTo }
    : { handed_by: way.handedBy, handed_at_client: way.atClient };
}

/** Minutes until another link may be created for the user; 0 if it may be created now. */
export async function minutesUntilNextLink(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select greatest(1, ceil(extract(epoch from created_at + interval '1 hour' - now()) / 60))::int as minutes
    from accounts.password_links
    where user_id = ${userId} and created_at > now() - interval '1 hour'
    order by created_at desc offset ${LINKS_PER_HOUR - 1} limit 1`.execute(db);
  return rows[0]?.minutes ?? 0;
}

/** Invalidates all open links of a user. `handed`: only those passed on by an admin. */
export async function invalidatePasswordLinks(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { handed = false } = {},
): Promise<void> {
  await db
    .updateTable('accounts.password_links')
    .set({ spent_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('spent_at', 'is', null)
    .$if(handed, (query) => query.where('handed_by', 'is not', null))
    .execute();
}
