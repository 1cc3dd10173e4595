import { useTranslation } from 'react-i18next';
import {
  listWebhookDeliveriesCall,
  retryWebhookDeliveriesCall,
} from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import type { WebhookDeliveryFilter } from '#platform/contract/webhooks/webhook-lists.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { type BulkSelection, keyedBy } from '#platform/web/list/chosen-rows.ts';
import { parseDeliveryRowId } from './webhook-delivery-listing.ts';

/** Sends deliveries again, one from its row or many from the action bar. Answers whether it was done. */
export function useRetryDeliveries() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const tellFailure = useNotifyFailure();
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
      tellFailure(error, () => void retry(which));
      return false;
    }
  };
  return retry;
}
