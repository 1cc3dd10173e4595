import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import { saveLinkedFile } from '#platform/web/api/download-file.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { jobWatch } from '#platform/web/live/job-watch.ts';
import { useLiveUpdates } from '#platform/web/live/use-live-updates.ts';

/** Shows a toast when a job ends on another screen, with a download if it created a file, which is in the notifications too. */
export function useNotifyEndedJobs(clientId: string | undefined): void {
  const { t } = useTranslation();
  useLiveUpdates(clientId, ({ id, state, result }, name) => {
    if (state === 'waiting' || state === 'running') return;
    const file = exportOutcomeSchema.safeParse(result).data;
    const after = jobWatch.afterOf(id);
    showToast({
      about: id,
      tone: state === 'failed' ? 'bad' : 'done',
      text: t(`suite:job.${state}`, { name }),
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
