import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { QueueFigures } from '#modules/super-admin/contract/jobs.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { useJobLabels } from '../../data/use-job-labels.ts';
import { usePauseQueue } from '../data/use-pause-queue.ts';

/** Holds one queue, or lets it run again. */
export function usePauseAction(queues: readonly QueueFigures[]): PageAction {
  const { t } = useTranslation();
  const words = useJobLabels();
  const { pause, resume } = usePauseQueue();
  return {
    id: 'pause',
    label: t('super-admin:jobs.pauseMenu'),
    icon: IconPlayerPause,
    rows: () =>
      queues.map((queue) => {
        const said = { queue: words.queue(queue.name) };
        return queue.pausedAt
          ? {
              id: queue.name,
              label: t('super-admin:jobs.resume', said),
              icon: <Icon of={IconPlayerPlay} />,
              run: () => resume(queue),
            }
          : {
              id: queue.name,
              label: t('super-admin:jobs.pause', said),
              icon: <Icon of={IconPlayerPause} />,
              run: () => void pause(queue),
            };
      }),
  };
}
