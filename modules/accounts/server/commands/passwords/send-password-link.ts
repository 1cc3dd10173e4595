import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invitationMail } from '../../mails/invitation.mail.ts';
import { passwordResetMail } from '../../mails/password-reset.mail.ts';
import { findUser } from '../../queries/find-user.ts';
import type { AccountsTables } from '../../tables.ts';
import { minutesUntilNextLink, newPasswordLink } from './new-password-link.ts';

/** Sends a reset link or an invitation, depending on the account; sends nothing if there is no matching account. */
export async function sendPasswordLink(
  { db, app }: { db: Db<AccountsTables>; app: App },
  asked: { email: string; invitation: boolean },
): Promise<void> {
  const user = await findUser({ db }, { email: asked.email });
  if (!user || user.status === 'disabled') return;
  // An invited user that never signed in has no password to reset, so the invitation is sent again.
  const kind = user.status === 'invited' ? 'invitation' : 'reset';
  if (asked.invitation && kind !== 'invitation') return;
  if ((await minutesUntilNextLink({ db }, user.id)) > 0) return;
  const link = await newPasswordLink(
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
