import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { findUser } from './find-user.ts';

/** E-mail and language of an active user. Reads across clients, like the name. */
export async function readUserMailbox(
  { db }: { db: Db<AccountsTables> },
  userId: string,
): Promise<{ email: string; locale: Locale } | undefined> {
  const user = await findUser({ db }, { id: userId });
  return user?.status === 'active' ? { email: user.email, locale: user.locale } : undefined;
}
