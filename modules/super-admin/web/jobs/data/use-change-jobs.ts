import { useTranslation } from 'react-i18next';
import {
  cancelQueueJobsCall,
  getJobFiguresCall,
  listQueueJobsCall,
  retryQueueJobsCall,
} from '#modules/super-admin/contract/jobs.ts';
import type { JobFilter } from '#platform/contract/lists/operation-lists.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { type BulkSelection, keyedBy } from '#platform/web/list/record-list-props.ts';
import { useJobLabels } from '../../data/use-operation-labels.ts';
import { parseJobRowId, useMeantJobs } from './use-job-listing.ts';

const changes = [getJobFiguresCall, listQueueJobsCall];

/** Tries jobs again or ends them, one from its row or many from the action bar. Answers whether it was done. */
export function useChangeJobs() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const jobLabels = useJobLabels();
  const meantBy = useMeantJobs();
  const confirm = useConfirm();
  const notifyFailure = useNotifyFailure();
  const retrying = useCallMutation(retryQueueJobsCall, { changes });
  const cancelling = useCallMutation(cancelQueueJobsCall, { changes });

  const bodyOf = (which: BulkSelection<JobFilter>) => ({
    which: keyedBy(which, parseJobRowId),
    ...('filter' in which && which.filter.q && meantBy(which.filter.q)),
  });
  const run = async (work: () => Promise<number>, say: (count: number) => string) => {
    try {
      const count = await work();
      showToast(
        count > 0 ? { text: say(count) } : { tone: 'bad', text: t('super-admin:jobs.nothingDone') },
      );
      return true;
    } catch (error) {
      notifyFailure(error, () => void run(work, say));
      return false;
    }
  };

  return {
    retry: (which: BulkSelection<JobFilter>) =>
      run(
        async () => (await retrying.mutateAsync({ body: bodyOf(which) })).retried,
        (count) => t('super-admin:jobs.retried', { count, formatted: number(count) }),
      ),
    async cancel(which: BulkSelection<JobFilter>, count: number) {
      const keys = 'ids' in which ? which.ids.map(parseJobRowId) : [];
      const formatted = number(count);
      const isSure = await confirm({
        title: t('super-admin:jobs.cancelQuestion', { count, formatted }),
        lost: t('super-admin:jobs.cancelLost'),
        names: keys.map(({ name, id }) => ({ name: jobLabels.job(name), figure: id.slice(-6) })),
        count,
        keep: t('super-admin:jobs.cancelKeep', { count }),
        act: t('super-admin:jobs.cancelAct', { count, formatted }),
      });
      if (!isSure) return false;
      return run(
        async () => (await cancelling.mutateAsync({ body: bodyOf(which) })).cancelled,
        (done) => t('super-admin:jobs.cancelled', { count: done, formatted: number(done) }),
      );
    },
  };
}
