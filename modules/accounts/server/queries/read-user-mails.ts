import type { z } from 'zod';
import type { userMailsCall } from '#modules/accounts/contract/invite-user.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { passwordLinkMailKey } from '../commands/passwords/new-password-link.ts';
import type { AccountsTables } from '../tables.ts';
import { clientUsersQuery } from './client-users-query.ts';

/** Invitation mails to a user, sent by this client or on the user's own request; newest first. */
export async function readUserMails(
  { app }: { app: App },
  { clientId, userId }: { clientId: string; userId: string },
): Promise<z.input<typeof userMailsCall.response>> {
  const db = app.database.acrossClients<AccountsTables>();
  const user = await clientUsersQuery({ db }, clientId)
    .select('person.id')
    .where('person.id', '=', userId)
    .executeTakeFirst();
  if (!user) throw notFound();
  const links = await db
    .selectFrom('accounts.password_links')
    .select('hash')
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .execute();
  const keys = links.map(({ hash }) => passwordLinkMailKey(hash));
  const mails = await app.mail.sentUnder(db, keys, { clientId });
  return mails.map((mail) => ({
    id: mail.id,
    sentAt: mail.created_at.toISOString(),
    status: mail.status,
    reason: mail.reason,
    nextTryAt: mail.next_try_at?.toISOString() ?? null,
  }));
}
