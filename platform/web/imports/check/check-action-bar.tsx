import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconDownload, IconFileUpload } from '@tabler/icons-react';
import { Trans } from 'react-i18next';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import counter from './import-action-bar.module.css';
import { importCounts, importReadiness } from './import-result.tsx';

/** After the check: import the valid lines, or return to upload a better file. */
export function CheckActionBar({
  report,
  isChecking,
  onBack,
  onGoOn,
}: {
  report: ImportReport;
  isChecking: boolean;
  onBack: () => void;
  onGoOn: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { written, wrong } = importCounts(report);
  const way = importReadiness(report);
  const bold = { b: <b /> };
  if (way === 'open') {
    return (
      <ActionBar label={t('platform:import.counter')}>
        <Button variant="default" leftSection={<Icon of={IconArrowLeft} />} onClick={onBack}>
          {t('platform:import.anotherFile')}
        </Button>
        <div className={counter.say}>
          <ActionBarMessage>
            {t('platform:import.nothingYet')} <SkippedLines wrong={wrong} />
          </ActionBarMessage>
        </div>
        <ActionButton
          rightSection={<Icon of={IconArrowRight} />}
          isBusy={isChecking}
          onClick={onGoOn}
        >
          {t('platform:import.goOn', { count: written, formatted: format.number(written) })}
        </ActionButton>
      </ActionBar>
    );
  }
  return (
    <ActionBar label={t('platform:import.counter')}>
      <ActionBarMessage>
        {way === 'column-missing' && (
          <Trans i18nKey="platform:import.blockedByColumn" components={bold} />
        )}
        {way === 'nothing' && <Trans i18nKey="platform:import.nothingToImport" components={bold} />}
        {way === 'refused' && written === 0 && t('platform:import.nothingYet')}
        {way === 'refused' && written > 0 && (
          <Trans
            i18nKey="platform:import.wait"
            count={written}
            values={{ formatted: format.number(written) }}
            components={bold}
          />
        )}
      </ActionBarMessage>
      <Button leftSection={<Icon of={IconFileUpload} />} onClick={onBack}>
        {way === 'refused' ? t('platform:import.bringCorrected') : t('platform:import.anotherFile')}
      </Button>
    </ActionBar>
  );
}

/** Number of skipped lines, if any. */
export function SkippedLines({ wrong }: { wrong: number }) {
  const format = useFormat();
  if (wrong === 0) return null;
  return (
    <Trans
      i18nKey="platform:import.stayOut"
      count={wrong}
      values={{ formatted: format.number(wrong) }}
      components={{ b: <b /> }}
    />
  );
}

export function WrongLinesButton({
  format,
  isDownloading,
  onDownload,
}: {
  format: 'csv' | 'xlsx';
  isDownloading: boolean;
  onDownload: () => void;
}) {
  const { t } = useTranslation();
  return (
    <ActionButton
      variant="subtle"
      leftSection={<Icon of={IconDownload} />}
      isBusy={isDownloading}
      onClick={onDownload}
    >
      {t('platform:import.wrongLines', { extension: `.${format}` })}
    </ActionButton>
  );
}
