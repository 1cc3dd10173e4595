import { useTranslation } from 'react-i18next';
import { getJobFiguresCall } from '#modules/super-admin/contract/jobs.ts';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import classes from '../../components/operations.module.css';
import { usePolledCall } from '../../data/use-polled-call.ts';
import { JobFiguresRow } from '../components/job-figures.tsx';
import { JobsTable } from '../components/jobs-table.tsx';
import { QueuesLine } from '../components/queues-line.tsx';
import { usePauseAction } from '../components/use-pause-action.tsx';

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
