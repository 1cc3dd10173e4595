import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import {
  getJobFiguresCall,
  LONGEST_WAIT_SECONDS,
  listQueueJobsCall,
  pauseQueueCall,
  type QueueFigures,
  resumeQueueCall,
} from '#modules/super-admin/contract/jobs.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import classes from '../../components/operations.module.css';
import { useMoments } from '../../data/use-moments.ts';
import { useJobLabels } from '../../data/use-operation-labels.ts';
import { usePolledCall } from '../../data/use-polled-call.ts';
import { JobFiguresRow } from '../components/job-figures.tsx';
import { JobsTable } from '../components/jobs-table.tsx';
import queuesLineStyles from '../components/queues-line.module.css';

const changes = [getJobFiguresCall, listQueueJobsCall];

/** Background jobs, live [SUP-05]. */
export default function JobsScreen() {
  const { t } = useTranslation();
  const figures = usePolledCall(getJobFiguresCall, {});
  const pause = usePauseAction(figures.data?.queues ?? []);
  return (
    <>
      <PageHead
        title={t('super-admin:menu.jobs')}
        beside={<span className={classes.live}>{t('super-admin:jobs.live')}</span>}
        actions={figures.data && [pause]}
      />
      {figures.error && !figures.data ? (
        <div className={classes.error}>
          <RegionError error={figures.error} onRetry={() => void figures.refetch()} />
        </div>
      ) : figures.data ? (
        <>
          <JobFiguresRow figures={figures.data} />
          <QueuesLine queues={figures.data.queues} />
        </>
      ) : (
        <div className={classes.figuresSpace} />
      )}
      <JobsTable figures={figures.data} />
    </>
  );
}

/** Holds one queue, or lets it run again. */
function usePauseAction(queues: readonly QueueFigures[]): PageAction {
  const { t } = useTranslation();
  const jobLabels = useJobLabels();
  const { pause, resume } = usePauseQueue();
  return {
    id: 'pause',
    isOutlined: true,
    label: t('super-admin:jobs.pauseMenu'),
    icon: IconPlayerPause,
    rows: () =>
      queues.map((queue) => {
        const queueParams = { queue: jobLabels.queue(queue.name) };
        return queue.pausedAt
          ? {
              id: queue.name,
              label: t('super-admin:jobs.resume', queueParams),
              icon: <Icon of={IconPlayerPlay} />,
              run: () => resume(queue),
            }
          : {
              id: queue.name,
              label: t('super-admin:jobs.pause', queueParams),
              icon: <Icon of={IconPlayerPause} />,
              run: () => void pause(queue),
            };
      }),
  };
}

/** The queues with work or held back: the longest wait of each, and which grow. The empty ones are folded into a count. */
function QueuesLine({ queues }: { queues: readonly QueueFigures[] }) {
  const { t } = useTranslation();
  const jobLabels = useJobLabels();
  const { span } = useMoments();
  const { number } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const count = queues.filter(isEmptyQueue).length;
  const shown = isWhole ? queues : queues.filter((queue) => !isEmptyQueue(queue));
  return (
    <div className={queuesLineStyles.line}>
      <ul className={queuesLineStyles.queues} aria-label={t('super-admin:jobs.queues')}>
        {shown.map(({ name, waiting, longestWaitSeconds, pausedAt, grows }) => (
          <li
            key={name}
            className={queuesLineStyles.queue}
            data-state={stateOf(longestWaitSeconds, pausedAt)}
          >
            {jobLabels.queue(name)}
            <b>{pausedAt ? t('super-admin:jobs.paused') : span(longestWaitSeconds)}</b>
            {grows && !pausedAt && t('super-admin:jobs.grows', { waiting: number(waiting) })}
          </li>
        ))}
        {count > 0 && (
          <li>
            <LinkButton
              className={queuesLineStyles.empty}
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {t('super-admin:jobs.emptyQueues', { count, formatted: number(count) })}
            </LinkButton>
          </li>
        )}
      </ul>
      <p className={queuesLineStyles.legend}>{t('super-admin:jobs.queuesLegend')}</p>
    </div>
  );
}

/** Nothing waits or runs in it, and nobody holds it back. */
function isEmptyQueue({ waiting, running, longestWaitSeconds, pausedAt }: QueueFigures): boolean {
  return waiting === 0 && running === 0 && longestWaitSeconds === 0 && pausedAt === null;
}

function stateOf(seconds: number, pausedAt: string | null): 'paused' | 'slow' | 'fine' {
  if (pausedAt) return 'paused';
  return seconds > LONGEST_WAIT_SECONDS / 2 ? 'slow' : 'fine';
}

/** Requires confirmation before pausing a queue, because imports or mails of users wait for it. */
function usePauseQueue() {
  const { t } = useTranslation();
  const jobLabels = useJobLabels();
  const confirm = useConfirm();
  const notifyFailure = useNotifyFailure();
  const pausing = useCallMutation(pauseQueueCall, { changes });
  const resuming = useCallMutation(resumeQueueCall, { changes });

  const resume = ({ name }: QueueFigures) => {
    const queue = jobLabels.queue(name);
    resuming.mutate(
      { params: { name } },
      {
        onSuccess: () => showToast({ text: t('super-admin:jobs.resumedToast', { queue }) }),
        onError: (error) => notifyFailure(error, () => resuming.mutate({ params: { name } })),
      },
    );
  };
  const pause = async (given: QueueFigures) => {
    const queue = jobLabels.queue(given.name);
    const isSure = await confirm({
      title: t('super-admin:jobs.pauseQuestion', { queue }),
      lost: t('super-admin:jobs.pauseLost'),
      names: given.jobs.map((name) => ({ name: jobLabels.job(name) })),
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
        onError: (error) => notifyFailure(error, () => void pause(given)),
      },
    );
  };
  return { pause, resume };
}
