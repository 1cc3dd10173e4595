import type { App } from '#platform/server/app.ts';
import { matchWords } from '#platform/server/database/match-words.ts';
import type { AccountsTables } from '../../tables.ts';

/** Queries across all clients; only for callers with access to all of them. */
export async function findUserIdsBySearchText(
  { app }: { app: App },
  { words, limit }: { words: string; limit: number },
): Promise<string[]> {
  const rows = await app.database
    .acrossClients<AccountsTables>()
    .selectFrom('accounts.users as person')
    .select('person.id')
    .where(matchWords('person.search', words))
    .orderBy('person.sort_name')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
