import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GoogleFailureKind, ReportSource } from '#modules/locator/contract/dashboard.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './dashboard.module.css';

/** One source fails: why, what to do, and of when the figures below are. The other source stays whole [LOC-07]. */
export function SourceError({
  source,
  failure,
  readAt,
  onRetry,
}: {
  source: ReportSource | 'own';
  failure: { kind: GoogleFailureKind } | null;
  readAt: string | null;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  if (!failure || source === 'own') return null;
  return (
    <div className={classes.error}>
      <Note
        tone="bad"
        title={t(`locator:dashboard.error.${source}`)}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('platform:error.tryAgain')}
          </Button>
        }
      >
        {t(`locator:dashboard.failure.${failure.kind}`)}{' '}
        {readAt
          ? t('locator:dashboard.lastRead', { when: moment(readAt) })
          : t('locator:dashboard.neverRead')}
      </Note>
    </div>
  );
}
