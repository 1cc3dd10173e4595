import { countAuditCall, listAuditCall } from '#modules/super-admin/contract/audit.ts';
import type { CheckedInput } from '#platform/contract/call.ts';
import {
  auditCount,
  auditEntries,
  auditedRecords,
} from '#platform/server/audit/audit-entries.query.ts';
import { route } from '../route.ts';

export const listAuditRoute = route(listAuditCall, async ({ db, query }) => {
  const { below, above, limit } = query;
  const { items, ...ways } = await auditEntries(
    { db },
    { ...questionOf(query), below, above, limit },
  );
  return { ...ways, items: items.map((entry) => ({ ...entry, at: entry.at.toISOString() })) };
});

export const countAuditRoute = route(countAuditCall, async ({ db, query }) => ({
  ...(await auditCount({ db }, questionOf(query))),
  records: await auditedRecords({ db }),
}));

function questionOf(query: CheckedInput<typeof countAuditCall>['query']) {
  return {
    words: query.q,
    clientIds: query.client,
    userIds: query.user,
    records: query.record,
    recordId: query.recordId,
    requestId: query.requestId,
    actions: query.action,
    from: query.from ? new Date(query.from) : undefined,
    until: query.until ? new Date(query.until) : undefined,
  };
}
