import { useMemo } from 'react';
import { listAuditCall } from '#modules/super-admin/contract/audit.ts';
import { auditList } from '#platform/contract/operations/audit-list.ts';
import { filterInAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { AUDIT_ADDRESS, withEntry } from './audit-address.ts';
import { useAuditLabels } from './use-audit-labels.ts';

/** The changes of all records. One opens over the list, which stays as it is [SUP-05]. */
export function useAuditListing() {
  const words = useAuditLabels();
  const { search } = useRouterAddress();
  return useMemo(
    () =>
      defineListing({
        name: 'super-admin.audit',
        list: auditList,
        call: listAuditCall,
        inputOf: (_: null, { page: _page, sortBy: _by, sortDesc: _desc, ...asked }) => ({
          query: filterInAddress(asked),
        }),
        idOf: ({ id }) => String(id),
        nameOf: ({ label, record }) => label || words.record(record),
        edgeOf: ({ id }) => String(id),
        hrefOf: (_, { id }) => `${AUDIT_ADDRESS}${withEntry(search, id)}`,
      }),
    [words, search],
  );
}
