import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconFileUpload } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { Counter } from '#platform/web/layout/counter.tsx';
import { CounterSay } from '#platform/web/layout/counter-say.tsx';
import counter from './import-counter.module.css';
import { importCounts, wayOn } from './import-counts.ts';
import { StayOut } from './stay-out.tsx';

/** After the check: on with the good lines, or back for a better file. */
export function CheckCounter({
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
  const way = wayOn(report);
  const bold = { b: <b /> };
  if (way === 'open') {
    return (
      <Counter label={t('platform:import.counter')}>
        <Button variant="default" leftSection={<Icon of={IconArrowLeft} />} onClick={onBack}>
          {t('platform:import.anotherFile')}
        </Button>
        <div className={counter.say}>
          <CounterSay>
            {t('platform:import.nothingYet')} <StayOut wrong={wrong} />
          </CounterSay>
        </div>
        <ActionButton
          rightSection={<Icon of={IconArrowRight} />}
          isBusy={isChecking}
          onClick={onGoOn}
        >
          {t('platform:import.goOn', { count: written, formatted: format.number(written) })}
        </ActionButton>
      </Counter>
    );
  }
  return (
    <Counter label={t('platform:import.counter')}>
      <CounterSay>
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
      </CounterSay>
      <Button leftSection={<Icon of={IconFileUpload} />} onClick={onBack}>
        {way === 'refused' ? t('platform:import.bringCorrected') : t('platform:import.anotherFile')}
      </Button>
    </Counter>
  );
}
