import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import { SkippedLines } from '../check/check-action-bar.tsx';
import actionBar from '../check/import-action-bar.module.css';
import { importCounts } from '../check/import-result.tsx';
import classes from '../import-screen.module.css';

/** Summarizes what will be written. */
export function ConfirmStep({
  report,
  isStarting,
  failure,
  onBack,
  onStart,
}: {
  report: ImportReport;
  isStarting: boolean;
  failure: unknown;
  onBack: () => void;
  onStart: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { written, creates, updates, unchanged, wrong } = importCounts(report);
  const back = t('platform:import.stepCheck');
  const rows = [
    { key: 'created', label: t('platform:import.created'), count: creates },
    { key: 'updated', label: t('platform:import.updated'), count: updates },
    { key: 'unchanged', label: t('platform:import.unchangedLines'), count: unchanged },
    { key: 'leftOut', label: t('platform:import.skipped'), count: wrong },
  ].filter(({ count }) => count > 0);
  return (
    <div className={classes.step}>
      <h2 tabIndex={-1}>
        {t('platform:import.confirm', { count: written, formatted: format.number(written) })}
      </h2>
      <p className={classes.help}>{t('platform:import.confirmHelp')}</p>
      {failure !== null && (
        <div className={classes.note}>
          <RegionError error={failure} title={t('platform:import.startFailed')} />
        </div>
      )}
      <div className={classes.summary}>
        <KeyValues
          rows={[
            { key: 'file', label: t('platform:import.fromFile'), value: report.file.name },
            ...rows.map(({ key, label, count }) => ({ key, label, value: format.number(count) })),
          ]}
        />
      </div>
      <ActionBar label={t('platform:import.counter')}>
        <Button
          variant="default"
          leftSection={<Icon of={IconArrowLeft} />}
          aria-label={t('platform:wizard.backTo', { name: back })}
          onClick={onBack}
        >
          {back}
        </Button>
        <div className={actionBar.say}>
          <ActionBarMessage>
            {t('platform:import.nothingYet')} <SkippedLines wrong={wrong} />
          </ActionBarMessage>
        </div>
        <ActionButton isBusy={isStarting} onClick={onStart}>
          {t('platform:import.start', { count: written, formatted: format.number(written) })}
        </ActionButton>
      </ActionBar>
    </div>
  );
}
