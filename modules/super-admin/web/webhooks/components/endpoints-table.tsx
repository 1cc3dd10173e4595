import {
  IconBan,
  IconKey,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listWebhooksCall } from '#platform/contract/webhooks/webhook-calls.ts';
import type { WebhookEndpoint } from '#platform/contract/webhooks/webhook-endpoint.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';
import { EmptyCounter } from '#platform/web/layout/empty-counter.tsx';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import type { TableAddressRules } from '#platform/web/table/address/table-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import type { RowAction } from '#platform/web/table/selection/table-action.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import { chosenValues } from '../../data/chosen-values.ts';
import { useClients } from '../../data/use-clients.ts';
import { useChangeEndpoint } from '../data/use-change-endpoint.ts';
import { useEndpointColumns } from './use-endpoint-columns.tsx';

const RULES: TableAddressRules = { sortable: [], fields: [{ id: 'client', kind: 'choice' }] };
const PAGE_SIZE = 50;

/** Where the events of all clients are sent, and how each endpoint fares [SUP-05]. */
export function EndpointsTable({
  showSecret,
  showDeliveries,
  firstStep,
}: {
  showSecret: (secret: string) => void;
  showDeliveries: (endpoint: WebhookEndpoint) => void;
  firstStep: ReactNode;
}) {
  const { t } = useTranslation();
  const clients = useClients();
  const { address, change } = useTableAddress(useRouterAddress(), RULES);
  const columns = useEndpointColumns();
  const endpoints = useCall(listWebhooksCall, { query: {} });
  const { state, change: changeState } = useTableState({
    user: 'super-admin',
    table: 'webhooks',
    columns,
    address,
    changeAddress: change,
  });
  const fields: FilterField[] = [
    {
      id: 'client',
      name: t('super-admin:client.filter'),
      kind: 'choice',
      options: clients.options,
    },
  ];
  const chosen = chosenValues(address.filters, fields, 'client')?.split(',');
  const found = endpoints.data?.items.filter(
    ({ url, description, clientId }) =>
      foldText(`${url} ${description} ${clients.nameOf(clientId)}`).includes(foldText(address.q)) &&
      (!chosen || chosen.includes(clientId)),
  );
  const actions = useChangeEndpoint(showSecret);
  const rowActions = (endpoint: WebhookEndpoint): RowAction<WebhookEndpoint>[] => [
    {
      id: 'active',
      label: endpoint.active ? t('super-admin:webhooks.pause') : t('super-admin:webhooks.resume'),
      icon: <Icon of={endpoint.active ? IconPlayerPause : IconPlayerPlay} />,
      run: () => void actions.setActive(endpoint, !endpoint.active),
    },
    {
      id: 'test',
      label: t('super-admin:webhooks.test'),
      icon: <Icon of={IconSend} />,
      run: () => void actions.test(endpoint),
    },
    {
      id: 'deliveries',
      label: t('super-admin:webhooks.showDeliveries'),
      icon: <Icon of={IconTruckDelivery} />,
      run: () => showDeliveries(endpoint),
    },
    {
      id: 'secret',
      label: t('super-admin:webhooks.rotate'),
      icon: <Icon of={IconKey} />,
      run: () => void actions.rotate(endpoint),
    },
    {
      id: 'remove',
      label: t('super-admin:webhooks.remove'),
      icon: <Icon of={IconBan} />,
      danger: true,
      run: () => void actions.remove(endpoint),
    },
  ];
  const isFiltered = address.q !== '' || address.filters.length > 0;
  return (
    <DataTable
      label={t('super-admin:webhooks.endpoints')}
      bar={(tools) => (
        <FilterBar
          search={{
            placeholder: t('super-admin:webhooks.address'),
            query: address.q,
            onSearch: (q) => change({ q }, 'replace'),
          }}
          fields={fields}
          conditions={address.filters}
          onChange={(filters) => change({ filters })}
          tools={tools}
        />
      )}
      columns={columns}
      rows={found?.slice((address.page - 1) * PAGE_SIZE, address.page * PAGE_SIZE) ?? null}
      rowId={({ id }) => id}
      rowName={({ url }) => url}
      state={state}
      onChange={changeState}
      pageSize={PAGE_SIZE}
      total={found?.length ?? null}
      error={endpoints.error}
      onRetry={() => void endpoints.refetch()}
      filtered={isFiltered}
      onClearFilters={() => change({ q: '', filters: [] })}
      firstUse={
        <EmptyCounter title={t('super-admin:webhooks.empty')} actions={firstStep}>
          {t('super-admin:webhooks.emptyText')}
        </EmptyCounter>
      }
      rowActions={rowActions}
    />
  );
}
