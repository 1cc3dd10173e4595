import { useMemo } from 'react';
import {
  type AuditEntry,
  countAuditCall,
  listAuditCall,
} from '#modules/super-admin/contract/audit.ts';
import { type AuditFilter, auditList } from '#platform/contract/lists/operation-lists.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { LEAD_DATE_PRESETS } from '#platform/web/date-range/period.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { toAddressRules, toListFilter } from '#platform/web/list/list-question.ts';
import { defineListing, filterInAddress } from '#platform/web/list/listing.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import classes from '../../components/operations.module.css';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import { AuditEntryDialog } from '../components/audit-entry-dialog.tsx';
import {
  AuditActionCell,
  AuditActor,
  AuditName,
  useAuditColumns,
} from '../components/use-audit-columns.tsx';
import {
  AUDIT_ADDRESS,
  readOpenEntryId,
  readSingleFilter,
  recordSearch,
  requestSearch,
  withEntry,
} from '../data/audit-address.ts';
import { useAuditLabels, useAuditNames } from '../data/use-audit-names.ts';

const RULES = toAddressRules(auditList);

/** Audit log: authors, records and changes [SUP-05]. */
export default function AuditScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('super-admin:menu.audit')} />
      <AuditTable />
    </>
  );
}

/** The audit log: search, filters, newest first, and each change before and after [SUP-05]. */
function AuditTable() {
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

/** Number of matching changes; loaded separately, so that the page does not wait for it. */
function AuditCount({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data } = useCall(countAuditCall, { query: filterInAddress(filter) });
  if (!data) return null;
  const { total, more } = data;
  return more
    ? t('super-admin:audit.moreThan', { number: number(total) })
    : t('super-admin:audit.count', { count: total, number: number(total) });
}

/** A change on a phone. */
function AuditCard({ entry, ...way }: CardNavigation & { entry: AuditEntry }) {
  const auditLabels = useAuditLabels();
  const { clock } = useMoments();
  return (
    <PhoneCard
      {...way}
      name={<AuditName entry={entry} />}
      text={auditLabels.record(entry.record)}
      facts={[
        <AuditActor key="who" entry={entry} />,
        entry.clientId !== null && auditLabels.client(entry.clientId),
      ]}
      state={<AuditActionCell entry={entry} />}
      date={clock(entry.at)}
    />
  );
}

/** The changes of all records. One opens over the list, which stays as it is [SUP-05]. */
function useAuditListing() {
  const auditLabels = useAuditLabels();
  const { search } = useRouterAddress();
  return useMemo(
    () =>
      defineListing({
        name: 'super-admin.audit',
        list: auditList,
        call: listAuditCall,
        inputOf: (_: null, { page: _page, sortBy: _by, sortDesc: _desc, ...listFilter }) => ({
          query: filterInAddress(listFilter),
        }),
        idOf: ({ id }) => String(id),
        nameOf: ({ label, record }) => label || auditLabels.record(record),
        edgeOf: ({ id }) => String(id),
        hrefOf: (_, { id }) => `${AUDIT_ADDRESS}${withEntry(search, id)}`,
      }),
    [auditLabels, search],
  );
}

/** Above a log of one record or one request: of which, and the way back to all. */
function AuditOnly() {
  const { t } = useTranslation();
  const { search, setSearch } = useRouterAddress();
  const today = useToday();
  const only = readSingleFilter(search);
  const filter = toListFilter(auditList, readTableAddress(search, RULES), today);
  const { data } = useCall(
    listAuditCall,
    { query: { ...filterInAddress(filter), limit: 1 } },
    { enabled: only?.of === 'record' },
  );
  const [entry] = data?.items ?? [];
  const nameOf = useAuditNames(entry ? [entry] : []);
  if (!only) return null;
  return (
    <p className={classes.only}>
      {only.of === 'record'
        ? t('super-admin:audit.onlyRecord', { name: entry ? nameOf(entry).name : '…' })
        : t('super-admin:audit.onlyRequest', { id: only.value })}
      <LinkButton onClick={() => setSearch('', 'push')}>
        {t('super-admin:audit.showAll')}
      </LinkButton>
    </p>
  );
}

/** Filters of the audit log. */
function useAuditFields(records: readonly string[]): FilterField[] {
  const { t } = useTranslation();
  const auditLabels = useAuditLabels();
  const clients = useClients();
  return [
    {
      id: 'client',
      name: t('super-admin:client.filter'),
      kind: 'choice',
      options: clients.options,
    },
    { id: 'user', name: t('super-admin:audit.user'), kind: 'text' },
    {
      id: 'kind',
      name: t('super-admin:audit.kind'),
      kind: 'choice',
      options: records.map((value) => ({ value, label: auditLabels.record(value) })),
    },
    {
      id: 'action',
      name: t('super-admin:audit.action'),
      kind: 'choice',
      options: [
        { value: 'created', label: t('super-admin:audit.actions.created') },
        { value: 'changed', label: t('super-admin:audit.actions.changed') },
        { value: 'deleted', label: t('super-admin:audit.actions.deleted') },
      ],
    },
    {
      id: 'period',
      name: t('super-admin:audit.period'),
      kind: 'date',
      presets: LEAD_DATE_PRESETS,
    },
  ];
}
