import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '#platform/contract/webhooks/webhook-endpoint.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '../../components/operations.module.css';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import { EndpointState } from './endpoint-state.tsx';

export function useEndpointColumns(): TableColumn<WebhookEndpoint>[] {
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
