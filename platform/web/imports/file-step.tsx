import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useDownload } from '#platform/web/feedback/use-download.ts';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import { HowItWorks } from './how-it-works.tsx';
import classes from './import-screen.module.css';
import type { ImportTexts } from './import-texts.ts';

/** The file, and the template for who has none yet. It is checked as soon as it is chosen. */
export function FileStep({
  calls,
  params,
  texts,
  isGone,
  onChecked,
}: {
  calls: ImportCalls;
  params: { uuid: string };
  texts: ImportTexts;
  /** One came for a checked file that is not kept any more. */
  isGone: boolean;
  onChecked: (report: ImportReport) => void;
}) {
  const { t } = useTranslation();
  const csv = useDownload(calls.template);
  const xlsx = useDownload(calls.template);
  const templates = [
    { format: 'csv', ...csv },
    { format: 'xlsx', ...xlsx },
  ] as const;
  return (
    <SidePanel
      label={t('platform:import.how')}
      width={368}
      panel={<HowItWorks upload={calls.check.upload} />}
    >
      <div className={classes.step}>
        <h2 tabIndex={-1}>{t('platform:import.question')}</h2>
        {texts.help !== undefined && <div className={classes.help}>{texts.help}</div>}
        {isGone && (
          <div className={classes.note}>
            <Note tone="due" icon={IconAlertTriangle} title={t('platform:import.gone')}>
              {t('platform:import.goneWhy')}
            </Note>
          </div>
        )}
        <FileUpload
          label={t('platform:import.file')}
          call={calls.check}
          input={{ params }}
          onDone={onChecked}
        />
        <h3 className={classes.part}>{t('platform:import.template')}</h3>
        <p className={classes.help}>{t('platform:import.templateHelp')}</p>
        <div className={classes.actions}>
          {templates.map(({ format, download, isDownloading }) => (
            <ActionButton
              key={format}
              variant="default"
              leftSection={<Icon of={IconDownload} />}
              isBusy={isDownloading}
              onClick={() => void download({ params, query: { format } })}
            >
              {t('platform:import.templateAs', { extension: `.${format}` })}
            </ActionButton>
          ))}
        </div>
      </div>
    </SidePanel>
  );
}
