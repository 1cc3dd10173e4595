import { IconBan, IconRefresh } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type JobFigures, listQueueJobsCall } from '#modules/super-admin/contract/jobs.ts';
import { callServer } from '#platform/web/api/server.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { EmptyCounter } from '#platform/web/layout/empty-counter.tsx';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import {
  isSelected,
  NOTHING_SELECTED,
  type TableSelection,
} from '#platform/web/table/selection/table-selection.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import classes from '../../components/operations.module.css';
import { everyPage } from '../../data/every-page.ts';
import { useClients } from '../../data/use-clients.ts';
import { useJobWords } from '../../data/use-job-words.ts';
import { usePolledCall } from '../../data/use-polled-call.ts';
import { JOBS_PAGE_SIZE, JOBS_RULES, jobsQuestion, jobViewOf } from '../data/jobs-question.ts';
import { useChangeJobs } from '../data/use-change-jobs.ts';
import { type JobRow, useJobRows } from '../data/use-job-rows.ts';
import { JobCard } from './job-card.tsx';
import { JobViews } from './job-views.tsx';
import { useJobColumns } from './use-job-columns.tsx';

/** The jobs of all clients: views, search, filters, and what can be done with several at once [SUP-05]. */
export function JobsTable({ figures }: { figures: JobFigures | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const panelId = useId();
  const words = useJobWords();
  const clients = useClients();
  const { address, change } = useTableAddress(useRouterAddress(), JOBS_RULES);
  const fields = useJobFields(figures);
  const question = jobsQuestion(address, {
    fields,
    namesOf: words.namesOf,
    clientsOf: clients.idsOf,
  });
  const jobs = usePolledCall(listQueueJobsCall, { query: question });
  const rows = useJobRows(jobs.data?.items);
  const changeJobs = useChangeJobs();
  const paused = usePaused(figures);
  const columns = useJobColumns(paused, changeJobs);
  const { state, change: changeState } = useTableState({
    user: 'super-admin',
    table: 'jobs',
    columns,
    address,
    changeAddress: change,
  });
  const view = jobViewOf(address);
  const isFiltered = address.q !== '' || address.filters.length > 0;

  const run = async (
    selection: TableSelection,
    work: (keys: { name: string; id: string }[]) => Promise<boolean>,
  ) => {
    const keys =
      selection.kind === 'ids'
        ? [...selection.ids].map(keyOf)
        : (
            await everyPage((page) =>
              callServer(listQueueJobsCall, { query: { ...question, ...page } }),
            )
          ).filter((job) => isSelected(selection, rowId(job)));
    if (await work(keys)) changeState({ selected: NOTHING_SELECTED });
  };

  return (
    <>
      <JobViews
        current={view}
        figures={figures}
        panelId={panelId}
        onSelect={(id) => change({ view: id === 'now' ? null : id })}
      />
      <div
        className={`${classes.list} ${classes.underFigures}`}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${view}`}
      >
        <DataTable
          label={t('super-admin:menu.jobs')}
          bar={(tools) => (
            <FilterBar
              search={{
                placeholder: t('super-admin:jobs.search'),
                query: address.q,
                onSearch: (q) => change({ q }, 'replace'),
              }}
              fields={fields}
              conditions={address.filters}
              onChange={(filters) => change({ filters })}
              tools={tools}
            />
          )}
          columns={columns}
          rows={rows}
          rowId={rowId}
          rowName={({ words: name }) => name}
          state={state}
          onChange={changeState}
          pageSize={JOBS_PAGE_SIZE}
          total={jobs.data?.total ?? null}
          fetching={jobs.isPlaceholderData}
          error={jobs.error}
          onRetry={() => void jobs.refetch()}
          filtered={isFiltered || view !== 'now'}
          {...(isFiltered && { onClearFilters: () => change({ q: '', filters: [] }) })}
          firstUse={
            <EmptyCounter title={t('super-admin:jobs.empty')}>
              {t('super-admin:jobs.emptyText')}
            </EmptyCounter>
          }
          {...(view !== 'done' && {
            bulkActions: [
              {
                id: 'retry',
                label: t('super-admin:jobs.retryChosen'),
                icon: <Icon of={IconRefresh} />,
                run: (chosen) => void run(chosen, changeJobs.retry),
              },
              {
                id: 'cancel',
                label: t('super-admin:jobs.cancelChosen'),
                icon: <Icon of={IconBan} />,
                danger: true,
                run: (chosen) => void run(chosen, changeJobs.cancel),
              },
            ],
          })}
          renderCard={(job) => (
            <JobCard job={job} isPaused={paused.has(job.queue)} change={changeJobs} />
          )}
          note={
            jobs.data?.more
              ? t('super-admin:list.moreThan', { number: number(jobs.data.total) })
              : view === 'now' && t('super-admin:jobs.failedFirst')
          }
        />
      </div>
    </>
  );
}

/** A job is known by both: the queue keys it so. */
function rowId({ name, id }: Pick<JobRow, 'name' | 'id'>): string {
  return `${name} ${id}`;
}

function keyOf(row: string): { name: string; id: string } {
  const [name = '', id = ''] = row.split(' ');
  return { name, id };
}

function usePaused(figures: JobFigures | undefined): ReadonlySet<string> {
  const names = figures?.queues.filter(({ pausedAt }) => pausedAt).map(({ name }) => name);
  const key = names?.join(' ') ?? '';
  return useMemo(() => new Set(key.split(' ')), [key]);
}

function useJobFields(figures: JobFigures | undefined): FilterField[] {
  const { t } = useTranslation();
  const words = useJobWords();
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
