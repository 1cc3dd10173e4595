import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { QueueJob } from '#modules/super-admin/contract/jobs.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '../../components/operations.module.css';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import { useJobLabels } from '../../data/use-operation-labels.ts';
import type { useChangeJobs } from '../data/use-change-jobs.ts';
import {
  mayCancel,
  mayRetry,
  stateSince,
  toJobRowId,
  useJobText,
} from '../data/use-job-listing.ts';
import { JobState } from './job-state.tsx';

/** The one thing that is usually done with a job in this state; the other one is on the action bar. */
export function JobActions({
  job,
  onRetry,
  onCancel,
}: {
  job: QueueJob;
  onRetry: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const { words: name } = useJobText(job);
  if (mayRetry(job))
    return (
      <Button
        variant="default"
        className={classes.small}
        aria-label={t('super-admin:jobs.retryOne', { name })}
        onClick={onRetry}
      >
        {t('super-admin:jobs.retry')}
      </Button>
    );
  if (mayCancel(job))
    return (
      <Button
        variant="subtle"
        className={classes.small}
        aria-label={t('super-admin:jobs.cancelOne', { name })}
        onClick={onCancel}
      >
        {t('super-admin:jobs.cancel')}
      </Button>
    );
  return null;
}

export function useJobColumns(
  paused: ReadonlySet<string>,
  { retry, cancel }: ReturnType<typeof useChangeJobs>,
): TableColumn<QueueJob>[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { clock } = useMoments();
  const clients = useClients();
  const words = useJobLabels();
  return useMemo(
    () => [
      {
        id: 'job',
        header: t('super-admin:jobs.job'),
        minWidth: 260,
        priority: 10,
        grows: true,
        namesRow: true,
        cell: (job) => <JobName job={job} />,
      },
      {
        id: 'client',
        header: t('super-admin:client.filter'),
        minWidth: 190,
        priority: 6,
        cell: ({ clientId }) => <span className={classes.quiet}>{clients.nameOf(clientId)}</span>,
      },
      {
        id: 'queue',
        header: t('super-admin:jobs.queue'),
        minWidth: 110,
        priority: 5,
        cell: ({ queue }) => <span className={classes.quiet}>{words.queue(queue)}</span>,
      },
      {
        id: 'state',
        whole: true,
        header: t('super-admin:list.state'),
        minWidth: 250,
        priority: 9,
        cell: (job) => <JobState job={job} isPaused={paused.has(job.queue)} />,
      },
      {
        id: 'tries',
        header: t('super-admin:list.tries'),
        minWidth: 84,
        priority: 4,
        align: 'end',
        cell: ({ tries, mostTries }) => (
          <span className={classes.quiet}>
            {tries === 0
              ? '—'
              : t('super-admin:jobs.triesOf', { tries: number(tries), most: number(mostTries) })}
          </span>
        ),
      },
      {
        id: 'since',
        whole: true,
        header: t('super-admin:jobs.since'),
        minWidth: 110,
        priority: 7,
        align: 'end',
        cell: (job) => <span className={classes.quiet}>{clock(stateSince(job))}</span>,
      },
      {
        id: 'request',
        header: t('super-admin:jobs.requestColumn'),
        minWidth: 140,
        priority: 1,
        hiddenAtFirst: true,
        copies: ({ requestId }) => requestId ?? '',
        cell: ({ requestId }) => <span className={classes.faint}>{requestId ?? '—'}</span>,
      },
      {
        id: 'action',
        whole: true,
        header: t('super-admin:list.action'),
        minWidth: 124,
        priority: 8,
        align: 'end',
        cell: (job) => (
          <JobActions
            job={job}
            onRetry={() => void retry({ ids: [toJobRowId(job)] })}
            onCancel={() => void cancel({ ids: [toJobRowId(job)] }, 1)}
          />
        ),
      },
    ],
    [t, number, clock, clients, words, paused, retry, cancel],
  );
}

function JobName({ job }: { job: QueueJob }) {
  const { words, about } = useJobText(job);
  return (
    <>
      <span className={classes.name}>{words}</span> <span className={classes.faint}>{about}</span>
    </>
  );
}
