import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { findUser } from '../../queries/find-user.ts';
import type { AccountsTables } from '../../tables.ts';
import { sendInvitation } from '../send-invitation.ts';
import { spendPasswordLinks } from './spend-password-links.ts';

export interface Opened {
  userId: string;
  byUserId: string;
  /** Where they gained something; none where they became super admin. */
  client?: { uuid: string; name: string };
}

/**
 * A password set without proof of mailbox ownership is valid only for the access it had then. More access removes the
 * password, ends all sessions and mails an active user a link for a new one. Returns true if it did so.
 */
export async function startOverUnproven(
  { db, app }: { db: Db<AccountsTables>; app: App },
  { userId, byUserId, client }: Opened,
): Promise<boolean> {
  const user = await findUser({ db }, { id: userId }, { lock: 'update' });
  if (!user?.password_hash || user.mailbox_proven_at) return false;
  await db
    .updateTable('accounts.users')
    .set({
      password_hash: null,
      status: sql`case status when 'active' then 'invited' else status end`,
      links_by_mail_only: true,
      updated_at: sql`now()`,
    })
    .where('id', '=', userId)
    .execute();
  await spendPasswordLinks({ db }, userId);
  await app.sessions.endOfUser(db, userId, 'mailbox-unproven');
  if (user.status === 'active')
    await sendInvitation({ db, app }, { user, byUserId, ...(client && { client }), again: true });
  return true;
}
