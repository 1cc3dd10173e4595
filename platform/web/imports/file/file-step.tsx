import { IconAlertTriangle, IconCheck, IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CallDefinition } from '#platform/contract/call.ts';
import { formatFileExtensions } from '#platform/contract/files/file-kind.ts';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { IMPORT_LINE_LIMIT } from '#platform/contract/limits.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useDownload } from '#platform/web/feedback/use-notify-failure.ts';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { useFileSizes } from '#platform/web/file-drop/use-file-sizes.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import classes from '../import-screen.module.css';
import type { ImportSource, ImportSourceStep, ImportTexts } from '../import-screen-props.ts';
import importStepsStyles from './how-it-works.module.css';

/** Upload step: the file and its template. The file is checked as soon as it is chosen. */
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

/** Explains the import steps and the accepted files before the user chooses one. */
function HowItWorks({ upload }: { upload: NonNullable<CallDefinition['upload']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const size = useFileSizes();
  const steps = [
    { name: t('platform:import.howFill'), note: t('platform:import.howFillNote') },
    {
      name: t('platform:import.howBring'),
      note: t('platform:import.howBringNote', {
        types: formatFileExtensions(upload.kinds),
        size: size(upload.maxBytes),
        lines: format.number(IMPORT_LINE_LIMIT),
      }),
    },
    { name: t('platform:import.howCheck'), note: t('platform:import.howCheckNote') },
    { name: t('platform:import.howImport'), note: t('platform:import.howImportNote') },
  ];
  return <ImportSteps steps={steps} />;
}

/** Offers an empty file with the right columns. */
function TemplatePart({ calls, params }: { calls: ImportCalls; params: { uuid: string } }) {
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

/** Steps of an import: completed ones with a tick, the current one in brass. */
export function ImportSteps({
  steps,
  current,
  children,
}: {
  steps: readonly ImportSourceStep[];
  /** Position of the current step; absent where the steps are only described. */
  current?: number;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={importStepsStyles.title}>{t('platform:import.how')}</h2>
      <ol>
        {steps.map(({ name, note }, position) => (
          <li
            key={name}
            className={importStepsStyles.step}
            data-done={current !== undefined && position < current}
            aria-current={position === current ? 'step' : undefined}
          >
            <span className={importStepsStyles.number} aria-hidden="true">
              {current !== undefined && position < current ? (
                <Icon of={IconCheck} size={12} />
              ) : (
                position + 1
              )}
            </span>
            <div>
              <p className={importStepsStyles.name}>{name}</p>
              <p className={importStepsStyles.note}>{note}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </>
  );
}

/** Download formats for a template or the invalid lines: only formats that the import accepts. */
export function sheetFormats({ check }: Pick<ImportCalls, 'check'>): ('csv' | 'xlsx')[] {
  return (['csv', 'xlsx'] as const).filter((format) => check.upload.kinds.includes(format));
}
