import { useTranslation } from 'react-i18next';
import {
  cancelMailsCall,
  listOutboxCall,
  type OutboxMail,
  retryMailsCall,
} from '#modules/super-admin/contract/outbox.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useTellFailure } from '#platform/web/feedback/use-tell-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { inBatches } from '../../data/in-batches.ts';

type Mail = Pick<OutboxMail, 'id'> & { recipient?: string };

const changes = [listOutboxCall];

/** Sends mails again or takes them back, one from its row or many from the counter. Answers whether it was done. */
export function useChangeMails() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const retrying = useCallMutation(retryMailsCall, { changes });
  const cancelling = useCallMutation(cancelMailsCall, { changes });

  const run = async (work: () => Promise<number>, say: (count: number) => string) => {
    try {
      const count = await work();
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
    retry: (mails: readonly Mail[]) =>
      run(
        () =>
          inBatches(idsOf(mails), async (ids) => {
            const { retried } = await retrying.mutateAsync({ body: { ids } });
            return retried;
          }),
        (count) => t('super-admin:outbox.retried', { count, formatted: number(count) }),
      ),
    async cancel(mails: readonly Mail[]) {
      const count = mails.length;
      const formatted = number(count);
      const isSure = await confirm({
        title: t('super-admin:outbox.cancelQuestion', { count, formatted }),
        lost: t('super-admin:outbox.cancelLost'),
        names: mails.flatMap(({ recipient }) => (recipient ? [{ name: recipient }] : [])),
        keep: t('super-admin:outbox.cancelKeep', { count }),
        act: t('super-admin:outbox.cancelAct', { count, formatted }),
      });
      if (!isSure) return false;
      return run(
        () =>
          inBatches(idsOf(mails), async (ids) => {
            const { cancelled } = await cancelling.mutateAsync({ body: { ids } });
            return cancelled;
          }),
        (done) => t('super-admin:outbox.cancelled', { count: done, formatted: number(done) }),
      );
    },
  };
}

function idsOf(mails: readonly Mail[]): string[] {
  return mails.map(({ id }) => id);
}
