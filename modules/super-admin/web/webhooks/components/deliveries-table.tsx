import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE_LIMIT } from '#platform/contract/limits.ts';
import {
  listWebhookEventTypesCall,
  listWebhooksCall,
} from '#platform/contract/webhooks/webhook-calls.ts';
import { WEBHOOK_DELIVERY_STATES } from '#platform/contract/webhooks/webhook-delivery.ts';
import { WEBHOOK_STATE_TEXTS } from '#platform/contract/webhooks/webhook-texts.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useClients } from '../../data/use-clients.ts';
import { BETWEEN_LOOKS_MS } from '../../data/use-polled-call.ts';
import { useRetryDeliveries } from '../data/use-retry-deliveries.ts';
import { toDeliveryRowId, webhookDeliveryListing } from '../data/webhook-delivery-listing.ts';
import { useDeliveryColumns } from './use-delivery-columns.tsx';

/** Webhook deliveries, their results, and resending [SUP-05]. */
export function DeliveriesTable() {
  const { t } = useTranslation();
  const retry = useRetryDeliveries();
  return (
    <RecordList
      listing={webhookDeliveryListing}
      scope={null}
      againEveryMs={BETWEEN_LOOKS_MS}
      label={t('super-admin:webhooks.deliveries')}
      viewNames={{ all: t('super-admin:webhooks.deliveries') }}
      fields={useDeliveryFields()}
      columns={useDeliveryColumns((delivery) => void retry({ ids: [toDeliveryRowId(delivery)] }))}
      firstUse={
        <EmptyState title={t('super-admin:webhooks.noDeliveries')}>
          {t('super-admin:webhooks.noDeliveriesText')}
        </EmptyState>
      }
      bulkActions={() => [
        {
          id: 'retry',
          label: t('super-admin:webhooks.retry'),
          icon: <Icon of={IconRefresh} />,
          run: ({ which, done }) => void retry(which).then((isDone) => isDone && done()),
        },
      ]}
      note={t('super-admin:webhooks.noTwice')}
    />
  );
}

function useDeliveryFields(): FilterField[] {
  const { t } = useTranslation();
  const clients = useClients();
  const types = useCall(listWebhookEventTypesCall, {});
  const endpoints = useCall(listWebhooksCall, { query: { limit: PAGE_SIZE_LIMIT } });
  return [
    {
      id: 'state',
      name: t('super-admin:list.state'),
      kind: 'choice',
      options: WEBHOOK_DELIVERY_STATES.map((value) => ({
        value,
        label: t(WEBHOOK_STATE_TEXTS[value]),
      })),
    },
    {
      id: 'event',
      name: t('super-admin:webhooks.event'),
      kind: 'choice',
      options: (types.data?.items ?? []).map(({ type }) => ({ value: type, label: type })),
    },
    {
      id: 'endpoint',
      name: t('super-admin:webhooks.address'),
      kind: 'choice',
      options: (endpoints.data?.items ?? []).map(({ id, url }) => ({ value: id, label: url })),
    },
    {
      id: 'client',
      name: t('super-admin:client.filter'),
      kind: 'choice',
      options: clients.options,
    },
  ];
}
