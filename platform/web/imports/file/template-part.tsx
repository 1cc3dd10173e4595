import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useDownload } from '#platform/web/feedback/use-download.ts';
import classes from '../import-screen.module.css';
import { sheetFormats } from './sheet-formats.ts';

/** Offers an empty file with the right columns. */
export function TemplatePart({ calls, params }: { calls: ImportCalls; params: { uuid: string } }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className={classes.part}>{t('platform:import.template')}</h3>
      <p className={classes.help}>{t('platform:import.templateHelp')}</p>
      <div className={classes.actions}>
        {sheetFormats(calls).map((format) => (
          <TemplateButton key={format} calls={calls} params={params} format={format} />
        ))}
      </div>
    </>
  );
}

function TemplateButton({
  calls,
  params,
  format,
}: {
  calls: ImportCalls;
  params: { uuid: string };
  format: 'csv' | 'xlsx';
}) {
  const { t } = useTranslation();
  const { download, isDownloading } = useDownload(calls.template);
  return (
    <ActionButton
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      isBusy={isDownloading}
      onClick={() => void download({ params, query: { format } })}
    >
      {t('platform:import.templateAs', { extension: `.${format}` })}
    </ActionButton>
  );
}
