import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { findUser } from '../queries/find-user.ts';
import type { AccountsTables } from '../tables.ts';

/** What somebody may do has changed: their next call knows it, and who may come in nowhere is out at once. */
export async function tellSessions(
  { db, app }: { db: Db<AccountsTables>; app: App },
  userId: string,
): Promise<void> {
  await app.sessions.principalChanged(db, userId);
  const user = await findUser({ db }, { id: userId });
  if (user?.status === 'disabled') await app.sessions.endOfUser(db, userId, 'disabled');
}
