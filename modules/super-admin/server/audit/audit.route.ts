import { userIdsBySearchText } from '#modules/accounts/contract/user-ports.ts';
import { countAuditCall, listAuditCall } from '#modules/super-admin/contract/audit.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { AuditFilter } from '#platform/contract/lists/operation-lists.ts';
import { findApiKeyIds, readApiKeyNames } from '#platform/server/api-keys/api-key-authors.ts';
import type { App } from '#platform/server/app.ts';
import {
  auditCount,
  auditEntries,
  auditedRecords,
} from '#platform/server/audit/audit-entries.query.ts';
import type { Db } from '#platform/server/database/database.ts';
import { route } from '../route.ts';

/** More people than this are no answer to a name. */
const MAX_USERS = 1_000;

export const listAuditRoute = route(listAuditCall, async ({ db, app, query }) => {
  const { items, hasMore } = await auditEntries(
    { db },
    query,
    await usersMeant({ db, app }, query),
  );
  const authors = [...new Set(items.flatMap(({ userId }) => userId ?? []))];
  const keyNames = await readApiKeyNames({ db }, authors);
  return {
    items: items.map((entry) => ({
      ...entry,
      at: entry.at.toISOString(),
      apiKey: keyNames.get(entry.userId ?? '') ?? null,
    })),
    total: null,
    hasMore,
  };
});

export const countAuditRoute = route(countAuditCall, async ({ db, app, query }) => ({
  ...(await auditCount({ db }, query, await usersMeant({ db, app }, query))),
  records: await auditedRecords({ db }),
}));

/** Users and API keys that match the search terms of a filter. */
async function usersMeant(
  { db, app }: { db: Db; app: App },
  { groups }: AuditFilter,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const meant = new Map<string, readonly string[]>();
  for (const condition of groups.flatMap(({ filters }) => filters)) {
    if (condition.field !== 'user') continue;
    const { value: searchText } = condition;
    meant.set(
      searchText,
      isUuid(searchText)
        ? [searchText]
        : [
            ...(await app.ports.call(
              userIdsBySearchText,
              { words: searchText, limit: MAX_USERS },
              { db, app },
            )),
            ...(await findApiKeyIds({ db }, { words: searchText, limit: MAX_USERS })),
          ],
    );
  }
  return meant;
}
