import { countAuditCall, listAuditCall } from '#modules/super-admin/contract/audit.ts';
import {
  auditCount,
  auditEntries,
  auditedRecords,
} from '#platform/server/audit/audit-entries.query.ts';
import { usersMeant } from '../queries/users-meant.ts';
import { route } from '../route.ts';

export const listAuditRoute = route(listAuditCall, async ({ db, app, query }) => {
  const { items, hasMore } = await auditEntries(
    { db },
    query,
    await usersMeant({ db, app }, query),
  );
  return {
    items: items.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    total: null,
    hasMore,
  };
});

export const countAuditRoute = route(countAuditCall, async ({ db, app, query }) => ({
  ...(await auditCount({ db }, query, await usersMeant({ db, app }, query))),
  records: await auditedRecords({ db }),
}));
