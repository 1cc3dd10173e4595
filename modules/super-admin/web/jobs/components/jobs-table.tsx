import { IconBan, IconRefresh } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { JobFigures, QueueJob } from '#modules/super-admin/contract/jobs.ts';
import type { JobFilter, JobView } from '#platform/contract/lists/operation-lists.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { ListBulkAction } from '#platform/web/list/record-list-props.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import classes from '../../components/operations.module.css';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import { useJobLabels } from '../../data/use-operation-labels.ts';
import { REFRESH_INTERVAL_MS } from '../../data/use-polled-call.ts';
import { useChangeJobs } from '../data/use-change-jobs.ts';
import { stateSince, toJobRowId, useJobListing, useJobText } from '../data/use-job-listing.ts';
import { JobState } from './job-state.tsx';
import { JobActions, useJobColumns } from './use-job-columns.tsx';

const VIEW_NAMES = {
  now: 'super-admin:jobs.view.now',
  'given-up': 'super-admin:jobs.view.givenUp',
  failed: 'super-admin:jobs.view.failed',
  planned: 'super-admin:jobs.view.planned',
  done: 'super-admin:jobs.view.done',
} as const satisfies Record<JobView, string>;

/** The jobs of all clients, and what can be done with one or several of them [SUP-05]. */
export function JobsTable({ figures }: { figures: JobFigures | undefined }) {
  const { t } = useTranslation();
  const listing = useJobListing();
  const changeJobs = useChangeJobs();
  const paused = usePaused(figures);
  const actions: ListBulkAction<JobFilter>[] = [
    {
      id: 'retry',
      label: t('super-admin:jobs.retryChosen'),
      icon: <Icon of={IconRefresh} />,
      run: ({ which, done }) => void changeJobs.retry(which).then((isDone) => isDone && done()),
    },
    {
      id: 'cancel',
      label: t('super-admin:jobs.cancelChosen'),
      icon: <Icon of={IconBan} />,
      danger: true,
      run: ({ which, count, done }) =>
        void changeJobs.cancel(which, count).then((isDone) => isDone && done()),
    },
  ];
  return (
    <div className={`${classes.list} ${classes.underFigures}`}>
      <RecordList
        listing={listing}
        scope={null}
        againEveryMs={REFRESH_INTERVAL_MS}
        label={t('super-admin:menu.jobs')}
        search={t('super-admin:jobs.search')}
        viewNames={useNames(VIEW_NAMES)}
        // No count for done jobs, because the figure above shows it.
        viewCounts={
          figures && {
            now: figures.now,
            'given-up': figures.givenUp,
            failed: figures.failed,
            planned: figures.planned,
          }
        }
        fields={useJobFields(figures)}
        columns={useJobColumns(paused, changeJobs)}
        firstUse={
          <EmptyState title={t('super-admin:jobs.empty')}>
            {t('super-admin:jobs.emptyText')}
          </EmptyState>
        }
        bulkActions={(view) => (view === 'done' ? [] : actions)}
        card={(job) => <JobCard job={job} isPaused={paused.has(job.queue)} change={changeJobs} />}
        note={(view) => view === 'now' && t('super-admin:jobs.failedFirst')}
      />
    </div>
  );
}

function usePaused(figures: JobFigures | undefined): ReadonlySet<string> {
  const names = figures?.queues.filter(({ pausedAt }) => pausedAt).map(({ name }) => name);
  const key = names?.join(' ') ?? '';
  return useMemo(() => new Set(key.split(' ')), [key]);
}

function useJobFields(figures: JobFigures | undefined): FilterField[] {
  const { t } = useTranslation();
  const words = useJobLabels();
  const clients = useClients();
  return [
    {
      id: 'client',
      name: t('super-admin:client.filter'),
      kind: 'choice',
      options: clients.options,
    },
    {
      id: 'queue',
      name: t('super-admin:jobs.queue'),
      kind: 'choice',
      options: (figures?.queues ?? []).map(({ name }) => ({
        value: name,
        label: words.queue(name),
      })),
    },
  ];
}

/** A job on a phone. */
function JobCard({
  job,
  isPaused,
  change,
}: {
  job: QueueJob;
  isPaused: boolean;
  change: ReturnType<typeof useChangeJobs>;
}) {
  const clients = useClients();
  const queues = useJobLabels();
  const { clock } = useMoments();
  const { words, about } = useJobText(job);
  return (
    <PhoneCard
      name={words}
      text={[about, clients.nameOf(job.clientId), queues.queue(job.queue)]
        .filter(Boolean)
        .join(' · ')}
      state={<JobState job={job} isPaused={isPaused} />}
      date={clock(stateSince(job))}
      action={
        <JobActions
          job={job}
          onRetry={() => void change.retry({ ids: [toJobRowId(job)] })}
          onCancel={() => void change.cancel({ ids: [toJobRowId(job)] }, 1)}
        />
      }
    />
  );
}
