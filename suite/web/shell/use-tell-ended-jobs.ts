import { useTranslation } from 'react-i18next';
import type { JobState } from '#platform/contract/calls/job-summary.ts';
import { exportOutcomeSchema } from '#platform/contract/files/export-outcome.ts';
import { saveLinkedFile } from '#platform/web/api/save-linked-file.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { jobWatch } from '#platform/web/live/job-watch.ts';
import { useLive } from '#platform/web/live/use-live.ts';

const ENDED = {
  done: 'suite:job.done',
  failed: 'suite:job.failed',
  cancelled: 'suite:job.cancelled',
} as const satisfies Partial<Record<JobState, string>>;

/** Work that ends while one is elsewhere says so in a toast, with its file where it made one; the file lies in the notifications too. */
export function useTellEndedJobs(clientId: string | undefined): void {
  const { t } = useTranslation();
  useLive(clientId, ({ id, state, result }, name) => {
    if (state === 'waiting' || state === 'running') return;
    const file = exportOutcomeSchema.safeParse(result).data;
    const after = jobWatch.afterOf(id);
    showToast({
      about: id,
      tone: state === 'failed' ? 'bad' : 'done',
      text: t(ENDED[state], { name }),
      ...(file && {
        action: {
          label: t('platform:export.download'),
          onClick: () => saveLinkedFile(file.path, file.name),
        },
      }),
      ...(after && { action: after }),
    });
  });
}
