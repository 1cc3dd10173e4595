import { useTranslation } from 'react-i18next';
import {
  cancelMailsCall,
  listOutboxCall,
  retryMailsCall,
} from '#modules/super-admin/contract/outbox.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useTellFailure } from '#platform/web/feedback/use-tell-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { inBatches } from '#platform/web/list/in-batches.ts';

const changes = [listOutboxCall];

/** Sends mails again or takes them back, one from its row or many from the counter. Answers whether it was done. */
export function useChangeMails() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const retrying = useCallMutation(retryMailsCall, { changes });
  const cancelling = useCallMutation(cancelMailsCall, { changes });

  const run = async (work: () => Promise<number[]>, say: (count: number) => string) => {
    try {
      const count = (await work()).reduce((sum, done) => sum + done, 0);
      showToast(
        count > 0
          ? { text: say(count) }
          : { tone: 'bad', text: t('super-admin:outbox.nothingDone') },
      );
      return true;
    } catch (error) {
      tellFailure(error, () => void run(work, say));
      return false;
    }
  };

  return {
    retry: (ids: readonly string[]) =>
      run(
        () =>
          inBatches(ids, async (some) => {
            const { retried } = await retrying.mutateAsync({ body: { ids: some } });
            return retried;
          }),
        (count) => t('super-admin:outbox.retried', { count, formatted: number(count) }),
      ),
    async cancel(ids: readonly string[], recipients: readonly string[]) {
      const count = ids.length;
      const formatted = number(count);
      const isSure = await confirm({
        title: t('super-admin:outbox.cancelQuestion', { count, formatted }),
        lost: t('super-admin:outbox.cancelLost'),
        names: recipients.map((name) => ({ name })),
        keep: t('super-admin:outbox.cancelKeep', { count }),
        act: t('super-admin:outbox.cancelAct', { count, formatted }),
      });
      if (!isSure) return false;
      return run(
        () =>
          inBatches(ids, async (some) => {
            const { cancelled } = await cancelling.mutateAsync({ body: { ids: some } });
            return cancelled;
          }),
        (done) => t('super-admin:outbox.cancelled', { count: done, formatted: number(done) }),
      );
    },
  };
}
