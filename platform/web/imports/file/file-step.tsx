import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import classes from '../import-screen.module.css';
import type { ImportSource } from '../import-source.ts';
import type { ImportTexts } from '../import-texts.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ImportSteps } from './import-steps.tsx';
import { TemplatePart } from './template-part.tsx';

/** The file, and where to get one. It is checked as soon as it is chosen. */
export function FileStep({
  calls,
  params,
  texts,
  source,
  isGone,
  onChecked,
}: {
  calls: ImportCalls;
  params: { uuid: string };
  texts: ImportTexts;
  source?: ImportSource | undefined;
  /** The address refers to a checked file that is no longer stored. */
  isGone: boolean;
  onChecked: (report: ImportReport) => void;
}) {
  const { t } = useTranslation();
  return (
    <SidePanel
      label={t('platform:import.how')}
      width={368}
      panel={
        source ? <ImportSteps steps={source.steps} /> : <HowItWorks upload={calls.check.upload} />
      }
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
        {source ? (
          <>
            <h3 className={classes.part}>{source.title}</h3>
            <p className={classes.help}>{source.help}</p>
            <div className={classes.actions}>{source.action}</div>
          </>
        ) : (
          <TemplatePart calls={calls} params={params} />
        )}
      </div>
    </SidePanel>
  );
}
