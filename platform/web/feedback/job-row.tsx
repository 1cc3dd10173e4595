import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './job-row.module.css';

/** A running job: progress, remaining time and cancel button [GEN-10]. */
export function JobRow({
  name,
  done,
  total,
  secondsLeft,
  onCancel,
}: {
  name: ReactNode;
  done: number;
  /** Unknown until the work has been counted. */
  total?: number | undefined;
  secondsLeft?: number | undefined;
  onCancel?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const share = total ? Math.min(1, done / total) : 0;
  const counted =
    total === undefined
      ? t('platform:job.counting')
      : t('platform:job.progress', { done: format.number(done), total: format.number(total) });
  const left =
    secondsLeft !== undefined && t('platform:job.timeLeft', { time: format.duration(secondsLeft) });
  return (
    <div className={classes.job}>
      <div className={classes.line}>
        <span className={classes.name}>{name}</span>
        {total !== undefined && <span className="tabular">{format.percent(share)}</span>}
      </div>
      <Progress value={share * 100} aria-label={t('platform:job.label')} />
      <div className={classes.small}>
        <span className={classes.grow}>{left ? `${counted} · ${left}` : counted}</span>
        {onCancel && <LinkButton onClick={onCancel}>{t('platform:job.cancel')}</LinkButton>}
      </div>
    </div>
  );
}
