import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { FilterFields } from '#platform/contract/lists/filter-condition.ts';
import type { ExportCall } from '#platform/web/exports/use-export.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { useCurrentUser } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { isColumnWanted, orderColumns } from '#platform/web/table/columns/table-column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { answeredRows } from '#platform/web/table/data-table-props.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { rememberPressedRow } from '../module/pressed-row.ts';
import { isUnderstood } from './list-question.ts';
import type NearMissesPart from './near-misses.tsx';
import { usePeek } from './peek/use-peek.tsx';
import { placeKey, storeListPlace } from './place/list-place.ts';
import classes from './record-list.module.css';
import type { RecordListProps } from './record-list-props.ts';
import { useBulkActions } from './use-bulk-actions.ts';
import { useList, useReadAhead } from './use-list.ts';
import { ListViews } from './views/list-views.tsx';
import { SaveView } from './views/save-view.tsx';
import { useSavedCounts } from './views/use-saved-counts.ts';
import {
  differsFromView,
  formatViewSearch,
  readSavedViewId,
  searchToSave,
  useSavedViews,
} from './views/use-saved-views.ts';

// Loaded on demand, because few lists have an export.
const ExportMenu = onDemand(async () => ({
  default: (await import('#platform/web/exports/export-menu.tsx')).ExportMenu<ExportCall>,
}));

// A lazily loaded component loses its generic row type; the cast restores it.
const NearMisses = onDemand(async () => ({
  default: (await import('./near-misses.tsx')).default<never, never, never, never, object>,
})) as unknown as typeof NearMissesPart;

/** The component of every list in the suite: views, search, filters, rows and bulk actions. */
export function RecordList<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row extends object,
  File extends ExportCall = ExportCall,
>(given: RecordListProps<Scope, Fields, View, Sort, Row, File>) {
  const { listing, scope, part, columns, note, fields = [], rareViews = [] } = given;
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const today = useToday();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const list = useList(listing, scope, columns, given);
  const { address, change, answer, view, question } = list;
  const readAhead = useReadAhead();
  const go = useCallback((href: string) => void navigate({ href }), [navigate]);
  const { idOf, nameOf, hrefOf } = listing;
  const rowHref = hrefOf && ((row: Row) => hrefOf(scope, row));
  const bulkActions = useBulkActions({
    actions: given.bulkActions?.(view) ?? [],
    filter: list.filter,
    listing,
    namedRow: given.namedRow,
    answer: answer.data,
    changeState: list.changeState,
  });
  const saved = useSavedViews(listing.name);
  const savedCounts = useSavedCounts(listing, scope, part ? [] : saved.views);
  const savedView = saved.views.find(({ id }) => id === readSavedViewId(list.search));
  const shown = orderColumns(columns, list.state.columns)
    .filter((column) => isColumnWanted(column, list.state.columns))
    .map(({ id }) => id);
  // A list with one view and without search or filters has nothing to save.
  const hasViews =
    !part &&
    (given.search !== undefined ||
      fields.length > 0 ||
      listing.list.views.length > 1 ||
      saved.views.length > 0);
  // On a phone the search needs the room, until there is something to save.
  const isSaveable = hasViews && (!isPhone || list.search !== '');
  const isFiltered = address.q !== '' || address.filters.length > 0;
  const isWhole = view === listing.list.views[0];
  const found = answer.data?.total ?? undefined;
  const isExact = (id: View) => id === view && !isFiltered && found !== undefined;
  const isCapped = (id: View) => !isExact(id) && given.cappedViews?.includes(id) === true;
  const countOf = (id: View) => {
    if (isExact(id) && given.cappedViews?.includes(id)) return found;
    const counted = given.viewCounts ? given.viewCounts[id] : answer.data?.views?.[id];
    // Without counts per view, the list still knows the total of the current view.
    return counted ?? (id === view && !isFiltered ? found : undefined);
  };
  const inView = isCapped(view) ? undefined : countOf(view);

  const narrow = (filters: readonly FilterCondition[]) => {
    const isFit = filters.every((filter) => isUnderstood(listing.list, filter, today));
    if (isFit) change({ filters });
    else showToast({ tone: 'bad', text: t('platform:list.valueUnfit') });
  };

  /** Stores the list from which a record is opened, because it determines the record's neighbours. */
  const open = (href: string) => {
    const at = answer.data?.items.findIndex((row) => rowHref?.(row) === href) ?? -1;
    const pressed = answer.data?.items[at];
    if (pressed && !href.startsWith(`${pathname}?`))
      rememberPressedRow(href, {
        name: nameOf(pressed),
        list: { to: `${part?.to ?? pathname}${list.search}`, label: part?.label ?? given.label },
      });
    if (at >= 0)
      storeListPlace(() => sessionStorage, placeKey(user.id, listing.name, part?.whole ?? scope), {
        ...(part && { part: { to: part.to, label: part.label, scope } }),
        search: list.search,
        question: { ...question },
        index: (question.page - 1) * question.limit + at,
        at: Date.now(),
      });
    go(href);
  };
  const peek = usePeek({
    rows: answer.data?.items ?? [],
    columns,
    idOf,
    nameOf,
    onOpen: (row) => {
      const href = rowHref?.(row);
      if (href !== undefined) open(href);
    },
  });

  return (
    <div className={classes.list}>
      {!part && (
        <ListViews
          own={listing.list.views
            .filter((id) => id === view || !rareViews.includes(id) || countOf(id))
            .map((id) => ({
              id,
              label: given.viewNames[id],
              count: countOf(id),
              isCountCapped: isCapped(id),
              isCountDue: id === given.dueView && (countOf(id) ?? 0) > 0,
            }))}
          saved={saved.views}
          savedCounts={savedCounts}
          current={savedView?.id ?? view}
          address={address}
          // A single view with the name of the list would repeat the title.
          showsSingle={hasViews && given.viewNames[listing.list.views[0]] !== given.label}
          hrefOf={list.hrefOf}
          go={list.goTo}
        />
      )}
      <DataTable<Row>
        label={given.label}
        bar={(tools) => (
          <FilterBar
            {...(given.search !== undefined && {
              search: {
                placeholder: given.search,
                query: address.q,
                onSearch: (q) => change({ q }, 'replace'),
              },
            })}
            fields={fields}
            conditions={address.filters}
            onChange={narrow}
            {...(isFiltered &&
              found !== undefined &&
              inView !== undefined && { count: { found, total: inView } })}
            {...(isSaveable && {
              saveView: (
                <SaveView
                  saved={saved}
                  current={savedView}
                  isChanged={savedView !== undefined && differsFromView(savedView, address, shown)}
                  search={() => searchToSave(address, shown)}
                  onOpen={(one) => list.goTo(formatViewSearch(one))}
                  onLeave={() => list.goTo('')}
                />
              ),
            })}
            tools={tools}
          />
        )}
        columns={columns}
        {...answeredRows(answer)}
        rowId={idOf}
        rowName={nameOf}
        {...(rowHref && { rowHref })}
        navigate={open}
        onApproach={readAhead}
        {...(given.rowActions && { rowActions: given.rowActions })}
        {...(given.rowNote && { rowNote: given.rowNote })}
        state={list.state}
        onChange={list.changeState}
        pageSize={listing.list.pageSize}
        filtered={isFiltered}
        onClearFilters={() => change({ q: '', filters: [] })}
        {...(!isWhole && { onShowAll: () => change({ view: null }) })}
        firstUse={given.firstUse}
        {...(given.card && {
          renderCard: (row) => given.card?.(row, { href: rowHref?.(row) ?? '', navigate: open }),
        })}
        bulkActions={bulkActions}
        {...(rowHref && { onPeek: peek.peekAt })}
        nearMisses={
          address.q !== '' && (
            <NearMisses listing={listing} scope={scope} typed={address.q} onOpen={go} />
          )
        }
        note={
          answer.data?.more && found !== undefined
            ? t('platform:list.moreThan', { number: number(found) })
            : typeof note === 'function'
              ? note(view, list.filter)
              : note
        }
        exportAction={
          given.exports && (
            <ExportMenu
              call={given.exports.call}
              inputOf={(format) => given.exports?.inputOf(format, list.filter) as never}
            />
          )
        }
      />
      {peek.panel}
    </div>
  );
}
