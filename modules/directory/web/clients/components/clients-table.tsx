import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type ClientRow, listAllClientsCall } from '#modules/directory/contract/manage-clients.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ListViews } from '#platform/web/table/list-views.tsx';
import { answeredRows } from '#platform/web/table/rows/answered-rows.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import {
  CLIENTS_PAGE_SIZE,
  CLIENTS_RULES,
  type ClientView,
  clientsQuestion,
  clientViewOf,
} from '../data/clients-question.ts';
import { ClientCard } from './client-card.tsx';
import classes from './clients.module.css';
import { NoClients } from './no-clients.tsx';
import { useClientColumns } from './use-client-columns.tsx';

const VIEWS = [
  { id: 'active', name: 'directory:client.viewActive' },
  { id: 'archived', name: 'directory:client.viewArchived' },
] as const satisfies readonly { id: ClientView; name: string }[];

/** All clients of the suite, those in use and those that were archived [SUP-01]. */
export function ClientsTable() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouterAddress();
  const { address, change } = useTableAddress(router, CLIENTS_RULES);
  const columns = useClientColumns();
  const { state, change: changeState } = useTableState({
    user: 'super-admin',
    table: 'clients',
    columns,
    address,
    changeAddress: change,
  });
  const clients = useCall(listAllClientsCall, { query: clientsQuestion(address) });
  const view = clientViewOf(address);
  const open = (href: string) => void navigate({ href });
  return (
    <div className={classes.goods}>
      <ListViews
        label={t('directory:client.views')}
        current={view}
        address={address}
        change={change}
        pieces={VIEWS.map(({ id, name }) => ({
          id,
          label: t(name),
          count: id === view && address.q === '' ? clients.data?.total : undefined,
        }))}
      />
      <DataTable
        label={t('directory:title.clients')}
        bar={(tools) => (
          <FilterBar
            search={{
              placeholder: t('directory:client.search'),
              query: address.q,
              onSearch: (q) => change({ q }, 'replace'),
            }}
            fields={[]}
            conditions={[]}
            onChange={() => {}}
            tools={tools}
          />
        )}
        columns={columns}
        {...answeredRows(clients)}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        navigate={open}
        renderCard={(client) => (
          <ClientCard client={client} href={hrefOf(client)} navigate={open} />
        )}
        state={{ ...state, sort: state.sort ?? { column: 'name', descending: false } }}
        onChange={changeState}
        pageSize={CLIENTS_PAGE_SIZE}
        filtered={address.q !== '' || view === 'archived'}
        onClearFilters={() => change({ q: '', view: null })}
        firstUse={<NoClients />}
      />
    </div>
  );
}

function idOf({ uuid }: ClientRow): string {
  return uuid;
}

function nameOf({ name }: ClientRow): string {
  return name;
}

function hrefOf({ uuid }: ClientRow): string {
  return `/super-admin/clients/${uuid}`;
}
