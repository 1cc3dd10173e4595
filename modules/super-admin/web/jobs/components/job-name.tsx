import type { QueueJob } from '#modules/super-admin/contract/jobs.ts';
import classes from '../../components/operations.module.css';
import { useJobText } from '../data/use-job-text.ts';

export function JobName({ job }: { job: QueueJob }) {
  const { words, about } = useJobText(job);
  return (
    <>
      <span className={classes.name}>{words}</span> <span className={classes.faint}>{about}</span>
    </>
  );
}
