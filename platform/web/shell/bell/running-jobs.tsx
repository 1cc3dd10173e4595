import { useTranslation } from 'react-i18next';
import type { JobSummary } from '#platform/contract/calls/job-summary.ts';
import { JobRow } from '#platform/web/feedback/job-row.tsx';
import { secondsLeft } from '#platform/web/live/job-progress.ts';
import { useReferencedTexts } from '#platform/web/live/use-referenced-texts.ts';
import classes from './bell.module.css';

/** Running work comes first: how far it is, and the way to stop it. */
export function RunningJobs({
  jobs,
  onCancel,
}: {
  jobs: readonly JobSummary[];
  onCancel: (id: string) => void;
}) {
  const { t } = useTranslation();
  const textOf = useReferencedTexts(jobs.map(({ title }) => title));
  if (jobs.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3 className={classes.day}>{t('platform:bell.running')}</h3>
      {jobs.map((job) => (
        <div key={job.id} className={classes.job}>
          <JobRow
            name={textOf?.(job.title)}
            done={job.done}
            total={job.total ?? undefined}
            secondsLeft={secondsLeft(job, Date.now())}
            onCancel={job.cancelRequested ? undefined : () => onCancel(job.id)}
          />
        </div>
      ))}
    </section>
  );
}
