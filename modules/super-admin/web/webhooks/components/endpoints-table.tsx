import {
  IconBan,
  IconKey,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { WEBHOOK_PAUSE_TEXTS, type WebhookEndpoint } from '#platform/contract/webhooks/webhook.ts';
import { listWebhooksCall } from '#platform/contract/webhooks/webhook-calls.ts';
import { webhookList } from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import type { RowAction } from '#platform/web/table/selection/table-selection.ts';
import classes from '../../components/operations.module.css';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import { useChangeEndpoint } from '../data/use-change-endpoint.ts';

const CLIENTS_AT_ONCE = 200;

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

/** The endpoints of all clients; they are found by the name of their client, too [SUP-05]. */
function useWebhookListing() {
  const { idsOf } = useClients();
  return useMemo(
    () =>
      defineListing({
        name: 'super-admin.webhooks',
        list: webhookList,
        call: listWebhooksCall,
        inputOf: (_: null, question) => ({
          query: {
            ...inAddress(question),
            ...(question.q && {
              qClients: idsOf(question.q).slice(0, CLIENTS_AT_ONCE).join(','),
            }),
          },
        }),
        idOf: ({ id }) => id,
        nameOf: ({ url }) => url,
      }),
    [idsOf],
  );
}

function useEndpointColumns(): TableColumn<WebhookEndpoint>[] {
  const { t } = useTranslation();
  const { clock } = useMoments();
  const clients = useClients();
  return useMemo(
    () => [
      {
        id: 'address',
        header: t('super-admin:webhooks.address'),
        minWidth: 280,
        priority: 10,
        grows: true,
        namesRow: true,
        copies: ({ url }) => url,
        cell: ({ url, description }) => (
          <>
            <span className={classes.name}>{url}</span>{' '}
            <span className={classes.faint}>{description}</span>
          </>
        ),
      },
      {
        id: 'client',
        header: t('super-admin:client.filter'),
        minWidth: 180,
        priority: 7,
        cell: ({ clientId }) => <span className={classes.quiet}>{clients.nameOf(clientId)}</span>,
      },
      {
        id: 'state',
        whole: true,
        header: t('super-admin:list.state'),
        minWidth: 310,
        priority: 9,
        cell: (endpoint) => <EndpointState endpoint={endpoint} />,
      },
      {
        id: 'events',
        header: t('super-admin:webhooks.events'),
        minWidth: 190,
        priority: 5,
        cell: ({ eventTypes }) => (
          <span className={classes.quiet}>
            {eventTypes?.join(', ') ?? t('super-admin:webhooks.allEvents')}
          </span>
        ),
      },
      {
        id: 'success',
        whole: true,
        header: t('super-admin:webhooks.lastSuccess'),
        minWidth: 130,
        priority: 6,
        align: 'end',
        cell: ({ lastSuccessAt }) => (
          <span className={classes.quiet}>
            {lastSuccessAt ? clock(lastSuccessAt) : t('super-admin:webhooks.never')}
          </span>
        ),
      },
    ],
    [t, clock, clients],
  );
}

function EndpointState({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const { clock } = useMoments();
  const { active, pauseReason, failingSince } = endpoint;
  if (!active)
    return (
      <State tone={pauseReason === 'by-hand' ? 'off' : 'due'}>
        {pauseReason ? t(WEBHOOK_PAUSE_TEXTS[pauseReason]) : t('super-admin:webhooks.pausedState')}
      </State>
    );
  if (failingSince)
    return (
      <State tone="bad" reason={t('super-admin:webhooks.since', { time: clock(failingSince) })}>
        {t('super-admin:webhooks.failing')}
      </State>
    );
  return <State tone="ok">{t('super-admin:webhooks.active')}</State>;
}
