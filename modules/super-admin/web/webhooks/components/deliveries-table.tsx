import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { listWebhookEventTypesCall } from '#platform/contract/webhooks/webhook-calls.ts';
import {
  WEBHOOK_DELIVERY_STATES,
  type WebhookDelivery,
} from '#platform/contract/webhooks/webhook-delivery.ts';
import {
  listWebhookDeliveriesCall,
  retryWebhookDeliveriesCall,
} from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import { WEBHOOK_STATE_TEXTS } from '#platform/contract/webhooks/webhook-texts.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useTellFailure } from '#platform/web/feedback/use-tell-failure.ts';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { EmptyCounter } from '#platform/web/layout/empty-counter.tsx';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import type { TableAddressRules } from '#platform/web/table/address/table-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import {
  isSelected,
  NOTHING_SELECTED,
  type TableSelection,
} from '#platform/web/table/selection/table-selection.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import { chosenValues } from '../../data/chosen-values.ts';
import { everyPage } from '../../data/every-page.ts';
import { inBatches } from '../../data/in-batches.ts';
import { usePolledCall } from '../../data/use-polled-call.ts';
import { hostOf } from '../data/host-of.ts';
import { useDeliveryColumns } from './use-delivery-columns.tsx';

type Key = Pick<WebhookDelivery, 'clientId' | 'id'>;

const PAGE_SIZE = 50;
const RULES: TableAddressRules = {
  sortable: [],
  fields: [
    { id: 'state', kind: 'choice' },
    { id: 'event', kind: 'choice' },
  ],
};

/** What was sent to endpoints, how it went, and the way to send it again [SUP-05]. */
export function DeliveriesTable({ endpointId }: { endpointId: string | null }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const tellFailure = useTellFailure();
  const { address, change } = useTableAddress(useRouterAddress(), RULES);
  const fields = useDeliveryFields();
  const question = {
    page: address.page,
    limit: PAGE_SIZE,
    endpointId: endpointId ?? undefined,
    state: chosenValues(address.filters, fields, 'state'),
    eventType: chosenValues(address.filters, fields, 'event'),
  };
  const deliveries = usePolledCall(listWebhookDeliveriesCall, { query: question });
  const { data } = deliveries;
  const retrying = useCallMutation(retryWebhookDeliveriesCall, {
    changes: [listWebhookDeliveriesCall],
  });
  const retry = async (keys: readonly Key[]): Promise<boolean> => {
    try {
      const count = await inBatches(
        keys.map(({ clientId, id }) => ({ clientId, id })),
        async (batch) => (await retrying.mutateAsync({ body: { deliveries: batch } })).retried,
      );
      showToast({ text: t('super-admin:webhooks.retried', { count, formatted: number(count) }) });
      return true;
    } catch (error) {
      tellFailure(error, () => void retry(keys));
      return false;
    }
  };
  const columns = useDeliveryColumns((delivery) => void retry([delivery]));
  const { state, change: changeState } = useTableState({
    user: 'super-admin',
    table: 'webhook-deliveries',
    columns,
    address,
    changeAddress: change,
  });
  const run = async (selection: TableSelection) => {
    const keys =
      selection.kind === 'ids'
        ? [...selection.ids].map(keyOf)
        : (
            await everyPage((page) =>
              callServer(listWebhookDeliveriesCall, { query: { ...question, ...page } }),
            )
          ).filter((delivery) => isSelected(selection, rowId(delivery)));
    if (await retry(keys)) changeState({ selected: NOTHING_SELECTED });
  };
  const isFiltered = endpointId !== null || address.filters.length > 0;
  return (
    <DataTable
      label={t('super-admin:webhooks.deliveries')}
      bar={(tools) => (
        <FilterBar
          fields={fields}
          conditions={address.filters}
          onChange={(filters) => change({ filters })}
          tools={tools}
        />
      )}
      columns={columns}
      rows={data?.items ?? null}
      rowId={rowId}
      rowName={({ eventType, endpointUrl }) => `${eventType} ${hostOf(endpointUrl)}`}
      state={state}
      onChange={changeState}
      pageSize={PAGE_SIZE}
      total={data?.total ?? null}
      fetching={deliveries.isPlaceholderData}
      error={deliveries.error}
      onRetry={() => void deliveries.refetch()}
      filtered={isFiltered}
      {...(address.filters.length > 0 && { onClearFilters: () => change({ filters: [] }) })}
      firstUse={
        <EmptyCounter title={t('super-admin:webhooks.noDeliveries')}>
          {t('super-admin:webhooks.noDeliveriesText')}
        </EmptyCounter>
      }
      bulkActions={[
        {
          id: 'retry',
          label: t('super-admin:webhooks.retry'),
          icon: <Icon of={IconRefresh} />,
          run: (chosen) => void run(chosen),
        },
      ]}
      note={
        data?.more
          ? t('super-admin:list.moreThan', { number: number(data.total) })
          : t('super-admin:webhooks.noTwice')
      }
    />
  );
}

function rowId({ clientId, id }: Key): string {
  return `${clientId} ${id}`;
}

function keyOf(row: string): Key {
  const [clientId = '', id = ''] = row.split(' ');
  return { clientId, id };
}

function useDeliveryFields(): FilterField[] {
  const { t } = useTranslation();
  const types = useCall(listWebhookEventTypesCall, {});
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
  ];
}
