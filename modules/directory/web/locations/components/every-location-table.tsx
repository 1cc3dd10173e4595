import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { listAllLocationsCall } from '#modules/directory/contract/all-clients.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ListViews } from '#platform/web/table/list-views.tsx';
import { answeredRows } from '#platform/web/table/rows/answered-rows.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import { ClientSelect } from '../../components/client-select.tsx';
import classes from '../../components/list.module.css';
import { useClientColumn } from '../../components/use-client-column.tsx';
import { withoutNoneOf } from '../../data/chosen-values.ts';
import { clientOfSearch } from '../../data/client-of-search.ts';
import {
  LOCATION_VIEWS,
  LOCATIONS_PAGE_SIZE,
  LOCATIONS_RULES,
  locationsQuestion,
  locationViewOf,
} from '../data/locations-question.ts';
import { LocationCard } from './location-card.tsx';
import { LOCATION_VIEW_NAMES } from './location-view-names.ts';
import { useLocationColumns } from './use-location-columns.tsx';

type Row = CallOutput<typeof listAllLocationsCall>['items'][number];
const RULES = { ...LOCATIONS_RULES, fields: [{ id: 'country', kind: 'choice' }] as const };

/** The locations of all clients; a row opens in its own client [SUP-02]. */
export function EveryLocationTable() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouterAddress();
  const { options } = useCountryNames();
  const { address: written, change } = useTableAddress(router, RULES);
  const address = {
    ...written,
    filters: withoutNoneOf(written.filters, { country: COUNTRY_CODES }),
  };
  const columns = useClientColumn<Row>(useLocationColumns() as TableColumn<Row>[]);
  const { state, change: changeState } = useTableState({
    user: 'super-admin',
    table: 'every-location',
    columns,
    address,
    changeAddress: change,
  });
  const client = clientOfSearch(router.search);
  const locations = useCall(listAllLocationsCall, {
    query: { ...locationsQuestion(address), ...(client !== null && { client }) },
  });
  const open = useCallback((href: string) => void navigate({ href }), [navigate]);
  return (
    <div className={classes.goods}>
      <ListViews
        label={t('directory:list.views')}
        current={locationViewOf(address)}
        address={written}
        change={change}
        pieces={LOCATION_VIEWS.map((id) => ({ id, label: t(LOCATION_VIEW_NAMES[id]) }))}
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
            fields={[
              { id: 'country', kind: 'choice', name: t('directory:location.country'), options },
            ]}
            conditions={address.filters}
            onChange={(filters) => change({ filters })}
            saveView={<ClientSelect />}
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
        filtered
        onClearFilters={() => router.setSearch('', 'push')}
        renderCard={(row) => (
          <LocationCard
            location={row}
            client={row.client.name}
            href={hrefOf(row)}
            navigate={open}
          />
        )}
      />
    </div>
  );
}

function idOf({ id }: Row): string {
  return id;
}

function nameOf({ name }: Row): string {
  return name;
}

function hrefOf({ client, id }: Row): string {
  return clientAddress(client.uuid, `settings/locations/${id}`);
}
