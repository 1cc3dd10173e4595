import { useTranslation } from 'react-i18next';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import type { ImportSource } from '../import-source.ts';
import { ImportSteps } from './import-steps.tsx';

/** Beside a file that was taken from here: the way it went, and while it has errors the place for a corrected one. */
export function Reupload({
  calls,
  params,
  source,
  isDue,
  onChecked,
}: {
  calls: ImportCalls;
  params: { uuid: string };
  source: ImportSource;
  /** Not once a file without errors is there. */
  isDue: boolean;
  onChecked: (report: ImportReport) => void;
}) {
  const { t } = useTranslation();
  return (
    <ImportSteps steps={source.steps} current={source.steps.length - (isDue ? 1 : 0)}>
      {isDue && (
        <FileUpload
          label={t('platform:import.corrected')}
          call={calls.check}
          input={{ params }}
          onDone={onChecked}
        />
      )}
    </ImportSteps>
  );
}
