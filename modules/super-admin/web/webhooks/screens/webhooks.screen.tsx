import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { PAGE_SIZE_LIMIT } from '#platform/contract/limits.ts';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_STATE_TEXTS,
  type WebhookDelivery,
} from '#platform/contract/webhooks/webhook.ts';
import {
  listWebhookEventTypesCall,
  listWebhooksCall,
} from '#platform/contract/webhooks/webhook-calls.ts';
import {
  listWebhookDeliveriesCall,
  retryWebhookDeliveriesCall,
  type WebhookDeliveryFilter,
  webhookDeliveryList,
} from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButton } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { type BulkSelection, keyedBy } from '#platform/web/list/record-list-props.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import classes from '../../components/operations.module.css';
import { useClients } from '../../data/use-clients.ts';
import { REFRESH_INTERVAL_MS } from '../../data/use-polled-call.ts';
import { EndpointsTable } from '../components/endpoints-table.tsx';
import { useDeliveryColumns } from '../components/use-delivery-columns.tsx';
import { urlHost } from '../data/use-change-endpoint.ts';

/** Webhook deliveries of all clients [SUP-05]. */
const webhookDeliveryListing = defineListing({
  name: 'super-admin.webhook-deliveries',
  list: webhookDeliveryList,
  call: listWebhookDeliveriesCall,
  inputOf: (_: null, question) => ({ query: inAddress(question) }),
  idOf: toDeliveryRowId,
  nameOf: ({ eventType, endpointUrl }) => `${eventType} ${urlHost(endpointUrl)}`,
});

const NewEndpointDialog = onDemand(() => import('../components/new-endpoint-dialog.tsx'));
const SecretDialog = onDemand(() => import('../components/secret-dialog.tsx'));

/** Webhook endpoints and their deliveries [SUP-05]. */
export default function WebhooksScreen() {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const { setSearch } = useRouterAddress();
  const search = useSearch({ strict: false }) as { tab?: unknown };
  const tab = search.tab === 'deliveries' ? 'deliveries' : 'endpoints';
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  // A secret is shown only once, so its dialog is loaded before one is created.
  useEffect(SecretDialog.fetch, []);
  const create: PageAction = {
    id: 'new',
    label: t('super-admin:webhooks.new'),
    icon: IconPlus,
    isPrimary: true,
    run: () => setCreating(true),
  };
  return (
    <>
      <PageHead title={t('super-admin:menu.webhooks')} actions={[create]} />
      <TabBar
        label={t('super-admin:menu.webhooks')}
        panelId={panelId}
        current={tab}
        onSelect={(id) => void navigate({ to: '.', search: { tab: id } })}
        pieces={[
          { id: 'endpoints', label: t('super-admin:webhooks.endpoints') },
          { id: 'deliveries', label: t('super-admin:webhooks.deliveries') },
        ]}
      />
      <div
        className={classes.list}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${tab}`}
      >
        {tab === 'endpoints' ? (
          <EndpointsTable
            showSecret={setSecret}
            showDeliveries={({ id }) =>
              setSearch(`?tab=deliveries&f.endpoint=any-of:${id}`, 'push')
            }
            firstStep={<PageActionButton action={create} />}
          />
        ) : (
          <DeliveriesTable />
        )}
      </div>
      {isCreating && (
        <NewEndpointDialog
          onClose={() => setCreating(false)}
          onMade={(made) => {
            setCreating(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== undefined && (
        <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </>
  );
}

/** Webhook deliveries, their results, and resending [SUP-05]. */
function DeliveriesTable() {
  const { t } = useTranslation();
  const retry = useRetryDeliveries();
  return (
    <RecordList
      listing={webhookDeliveryListing}
      scope={null}
      againEveryMs={REFRESH_INTERVAL_MS}
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

/** Sends deliveries again, one from its row or many from the action bar. Returns true on success. */
function useRetryDeliveries() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const notifyFailure = useNotifyFailure();
  const retrying = useCallMutation(retryWebhookDeliveriesCall, {
    changes: [listWebhookDeliveriesCall],
  });
  const retry = async (which: BulkSelection<WebhookDeliveryFilter>): Promise<boolean> => {
    try {
      const body = { which: keyedBy(which, parseDeliveryRowId) };
      const { retried: count } = await retrying.mutateAsync({ body });
      showToast({ text: t('super-admin:webhooks.retried', { count, formatted: number(count) }) });
      return true;
    } catch (error) {
      notifyFailure(error, () => void retry(which));
      return false;
    }
  };
  return retry;
}

type DeliveryKey = Pick<WebhookDelivery, 'clientId' | 'id'>;

function toDeliveryRowId({ clientId, id }: DeliveryKey): string {
  return `${clientId} ${id}`;
}

function parseDeliveryRowId(row: string): DeliveryKey {
  const [clientId = '', id = ''] = row.split(' ');
  return { clientId, id };
}
