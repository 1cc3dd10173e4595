import { useTranslation } from 'react-i18next';
import {
  getJobFiguresCall,
  listQueueJobsCall,
  pauseQueueCall,
  type QueueFigures,
  resumeQueueCall,
} from '#modules/super-admin/contract/jobs.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useJobLabels } from '../../data/use-job-labels.ts';

const changes = [getJobFiguresCall, listQueueJobsCall];

/** Requires confirmation before pausing a queue, because imports or mails of users wait for it. */
export function usePauseQueue() {
  const { t } = useTranslation();
  const words = useJobLabels();
  const confirm = useConfirm();
  const tellFailure = useNotifyFailure();
  const pausing = useCallMutation(pauseQueueCall, { changes });
  const resuming = useCallMutation(resumeQueueCall, { changes });

  const resume = ({ name }: QueueFigures) => {
    const queue = words.queue(name);
    resuming.mutate(
      { params: { name } },
      {
        onSuccess: () => showToast({ text: t('super-admin:jobs.resumedToast', { queue }) }),
        onError: (error) => tellFailure(error, () => resuming.mutate({ params: { name } })),
      },
    );
  };
  const pause = async (given: QueueFigures) => {
    const queue = words.queue(given.name);
    const isSure = await confirm({
      title: t('super-admin:jobs.pauseQuestion', { queue }),
      lost: t('super-admin:jobs.pauseLost'),
      names: given.jobs.map((name) => ({ name: words.job(name) })),
      keep: t('super-admin:jobs.pauseKeep'),
      act: t('super-admin:jobs.pause', { queue }),
      isDestructive: false,
    });
    if (!isSure) return;
    pausing.mutate(
      { params: { name: given.name } },
      {
        onSuccess: () =>
          showToast({
            text: t('super-admin:jobs.pausedToast', { queue }),
            action: {
              label: t('super-admin:jobs.resume', { queue }),
              onClick: () => resume(given),
            },
          }),
        onError: (error) => tellFailure(error, () => void pause(given)),
      },
    );
  };
  return { pause, resume };
}
