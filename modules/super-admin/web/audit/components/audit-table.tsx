import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AUDIT_PAGE_SIZE,
  type AuditEntry,
  countAuditCall,
  listAuditCall,
} from '#modules/super-admin/contract/audit.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { todayIn } from '#platform/web/date-range/iso-date.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { EmptyCounter } from '#platform/web/layout/empty-counter.tsx';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import type { TableAddress } from '#platform/web/table/address/table-address.ts';
import {
  changeTableAddress,
  readTableAddress,
  writeTableAddress,
} from '#platform/web/table/address/table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import classes from '../../components/operations.module.css';
import {
  AUDIT_RULES,
  auditPage,
  auditPlace,
  auditQuestion,
  withPlace,
} from '../data/audit-question.ts';
import { useAuditFields } from '../data/use-audit-fields.ts';
import { useAuditNames } from '../data/use-audit-names.ts';
import { useAuditWords } from '../data/use-audit-words.ts';
import { useUsersNamed } from '../data/use-users-named.ts';
import { useWho } from '../data/use-who.ts';
import { AuditCard } from './audit-card.tsx';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const FROM_THE_TOP = { below: null, above: null, entry: null };
const NONE: readonly AuditEntry[] = [];

/** The audit log: search, filters, newest first, and each change before and after [SUP-05]. */
export function AuditTable() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const words = useAuditWords();
  const { search, setSearch } = useRouterAddress();
  const address = readTableAddress(search, AUDIT_RULES);
  const place = auditPlace(search);
  const users = useUsersNamed(address.filters);
  const count = useCall(countAuditCall, { query: {} });
  const fields = useAuditFields(count.data?.records ?? []);
  const question = auditQuestion(address, place, {
    fields,
    userIds: users.ids,
    today: todayIn(TIME_ZONE),
  });
  const entries = useCall(
    listAuditCall,
    { query: auditPage(question, place) },
    { enabled: !users.isLoading },
  );
  const found = useCall(countAuditCall, { query: question }, { enabled: !users.isLoading });
  const items = entries.data?.items;
  const who = useWho(items ?? NONE);
  const nameOf = useAuditNames(items ?? NONE);
  const columns = useAuditColumns(who, nameOf);

  const ask = (change: Partial<TableAddress>, how: 'push' | 'replace' = 'push') =>
    setSearch(
      withPlace(writeTableAddress(changeTableAddress(address, change), search), FROM_THE_TOP),
      how,
    );
  const turn = (page: number) => {
    const edge =
      page === 1
        ? {}
        : page > address.page
          ? { below: String(items?.at(-1)?.id ?? '') }
          : { above: String(items?.[0]?.id ?? '') };
    const turned = writeTableAddress({ ...address, page }, search);
    setSearch(withPlace(turned, { ...FROM_THE_TOP, ...edge }), 'push');
  };
  const { state, change: changeState } = useTableState({
    user: 'super-admin',
    table: 'audit',
    columns,
    address,
    changeAddress: ({ page, ...rest }) => (page === undefined ? ask(rest) : turn(page)),
  });
  const navigate = useCallback((href: string) => setSearch(href, 'push'), [setSearch]);
  const hrefOf = ({ id }: AuditEntry) => withPlace(search, { entry: String(id) });
  const only = (change: Parameters<typeof withPlace>[1]) =>
    setSearch(withPlace('', change), 'push');

  const isOne = place.record !== null || place.request !== null;
  const isFiltered = isOne || address.q !== '' || address.filters.length > 0;
  return (
    <div className={classes.list}>
      {isOne && (
        <p className={classes.only}>
          {place.request === null
            ? t('super-admin:audit.onlyRecord', {
                name: items?.[0] ? nameOf(items[0]).name : words.record(place.record ?? ''),
              })
            : t('super-admin:audit.onlyRequest', { id: place.request })}
          <LinkButton onClick={() => setSearch('', 'push')}>
            {t('super-admin:audit.showAll')}
          </LinkButton>
        </p>
      )}
      <DataTable
        label={t('super-admin:menu.audit')}
        bar={(tools) => (
          <FilterBar
            search={{
              placeholder: t('super-admin:audit.search'),
              query: address.q,
              onSearch: (q) => ask({ q }, 'replace'),
            }}
            fields={fields}
            conditions={address.filters}
            onChange={(filters) => ask({ filters })}
            tools={tools}
          />
        )}
        columns={columns}
        rows={items ?? null}
        rowId={({ id }) => String(id)}
        rowName={(entry) => nameOf(entry).name}
        rowHref={hrefOf}
        navigate={navigate}
        state={state}
        onChange={changeState}
        pageSize={AUDIT_PAGE_SIZE}
        total={items?.length === 0 ? 0 : null}
        hasMore={entries.data?.hasOlder ?? false}
        fetching={entries.isPlaceholderData}
        error={entries.error}
        onRetry={() => void entries.refetch()}
        filtered={isFiltered}
        onClearFilters={() => setSearch('', 'push')}
        firstUse={
          <EmptyCounter title={t('super-admin:audit.empty')}>
            {t('super-admin:audit.emptyText')}
          </EmptyCounter>
        }
        renderCard={(entry) => (
          <AuditCard
            entry={entry}
            name={nameOf(entry)}
            who={who(entry)}
            href={hrefOf(entry)}
            navigate={navigate}
          />
        )}
        note={
          found.data &&
          (found.data.more
            ? t('super-admin:audit.moreThan', { number: number(found.data.total) })
            : t('super-admin:audit.count', {
                count: found.data.total,
                number: number(found.data.total),
              }))
        }
      />
      {place.entry !== null && Number.isSafeInteger(Number(place.entry)) && (
        <AuditEntryDialog
          id={Number(place.entry)}
          onClose={() => setSearch(withPlace(search, { entry: null }), 'push')}
          onRecord={({ record, recordId, clientId }) =>
            only({ record, recordId: recordId || null, client: clientId })
          }
          onRequest={({ requestId }) => only({ request: requestId })}
        />
      )}
    </div>
  );
}
