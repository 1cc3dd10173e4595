import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listLocationsCall } from '#modules/directory/contract/list-locations.ts';
import type { LocationRow } from '#modules/directory/contract/location.ts';
import { exportLocationsCall } from '#modules/directory/contract/move-locations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ExportMenu } from '#platform/web/exports/export-menu.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ListViews } from '#platform/web/table/list-views.tsx';
import { answeredRows } from '#platform/web/table/rows/answered-rows.ts';
import { NOTHING_SELECTED } from '#platform/web/table/selection/table-selection.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import classes from '../../components/list.module.css';
import { withoutNoneOf } from '../../data/chosen-values.ts';
import {
  LOCATION_VIEWS,
  LOCATIONS_PAGE_SIZE,
  LOCATIONS_RULES,
  locationFiltersOf,
  locationsQuestion,
  locationViewOf,
} from '../data/locations-question.ts';
import { useBulkLocations } from '../data/use-bulk-locations.ts';
import { useLocationChoices } from '../data/use-location-choices.ts';
import { LocationCard } from './location-card.tsx';
import { LOCATION_VIEW_NAMES, locationViewCount } from './location-view-names.ts';
import { NoLocations } from './no-locations.tsx';
import { useLocationBulk } from './use-location-bulk.tsx';
import { useLocationColumns } from './use-location-columns.tsx';

/** The locations of a client: views, search, filters, rows, and what can be done with several at once [SUP-02]. */
export function LocationsTable({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouterAddress();
  const { address: written, change } = useTableAddress(router, LOCATIONS_RULES);
  const choices = useLocationChoices(clientId);
  const address = { ...written, filters: withoutNoneOf(written.filters, choices.values) };
  const columns = useLocationColumns();
  const { state, change: changeState } = useTableState({
    user: clientId,
    table: 'locations',
    columns,
    address,
    changeAddress: change,
  });
  const params = { uuid: clientId };
  const filters = locationFiltersOf(address);
  const locations = useCall(listLocationsCall, { params, query: locationsQuestion(address) });
  const view = locationViewOf(address);
  const open = useCallback((href: string) => void navigate({ href }), [navigate]);
  const hrefOf = useCallback(
    ({ id }: LocationRow) => clientAddress(clientId, `settings/locations/${id}`),
    [clientId],
  );
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());

  // Rows may be chosen on several pages; the question before closing names them.
  const items = locations.data?.items;
  if (items?.some(({ id }) => !seen.has(id)))
    setSeen(new Map([...seen, ...items.map(({ id, name }) => [id, name] as const)]));

  const runBulk = useBulkLocations(clientId, filters);
  const bulk = useLocationBulk({
    clientId,
    total: locations.data?.total ?? 0,
    namesOf: (chosen) =>
      chosen.kind === 'ids' ? [...chosen.ids].flatMap((id) => seen.get(id) ?? []) : [],
    run: async (wanted, chosen) => {
      if (await runBulk(wanted, chosen)) changeState({ selected: NOTHING_SELECTED });
    },
  });
  const isFiltered = address.q !== '' || address.filters.length > 0;

  return (
    <div className={classes.goods}>
      <ListViews
        label={t('directory:list.views')}
        current={view}
        address={written}
        change={change}
        pieces={LOCATION_VIEWS.map((id) => ({
          id,
          label: t(LOCATION_VIEW_NAMES[id]),
          count: choices.counts && locationViewCount(choices.counts, id),
        }))}
      />
      <DataTable
        label={t('directory:menu.locations')}
        bar={(tools) => (
          <FilterBar
            search={{
              placeholder: t('directory:location.search'),
              query: address.q,
              onSearch: (q) => change({ q }, 'replace'),
            }}
            fields={choices.fields}
            conditions={address.filters}
            onChange={(conditions) => change({ filters: conditions })}
            {...(isFiltered &&
              locations.data &&
              choices.counts && {
                count: {
                  found: locations.data.total,
                  total: locationViewCount(choices.counts, view),
                },
              })}
            tools={tools}
          />
        )}
        columns={columns}
        {...answeredRows(locations)}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        navigate={open}
        state={{ ...state, sort: state.sort ?? { column: 'name', descending: false } }}
        onChange={changeState}
        pageSize={LOCATIONS_PAGE_SIZE}
        filtered={isFiltered || view !== 'all'}
        onClearFilters={() => change({ q: '', filters: [], view: null })}
        firstUse={<NoLocations clientId={clientId} />}
        renderCard={(location) => (
          <LocationCard location={location} href={hrefOf(location)} navigate={open} />
        )}
        bulkActions={bulk.actions}
        exportAction={
          <ExportMenu
            call={exportLocationsCall}
            inputOf={(format) => ({ params, body: { format, filters } })}
          />
        }
      />
      {bulk.dialog}
    </div>
  );
}

function idOf({ id }: LocationRow): string {
  return id;
}

function nameOf({ name }: LocationRow): string {
  return name;
}
