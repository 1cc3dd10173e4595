import { useMemo } from 'react';
import {
  cancelMailsCall,
  listOutboxCall,
  REASON_TEXTS,
  retryMailsCall,
} from '#modules/super-admin/contract/outbox.ts';
import type { OutboxFilter } from '#platform/contract/lists/operation-lists.ts';
import type { DeliveryReason } from '#platform/contract/mail-delivery.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { type NamedRow, useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { BulkSelection } from '#platform/web/list/record-list-props.ts';
import { useOperationLabels } from '../../data/use-operation-labels.ts';

/** Mails and the reasons for their failure as people call them. */
export function useTemplateLabels() {
  const { t } = useTranslation();
  const { labelOf, namesOf } = useOperationLabels();
  return useMemo(
    () => ({
      template: (name: string) => labelOf('mail', name),
      templatesOf: (words: string) => namesOf('mail', words),
      reason: (reason: DeliveryReason) => t(REASON_TEXTS[reason] ?? REASON_TEXTS.Unknown),
    }),
    [t, labelOf, namesOf],
  );
}

const changes = [listOutboxCall];

/** Sends mails again or takes them back, one from its row or many from the action bar. Answers whether it was done. */
export function useChangeMails() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const words = useTemplateLabels();
  const confirm = useConfirm();
  const notifyFailure = useNotifyFailure();
  const retrying = useCallMutation(retryMailsCall, { changes });
  const cancelling = useCallMutation(cancelMailsCall, { changes });

  const bodyOf = (which: BulkSelection<OutboxFilter>) => ({
    which,
    ...('filter' in which && which.filter.q && { qTemplates: words.templatesOf(which.filter.q) }),
  });
  const run = async (work: () => Promise<number>, messageFor: (count: number) => string) => {
    try {
      const count = await work();
      showToast(
        count > 0
          ? { text: messageFor(count) }
          : { tone: 'bad', text: t('super-admin:outbox.nothingDone') },
      );
      return true;
    } catch (error) {
      notifyFailure(error, () => void run(work, messageFor));
      return false;
    }
  };

  return {
    retry: (which: BulkSelection<OutboxFilter>) =>
      run(
        async () => (await retrying.mutateAsync({ body: bodyOf(which) })).retried,
        (count) => t('super-admin:outbox.retried', { count, formatted: number(count) }),
      ),
    async cancel(which: BulkSelection<OutboxFilter>, count: number, names: readonly NamedRow[]) {
      const formatted = number(count);
      const isSure = await confirm({
        title: t('super-admin:outbox.cancelQuestion', { count, formatted }),
        lost: t('super-admin:outbox.cancelLost'),
        names,
        count,
        keep: t('super-admin:outbox.cancelKeep', { count }),
        act: t('super-admin:outbox.cancelAct', { count, formatted }),
      });
      if (!isSure) return false;
      return run(
        async () => (await cancelling.mutateAsync({ body: bodyOf(which) })).cancelled,
        (done) => t('super-admin:outbox.cancelled', { count: done, formatted: number(done) }),
      );
    },
  };
}
