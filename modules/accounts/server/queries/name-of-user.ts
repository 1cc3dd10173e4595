import type { App } from '#platform/server/app.ts';
import type { AccountsTables } from '../tables.ts';
import { findUser } from './find-user.ts';

/** What somebody is called. Asked above clients: a super admin who changed something is no user of the client. */
export async function readNameOfUser(
  { app }: { app: App },
  userId: string,
): Promise<string | undefined> {
  const db = app.database.acrossClients<AccountsTables>();
  const user = await findUser({ db }, { id: userId });
  return user && `${user.first_name} ${user.last_name}`;
}
