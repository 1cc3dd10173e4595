import { useTranslation } from 'react-i18next';
import { LONGEST_WAIT_SECONDS, type QueueFigures } from '#modules/super-admin/contract/jobs.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useJobLabels } from '../../data/use-job-labels.ts';
import { useMoments } from '../../data/use-moments.ts';
import classes from './queues-line.module.css';

/** All queues on one line: how long the longest wait is, which are paused and which grow. */
export function QueuesLine({ queues }: { queues: readonly QueueFigures[] }) {
  const { t } = useTranslation();
  const words = useJobLabels();
  const { span } = useMoments();
  const { number } = useFormat();
  return (
    <div className={classes.line}>
      <ul className={classes.queues} aria-label={t('super-admin:jobs.queues')}>
        {queues.map(({ name, waiting, longestWaitSeconds, pausedAt, grows }) => (
          <li
            key={name}
            className={classes.queue}
            data-state={stateOf(longestWaitSeconds, pausedAt)}
          >
            {words.queue(name)}
            <b>{pausedAt ? t('super-admin:jobs.paused') : span(longestWaitSeconds)}</b>
            {grows && !pausedAt && t('super-admin:jobs.grows', { waiting: number(waiting) })}
          </li>
        ))}
      </ul>
      <p className={classes.legend}>{t('super-admin:jobs.queuesLegend')}</p>
    </div>
  );
}

function stateOf(seconds: number, pausedAt: string | null): 'paused' | 'slow' | 'fine' {
  if (pausedAt) return 'paused';
  return seconds > LONGEST_WAIT_SECONDS / 2 ? 'slow' : 'fine';
}
