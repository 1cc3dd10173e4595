import { useTranslation } from 'react-i18next';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import type { ImportSource } from './import-source.ts';
import { ImportWay } from './import-way.tsx';

/** Beside the errors of a file that was taken from here: what is due is the corrected one. */
export function BringBack({
  calls,
  params,
  source,
  onChecked,
}: {
  calls: ImportCalls;
  params: { uuid: string };
  source: ImportSource;
  onChecked: (report: ImportReport) => void;
}) {
  const { t } = useTranslation();
  return (
    <ImportWay steps={source.steps} current={source.steps.length - 1}>
      <FileUpload
        label={t('platform:import.corrected')}
        call={calls.check}
        input={{ params }}
        onDone={onChecked}
      />
    </ImportWay>
  );
}
