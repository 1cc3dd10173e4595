import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { QueueJob } from '#modules/super-admin/contract/jobs.ts';
import classes from '../../components/operations.module.css';
import { mayCancel, mayRetry } from '../data/job-times.ts';
import { useJobText } from '../data/use-job-text.ts';

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
