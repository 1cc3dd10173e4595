import type { QueueJob } from '#modules/super-admin/contract/jobs.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { useClients } from '../../data/use-clients.ts';
import { useJobLabels } from '../../data/use-job-labels.ts';
import { useMoments } from '../../data/use-moments.ts';
import { stateSince } from '../data/job-times.ts';
import type { useChangeJobs } from '../data/use-change-jobs.ts';
import { toJobRowId } from '../data/use-job-listing.ts';
import { useJobText } from '../data/use-job-text.ts';
import { JobActions } from './job-actions.tsx';
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
