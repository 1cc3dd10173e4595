import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { findUser } from './find-user.ts';

/**
 * The display name of a user. Reads across clients, because a super admin that made a change is not a user of the
 * client.
 */
export async function readUserName(
  { db }: { db: Db<AccountsTables> },
  userId: string,
): Promise<string | undefined> {
  const user = await findUser({ db }, { id: userId });
  return user && `${user.firstName} ${user.lastName}`;
}
