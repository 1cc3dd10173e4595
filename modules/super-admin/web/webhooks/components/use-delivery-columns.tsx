import { Button } from '@mantine/core';
import { useMemo } from 'react';
import {
  WEBHOOK_FAILURE_TEXTS,
  WEBHOOK_STATE_TEXTS,
  type WebhookDelivery,
  type WebhookDeliveryState,
} from '#platform/contract/webhooks/webhook.ts';
import { State, type StateTone } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '../../components/operations.module.css';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import { urlHost } from '../data/use-change-endpoint.ts';

const TONES: Record<WebhookDeliveryState, StateTone> = {
  waiting: 'plain',
  sent: 'ok',
  failed: 'due',
  given_up: 'bad',
};

export function useDeliveryColumns(
  retry: (delivery: WebhookDelivery) => void,
): TableColumn<WebhookDelivery>[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { clock } = useMoments();
  const clients = useClients();
  return useMemo(
    () => [
      {
        id: 'event',
        header: t('super-admin:webhooks.event'),
        minWidth: 220,
        priority: 10,
        grows: true,
        namesRow: true,
        cell: ({ eventType, endpointUrl }) => (
          <>
            <span className={classes.name}>{eventType}</span>{' '}
            <span className={classes.faint}>{urlHost(endpointUrl)}</span>
          </>
        ),
      },
      {
        id: 'client',
        header: t('super-admin:client.filter'),
        minWidth: 180,
        priority: 6,
        cell: ({ clientId }) => <span className={classes.quiet}>{clients.nameOf(clientId)}</span>,
      },
      {
        id: 'state',
        whole: true,
        header: t('super-admin:list.state'),
        minWidth: 320,
        priority: 9,
        cell: (delivery) => <DeliveryState delivery={delivery} />,
      },
      {
        id: 'tries',
        header: t('super-admin:list.tries'),
        minWidth: 80,
        priority: 4,
        align: 'end',
        cell: ({ attempts }) => (
          <span className={classes.quiet}>{attempts === 0 ? '—' : number(attempts)}</span>
        ),
      },
      {
        id: 'created',
        whole: true,
        header: t('super-admin:webhooks.created'),
        minWidth: 120,
        priority: 7,
        align: 'end',
        cell: ({ createdAt }) => <span className={classes.quiet}>{clock(createdAt)}</span>,
      },
      {
        id: 'action',
        whole: true,
        header: t('super-admin:list.action'),
        minWidth: 140,
        priority: 8,
        align: 'end',
        cell: (delivery) =>
          delivery.state === 'failed' || delivery.state === 'given_up' ? (
            <Button
              variant="default"
              className={classes.small}
              aria-label={t('super-admin:webhooks.retryOne', { event: delivery.eventType })}
              onClick={() => retry(delivery)}
            >
              {t('super-admin:webhooks.retry')}
            </Button>
          ) : null,
      },
    ],
    [t, number, clock, clients, retry],
  );
}

function DeliveryState({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { clock } = useMoments();
  const { state, lastStatus, lastError, lastDurationMs, nextTryAt } = delivery;
  const answer =
    lastStatus !== null
      ? t('super-admin:webhooks.status', { status: lastStatus, ms: number(lastDurationMs ?? 0) })
      : lastError && state !== 'sent'
        ? t(WEBHOOK_FAILURE_TEXTS[lastError])
        : null;
  const next =
    state === 'failed' && nextTryAt
      ? t('super-admin:webhooks.next', { time: clock(nextTryAt) })
      : null;
  const reason = [answer, next].filter(Boolean).join(', ');
  return (
    <State tone={TONES[state]} reason={reason || undefined}>
      {t(WEBHOOK_STATE_TEXTS[state])}
    </State>
  );
}
