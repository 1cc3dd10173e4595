import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { findUser } from '../queries/find-user.ts';
import type { AccountsTables } from '../tables.ts';
import { spendPasswordLinks } from './passwords/spend-password-links.ts';
import { type Opened, startOverUnproven } from './passwords/start-over-unproven.ts';
import { sendInvitation } from './send-invitation.ts';

/**
 * An account without a password belongs to the first person that uses a link. If it gains access, older links become
 * invalid and a new one is mailed; returns true if so.
 */
export async function renewInvitation(
  { db, app }: { db: Db<AccountsTables>; app: App },
  opened: Opened,
): Promise<boolean> {
  if (await startOverUnproven({ db, app }, opened)) return true;
  const { userId, byUserId, client } = opened;
  const user = await findUser({ db }, { id: userId });
  if (!user || user.password_hash) return false;
  await spendPasswordLinks({ db }, userId);
  if (user.status !== 'invited') return false;
  await sendInvitation(
    { db, app },
    {
      user,
      byUserId,
      ...(client && { client }),
    },
  );
  return true;
}
