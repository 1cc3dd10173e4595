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
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type BulkSelection, keyedBy } from '#platform/web/list/record-list-props.ts';
import { useJobLabels } from '../../data/use-operation-labels.ts';
import { parseJobRowId, useJobSearchMatches } from './use-job-listing.ts';

const INVALIDATED_CALLS = [getJobFiguresCall, listQueueJobsCall];

/**
 * Retries or cancels jobs, one from its row or many from the action bar. Each action resolves to false if it failed or
 * was not confirmed.
 */
export function useChangeJobs() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const jobLabels = useJobLabels();
  const searchMatches = useJobSearchMatches();
  const confirm = useConfirm();
  const notifyFailure = useNotifyFailure();
  const retrying = useCallMutation(retryQueueJobsCall, { changes: INVALIDATED_CALLS });
  const cancelling = useCallMutation(cancelQueueJobsCall, { changes: INVALIDATED_CALLS });

  const requestBody = (which: BulkSelection<JobFilter>) => ({
    which: keyedBy(which, parseJobRowId),
    ...('filter' in which && which.filter.q && searchMatches(which.filter.q)),
  });
  const run = async (work: () => Promise<number>, successText: (count: number) => string) => {
    try {
      const count = await work();
      showToast(
        count > 0
          ? { text: successText(count) }
          : { tone: 'bad', text: t('super-admin:jobs.nothingDone') },
      );
      return true;
    } catch (error) {
      notifyFailure(error, () => void run(work, successText));
      return false;
    }
  };

  return {
    retry: (which: BulkSelection<JobFilter>) =>
      run(
        async () => (await retrying.mutateAsync({ body: requestBody(which) })).retried,
        (count) => t('super-admin:jobs.retried', { count, formatted: number(count) }),
      ),
    async cancel(which: BulkSelection<JobFilter>, count: number) {
      const keys = 'ids' in which ? which.ids.map(parseJobRowId) : [];
      const formatted = number(count);
      const isConfirmed = await confirm({
        title: t('super-admin:jobs.cancelQuestion', { count, formatted }),
        lost: t('super-admin:jobs.cancelLost'),
        names: keys.map(({ name, id }) => ({ name: jobLabels.job(name), figure: id.slice(-6) })),
        count,
        keep: t('super-admin:jobs.cancelKeep', { count }),
        act: t('super-admin:jobs.cancelAct', { count, formatted }),
      });
      if (!isConfirmed) return false;
      return run(
        async () => (await cancelling.mutateAsync({ body: requestBody(which) })).cancelled,
        (done) => t('super-admin:jobs.cancelled', { count: done, formatted: number(done) }),
      );
    },
  };
}
