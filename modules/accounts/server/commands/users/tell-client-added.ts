import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { clientAddedMail } from '../../mails/client-added.mail.ts';
import { findUser } from '../../queries/find-user.ts';
import type { AccountsTables } from '../../tables.ts';
import type { Opened } from '../passwords/start-over-unproven.ts';

/** Who can come in as they always did is told that there is one client more; who must set a password first has the mail that says so. */
export async function tellClientAdded(
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
