import classes from '../../components/operations.module.css';
import { useMoments } from '../../data/use-moments.ts';
import { sinceOf } from '../data/job-times.ts';
import type { useChangeJobs } from '../data/use-change-jobs.ts';
import type { JobRow } from '../data/use-job-rows.ts';
import { JobActions } from './job-actions.tsx';
import { JobState } from './job-state.tsx';

/** A job on a phone. */
export function JobCard({
  job,
  isPaused,
  change,
}: {
  job: JobRow;
  isPaused: boolean;
  change: ReturnType<typeof useChangeJobs>;
}) {
  const { clock } = useMoments();
  return (
    <div className={classes.card}>
      <div className={classes.cardLine}>
        <span className={classes.cardText}>
          <span className={classes.name}>{job.words}</span>{' '}
          <span className={classes.faint}>{job.about}</span>
        </span>
        <JobActions
          job={job}
          name={job.words}
          onRetry={() => void change.retry([job])}
          onCancel={() => void change.cancel([job])}
        />
      </div>
      <JobState job={job} isPaused={isPaused} />
      <div className={classes.cardSmall}>
        <span>{job.client}</span>
        <span>{job.queueWords}</span>
        <span>{clock(sinceOf(job))}</span>
      </div>
    </div>
  );
}
