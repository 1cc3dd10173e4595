import { useTranslation } from 'react-i18next';
import { countAuditCall } from '#modules/super-admin/contract/audit.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import classes from '../../components/operations.module.css';
import { readOpenEntryId, recordSearch, requestSearch, withEntry } from '../data/audit-address.ts';
import { useAuditFields } from '../data/use-audit-fields.ts';
import { useAuditListing } from '../data/use-audit-listing.ts';
import { AuditCard } from './audit-card.tsx';
import { AuditCount } from './audit-count.tsx';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { AuditOnly } from './audit-only.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

/** The audit log: search, filters, newest first, and each change before and after [SUP-05]. */
export function AuditTable() {
  const { t } = useTranslation();
  const { search, setSearch } = useRouterAddress();
  const { data } = useCall(countAuditCall, { query: {} });
  const entry = readOpenEntryId(search);
  return (
    <div className={classes.list}>
      <AuditOnly />
      <RecordList
        listing={useAuditListing()}
        scope={null}
        label={t('super-admin:menu.audit')}
        search={t('super-admin:audit.search')}
        viewNames={{ all: t('super-admin:menu.audit') }}
        fields={useAuditFields(data?.records ?? [])}
        columns={useAuditColumns()}
        firstUse={
          <EmptyState title={t('super-admin:audit.empty')}>
            {t('super-admin:audit.emptyText')}
          </EmptyState>
        }
        card={(one, way) => <AuditCard entry={one} {...way} />}
        note={(_, filter) => <AuditCount filter={filter} />}
      />
      {entry !== undefined && (
        <AuditEntryDialog
          id={entry}
          onClose={() => setSearch(withEntry(search, null), 'push')}
          onRecord={(one) => setSearch(recordSearch(one), 'push')}
          onRequest={({ requestId }) => setSearch(requestSearch(requestId ?? ''), 'push')}
        />
      )}
    </div>
  );
}
