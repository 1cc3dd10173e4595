import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { findUser } from './find-user.ts';

/** What somebody is called. Asked above clients: a super admin who changed something is no user of the client. */
export async function readNameOfUser(
  { db }: { db: Db<AccountsTables> },
  userId: string,
): Promise<string | undefined> {
  const user = await findUser({ db }, { id: userId });
  return user && `${user.firstName} ${user.lastName}`;
}
