import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { findUser } from '../queries/find-user.ts';
import type { AccountsTables } from '../tables.ts';

/** Applies changed permissions to the user's next request, and ends the sessions of a disabled user. */
export async function refreshUserSessions(
  { db, app }: { db: Db<AccountsTables>; app: App },
  userId: string,
): Promise<void> {
  await app.sessions.principalChanged(db, userId);
  const user = await findUser({ db }, { id: userId });
  if (user?.status === 'disabled') await app.sessions.endOfUser(db, userId, 'disabled');
}
