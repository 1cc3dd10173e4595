import { useTranslation } from 'react-i18next';
import {
  listWebhookDeliveriesCall,
  retryWebhookDeliveriesCall,
} from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useTellFailure } from '#platform/web/feedback/use-tell-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { inBatches } from '#platform/web/list/in-batches.ts';
import type { DeliveryKey } from './webhook-delivery-listing.ts';

/** Sends deliveries again, one from its row or many from the counter. Answers whether it was done. */
export function useRetryDeliveries() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const tellFailure = useTellFailure();
  const retrying = useCallMutation(retryWebhookDeliveriesCall, {
    changes: [listWebhookDeliveriesCall],
  });
  const retry = async (keys: readonly DeliveryKey[]): Promise<boolean> => {
    try {
      const answers = await inBatches(keys, (deliveries) =>
        retrying.mutateAsync({ body: { deliveries } }),
      );
      const count = answers.reduce((sum, { retried }) => sum + retried, 0);
      showToast({ text: t('super-admin:webhooks.retried', { count, formatted: number(count) }) });
      return true;
    } catch (error) {
      tellFailure(error, () => void retry(keys));
      return false;
    }
  };
  return retry;
}
