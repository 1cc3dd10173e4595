import { userIdsBySearchText } from '#modules/accounts/contract/user-ports.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { AuditFilter } from '#platform/contract/operations/audit-list.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/** More people than this are no answer to a name. */
const MOST_USERS = 1_000;

/** Users that match the search terms of a filter. */
export async function usersMeant(
  { db, app }: { db: Db; app: App },
  { groups }: AuditFilter,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const meant = new Map<string, readonly string[]>();
  for (const condition of groups.flatMap(({ filters }) => filters)) {
    if (condition.field !== 'user') continue;
    const { value: words } = condition;
    meant.set(
      words,
      isUuid(words)
        ? [words]
        : await app.ports.ask(userIdsBySearchText, { words, limit: MOST_USERS }, { db, app }),
    );
  }
  return meant;
}
