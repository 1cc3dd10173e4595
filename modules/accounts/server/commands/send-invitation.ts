import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invitationMail } from '../mails/invitation.mail.ts';
import { findUser } from '../queries/find-user.ts';
import type { AccountsTables } from '../tables.ts';
import { newPasswordLink } from './passwords/new-password-link.ts';

interface Invitation {
  user: { id: string; email: string; firstName: string; locale: Locale };
  /** The inviting user, named in the mail. */
  byUserId: string;
  /** To which brand; none for super admins. */
  client?: { uuid: string; name: string };
  /** True for a user that signed in before and must prove the mailbox before the account gains access. */
  again?: boolean;
}

/** Runs in the caller's transaction, so that a rollback also cancels the mail. */
export async function sendInvitation(
  { db, app }: { db: Db<AccountsTables>; app: App },
  { user, byUserId, client, again = false }: Invitation,
): Promise<void> {
  const inviter = await findUser({ db }, { id: byUserId });
  const link = await newPasswordLink(
    { db, app },
    { userId: user.id, kind: 'invitation', way: { mailedTo: user.email } },
  );
  await app.mail.send(db, invitationMail, {
    to: user.email,
    locale: user.locale,
    input: {
      firstName: user.firstName,
      url: link.url,
      hours: link.hours,
      ...(inviter && { inviter: `${inviter.firstName} ${inviter.lastName}` }),
      ...(client && { brand: client.name }),
      again,
    },
    idempotencyKey: link.mailKey,
    ...(client && { clientId: client.uuid }),
  });
}
