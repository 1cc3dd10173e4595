import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type ImportOutcome,
  importOutcomeSchema,
} from '#platform/contract/imports/import-report.ts';
import type { JobSummary } from '#platform/contract/jobs.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { JobRow } from '#platform/web/feedback/job-row.tsx';
import { Note, RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { isUnderWay, secondsLeft } from '#platform/web/live/job-watch.ts';
import classes from '../import-screen.module.css';
import type { ImportScreenProps } from '../import-screen-props.ts';

/** The running import and its result. */
export function WrittenStep({
  job,
  fileName,
  done,
  hasNew,
  wrongLines,
  isStarting,
  failure,
  onCancel,
  onTryAgain,
  onAnotherFile,
}: {
  /** Null: the job ended so long ago that no details are stored. */
  job: JobSummary | null;
  fileName: string;
  done: ImportScreenProps['done'];
  /** Whether the import can create records. */
  hasNew: boolean;
  /** The button that downloads the lines that were left out. */
  wrongLines: ReactNode;
  isStarting: boolean;
  /** Why the retry failed too. */
  failure: unknown;
  onCancel: (id: string) => void;
  onTryAgain: () => void;
  onAnotherFile: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const outcome = job?.state === 'done' ? outcomeOf(job) : undefined;
  if (job && isUnderWay(job)) {
    return (
      <div className={classes.step}>
        <h2 tabIndex={-1}>{t('platform:import.running')}</h2>
        <p className={classes.help}>{t('platform:import.runningHelp')}</p>
        <div className={classes.job}>
          <JobRow
            name={fileName}
            done={job.done}
            total={job.total ?? undefined}
            secondsLeft={secondsLeft(job, Date.now())}
            onCancel={job.cancelRequested ? undefined : () => onCancel(job.id)}
          />
        </div>
      </div>
    );
  }
  const another = (
    <Button variant="default" onClick={onAnotherFile}>
      {t('platform:import.oneMore')}
    </Button>
  );
  if (job?.state === 'failed' || job?.state === 'cancelled') {
    const isFailed = job.state === 'failed';
    return (
      <div className={classes.step}>
        <h2 tabIndex={-1}>
          {isFailed ? t('platform:import.failed') : t('platform:import.cancelled')}
        </h2>
        <div className={classes.note}>
          <Note tone={isFailed ? 'bad' : 'due'} title={t('platform:import.nothingWritten')}>
            {isFailed
              ? problemText(new ProblemError({ code: job.errorCode ?? '', status: 0 }))
              : undefined}
          </Note>
        </div>
        {failure !== null && (
          <div className={classes.note}>
            <RegionError error={failure} title={t('platform:import.startFailed')} />
          </div>
        )}
        <div className={classes.actions}>
          <ActionButton isBusy={isStarting} onClick={onTryAgain}>
            {t('platform:error.tryAgain')}
          </ActionButton>
          {another}
        </div>
      </div>
    );
  }
  return (
    <div className={classes.step}>
      <h2 tabIndex={-1}>{job ? t('platform:import.finished') : t('platform:import.doneBefore')}</h2>
      <p className={classes.help}>{fileName}</p>
      {outcome && <ImportOutcomeFigures outcome={outcome} hasNew={hasNew} />}
      <div className={classes.actions}>
        <Button component={Link} to={done.to}>
          {done.label}
        </Button>
        {another}
        {outcome && outcome.leftOut > 0 && wrongLines}
      </div>
    </div>
  );
}

function outcomeOf(job: JobSummary): ImportOutcome | undefined {
  return importOutcomeSchema.safeParse(job.result).data;
}

/** Result of an import as figures. */
export function ImportOutcomeFigures({
  outcome,
  hasNew = true,
}: {
  outcome: ImportOutcome;
  /** False if a line never creates a record. */
  hasNew?: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const figures = [
    ...(hasNew ? [{ label: t('platform:import.created'), count: outcome.created }] : []),
    { label: t('platform:import.updated'), count: outcome.updated },
    { label: t('platform:import.skipped'), count: outcome.leftOut },
  ];
  return (
    <dl className={classes.outcome}>
      {figures.map(({ label, count }) => (
        <div key={label} className={classes.outcomeFigure}>
          <dt>{label}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
