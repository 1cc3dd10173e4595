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
import type { WebhookEndpoint } from '#platform/contract/webhooks/webhook-endpoint.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { RowAction } from '#platform/web/table/selection/table-action.ts';
import { useClients } from '../../data/use-clients.ts';
import { useChangeEndpoint } from '../data/use-change-endpoint.ts';
import { useWebhookListing } from '../data/use-webhook-listing.ts';
import { useEndpointColumns } from './use-endpoint-columns.tsx';

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
  const fields: FilterField[] = [
    {
      id: 'client',
      name: t('super-admin:client.filter'),
      kind: 'choice',
      options: clients.options,
    },
  ];
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
  return (
    <RecordList
      listing={useWebhookListing()}
      scope={null}
      label={t('super-admin:webhooks.endpoints')}
      search={t('super-admin:webhooks.address')}
      viewNames={{ all: t('super-admin:webhooks.endpoints') }}
      fields={fields}
      columns={useEndpointColumns()}
      firstUse={
        <EmptyState title={t('super-admin:webhooks.empty')} actions={firstStep}>
          {t('super-admin:webhooks.emptyText')}
        </EmptyState>
      }
      rowActions={rowActions}
    />
  );
}
