import { Progress } from '@mantine/core';
import { IconLoader2 } from '@tabler/icons-react';
import type { QueueJob } from '#modules/super-admin/contract/jobs.ts';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useMoments } from '../../data/use-moments.ts';
import classes from './job-state.module.css';

const FAULTS = {
  INTERNAL_ERROR: 'super-admin:jobs.error.internal',
  LOST: 'super-admin:jobs.error.lost',
  INVALID_INPUT: 'super-admin:jobs.error.input',
} as const;

export function JobState({ job, isPaused }: { job: QueueJob; isPaused: boolean }) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const { clock, span } = useMoments();
  const fault = useJobFault();
  switch (job.state) {
    case 'planned':
      return (
        <State
          tone="plain"
          reason={t('super-admin:jobs.state.from', { time: clock(job.startAfter) })}
        >
          {t('super-admin:jobs.state.planned')}
        </State>
      );
    case 'waiting':
      return (
        <State tone="plain" reason={isPaused ? t('super-admin:jobs.state.queuePaused') : undefined}>
          {t('super-admin:jobs.state.waiting')}
        </State>
      );
    case 'running': {
      if (job.cancelRequested)
        return <State tone="due">{t('super-admin:jobs.state.stopping')}</State>;
      if (!job.total)
        return (
          <State tone="plain" icon={IconLoader2}>
            {t('super-admin:jobs.state.running')}
          </State>
        );
      const share = Math.min(1, (job.done ?? 0) / job.total);
      return (
        <span className={classes.run}>
          <Progress
            className={classes.bar}
            value={share * 100}
            aria-label={t('platform:job.label')}
          />
          <span className={classes.share}>{percent(share)}</span>
        </span>
      );
    }
    case 'retrying': {
      const time = clock(job.startAfter);
      const reason = fault(job.errorCode);
      return (
        <State
          tone="bad"
          reason={
            reason
              ? t('super-admin:jobs.state.next', { reason, time })
              : t('super-admin:jobs.state.nextOnly', { time })
          }
        >
          {t('super-admin:jobs.state.retrying')}
        </State>
      );
    }
    case 'given-up':
      return (
        <State tone="bad" reason={fault(job.errorCode)}>
          {t('super-admin:jobs.state.givenUp')}
        </State>
      );
    case 'cancelled':
      return <State tone="off">{t('super-admin:jobs.state.cancelled')}</State>;
    case 'done':
      return (
        <State
          tone="ok"
          reason={job.startedAt && job.endedAt ? span(secondsBetween(job)) : undefined}
        >
          {t('super-admin:jobs.state.done')}
        </State>
      );
  }
}

function secondsBetween({ startedAt, endedAt }: QueueJob): number {
  return (Date.parse(endedAt ?? '') - Date.parse(startedAt ?? '')) / 1000;
}

/** Why a job failed: a text for common errors, the stable code for specific ones. */
function useJobFault(): (code: string | null) => string | undefined {
  const { t } = useTranslation();
  return (code) => {
    if (code === null) return undefined;
    return Object.hasOwn(FAULTS, code) ? t(FAULTS[code as keyof typeof FAULTS]) : code;
  };
}
