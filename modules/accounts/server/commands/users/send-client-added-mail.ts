import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { clientAddedMail } from '../../mails/client-added.mail.ts';
import { findUser } from '../../queries/find-user.ts';
import type { AccountsTables } from '../../tables.ts';
import type { Opened } from '../passwords/start-over-unproven.ts';

/**
 * Notifies an active user of the added client. A user that must set a password first gets an invitation mail instead.
 */
export async function sendClientAddedMail(
  { db, app }: { db: Db<AccountsTables>; app: App },
  { userId, byUserId, client, version }: Required<Opened> & { version: number },
): Promise<void> {
  const user = await findUser({ db }, { id: userId });
  const inviter = await findUser({ db }, { id: byUserId });
  if (user?.status !== 'active' || !inviter) return;
  await app.mail.send(db, clientAddedMail, {
    to: user.email,
    locale: user.locale,
    clientId: client.uuid,
    input: {
      firstName: user.firstName,
      inviter: `${inviter.firstName} ${inviter.lastName}`,
      client: client.name,
      clientId: client.uuid,
    },
    idempotencyKey: `client-added ${client.uuid} ${userId} ${version}`,
  });
}
