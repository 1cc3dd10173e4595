import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { ImportFlow } from './flow/use-import-flow.ts';

/** Rendered before a check ends, so that screen readers announce its result. */
export function ImportAnnouncement({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { report, recheck, step } = flow;
  return (
    <VisuallyHidden role="status">
      {recheck.isPending
        ? t('platform:import.checkingAgain')
        : report &&
          step === 'check' &&
          t('platform:import.checked', {
            lines: format.number(report.lines),
            creates: format.number(report.creates),
            updates: format.number(report.updates),
            wrong: format.number(report.wrong),
          })}
    </VisuallyHidden>
  );
}
