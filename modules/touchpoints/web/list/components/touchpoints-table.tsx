import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TOUCHPOINTS_PAGE_SIZE } from '#modules/touchpoints/contract/limits.ts';
import { exportTouchpointCall } from '#modules/touchpoints/contract/move-touchpoints.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/search-touchpoints.ts';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { TOUCHPOINT_VIEWS } from '#modules/touchpoints/contract/touchpoint-list.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ExportMenu } from '#platform/web/exports/export-menu.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ListViews } from '#platform/web/table/list-views.tsx';
import { answeredRows } from '#platform/web/table/rows/answered-rows.ts';
import { NOTHING_SELECTED } from '#platform/web/table/selection/table-selection.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import { today } from '../../data/day-moments.ts';
import { shortUrlParts } from '../../data/short-url-parts.ts';
import { whichOf } from '../data/chosen-touchpoints.ts';
import {
  NEWEST_FIRST,
  searchFilterOf,
  TOUCHPOINTS_RULES,
  touchpointsQuestion,
  touchpointViewOf,
} from '../data/touchpoints-question.ts';
import { useTouchpointChoices } from '../data/use-touchpoint-choices.ts';
import classes from './list.module.css';
import { NoTouchpoints } from './no-touchpoints.tsx';
import { TouchpointCard } from './touchpoint-card.tsx';
import { VIEW_NAMES } from './touchpoint-names.ts';
import { useRowActions } from './use-row-actions.tsx';
import { useTouchpointBulk } from './use-touchpoint-bulk.tsx';
import { useTouchpointColumns } from './use-touchpoint-columns.tsx';

/** The touchpoints of a brand: views, search, filters, rows, and what can be done with several at once [TP-01]. */
export function TouchpointsTable({ client }: { client: CurrentClient }) {
  const { t } = useTranslation();
  const { brandId } = client;
  const navigate = useNavigate();
  const { address, change } = useTableAddress(useRouterAddress(), TOUCHPOINTS_RULES);
  const choices = useTouchpointChoices(brandId);
  const columns = useTouchpointColumns();
  const { state, change: changeState } = useTableState({
    user: client.id,
    table: 'touchpoints',
    columns,
    address,
    changeAddress: change,
  });
  const searchFilter = searchFilterOf(address, today());
  const touchpoints = useCall(searchTouchpointsCall, {
    body: { brandId, ...touchpointsQuestion(address, today()) },
  });
  const view = touchpointViewOf(address);
  const total = touchpoints.data?.total ?? 0;
  const go = useCallback((href: string) => void navigate({ href }), [navigate]);
  const hrefOf = useCallback(
    ({ _id }: TouchpointRow) => clientAddress(client.id, `touchpoints/${_id}`),
    [client.id],
  );
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());

  // Rows may be chosen on several pages; the question before deleting names them.
  const items = touchpoints.data?.items;
  if (items?.some((row) => !seen.has(idOf(row))))
    setSeen(new Map([...seen, ...items.map((row) => [idOf(row), nameOf(row)] as const)]));

  const bulk = useTouchpointBulk({
    brandId,
    view,
    total,
    whichOf: (chosen) => whichOf(chosen, searchFilter),
    namesOf: (chosen) =>
      chosen.kind === 'ids' ? [...chosen.ids].flatMap((id) => seen.get(id) ?? []) : [],
    onDone: () => changeState({ selected: NOTHING_SELECTED }),
  });
  const rowActions = useRowActions({ open: (row) => go(hrefOf(row)), remove: bulk.remove });
  const isFiltered = address.q !== '' || address.filters.length > 0;
  const viewTotal = choices.views?.[view];

  return (
    <div className={classes.goods}>
      <ListViews
        label={t('touchpoints:list.views')}
        current={view}
        address={address}
        change={change}
        pieces={TOUCHPOINT_VIEWS.map((id) => ({
          id,
          label: t(VIEW_NAMES[id]),
          count: choices.views?.[id],
        }))}
      />
      <DataTable
        label={t('touchpoints:menu.list')}
        bar={(tools) => (
          <FilterBar
            search={{
              placeholder: t('touchpoints:list.search'),
              query: address.q,
              onSearch: (q) => change({ q }, 'replace'),
            }}
            fields={choices.fields}
            conditions={address.filters}
            onChange={(conditions) => change({ filters: conditions })}
            {...(isFiltered &&
              touchpoints.data &&
              viewTotal !== undefined && { count: { found: total, total: viewTotal } })}
            tools={tools}
          />
        )}
        columns={columns}
        {...answeredRows(touchpoints)}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        navigate={go}
        rowActions={rowActions}
        state={{ ...state, sort: state.sort ?? NEWEST_FIRST }}
        onChange={changeState}
        pageSize={TOUCHPOINTS_PAGE_SIZE}
        filtered={isFiltered}
        onClearFilters={() => change({ q: '', filters: [] })}
        {...(view !== 'all' && { onShowAll: () => change({ view: null }) })}
        firstUse={<NoTouchpoints clientId={client.id} />}
        renderCard={(touchpoint) => (
          <TouchpointCard touchpoint={touchpoint} href={hrefOf(touchpoint)} navigate={go} />
        )}
        bulkActions={bulk.actions}
        exportAction={
          <ExportMenu
            call={exportTouchpointCall}
            inputOf={(format) => ({ body: { brandId, format, filters: searchFilter } })}
          />
        }
      />
      {bulk.dialog}
    </div>
  );
}

function idOf({ _id }: TouchpointRow): string {
  return _id;
}

function nameOf(touchpoint: TouchpointRow): string {
  return shortUrlParts(touchpoint).suffix;
}
