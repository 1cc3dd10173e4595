import { useTranslation } from 'react-i18next';
import type { JobState } from '#platform/contract/calls/job-summary.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useLive } from '#platform/web/live/use-live.ts';

const ENDED = {
  done: 'suite:job.done',
  failed: 'suite:job.failed',
  cancelled: 'suite:job.cancelled',
} as const satisfies Partial<Record<JobState, string>>;

/** Work that ends while one is elsewhere says so in a toast; its file lies in the notifications. */
export function useTellEndedJobs(clientId: string): void {
  const { t } = useTranslation();
  useLive(clientId, ({ state }, name) => {
    if (state === 'waiting' || state === 'running') return;
    showToast({ tone: state === 'failed' ? 'bad' : 'done', text: t(ENDED[state], { name }) });
  });
}
