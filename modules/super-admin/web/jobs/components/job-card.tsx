import type { QueueJob } from '#modules/super-admin/contract/jobs.ts';
import classes from '../../components/operations.module.css';
import { useClients } from '../../data/use-clients.ts';
import { useJobWords } from '../../data/use-job-words.ts';
import { useMoments } from '../../data/use-moments.ts';
import { sinceOf } from '../data/job-times.ts';
import type { useChangeJobs } from '../data/use-change-jobs.ts';
import { jobRowOf } from '../data/use-job-listing.ts';
import { JobActions } from './job-actions.tsx';
import { JobName } from './job-name.tsx';
import { JobState } from './job-state.tsx';

/** A job on a phone. */
export function JobCard({
  job,
  isPaused,
  change,
}: {
  job: QueueJob;
  isPaused: boolean;
  change: ReturnType<typeof useChangeJobs>;
}) {
  const clients = useClients();
  const words = useJobWords();
  const { clock } = useMoments();
  return (
    <div className={classes.card}>
      <div className={classes.cardLine}>
        <span className={classes.cardText}>
          <JobName job={job} />
        </span>
        <JobActions
          job={job}
          onRetry={() => void change.retry({ ids: [jobRowOf(job)] })}
          onCancel={() => void change.cancel({ ids: [jobRowOf(job)] }, 1)}
        />
      </div>
      <JobState job={job} isPaused={isPaused} />
      <div className={classes.cardSmall}>
        <span>{clients.nameOf(job.clientId)}</span>
        <span>{words.queue(job.queue)}</span>
        <span>{clock(sinceOf(job))}</span>
      </div>
    </div>
  );
}
