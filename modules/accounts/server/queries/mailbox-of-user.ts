import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { findUser } from './find-user.ts';

/** Where somebody who may come in is written to. Asked above clients, as their name is. */
export async function readMailboxOfUser(
  { db }: { db: Db<AccountsTables> },
  userId: string,
): Promise<{ email: string; locale: Locale } | undefined> {
  const user = await findUser({ db }, { id: userId });
  return user?.status === 'active' ? { email: user.email, locale: user.locale } : undefined;
}
