import { useState } from 'react';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useDownload } from '#platform/web/feedback/use-notify-failure.ts';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CheckActionBar, WrongLinesButton } from './check/check-action-bar.tsx';
import { CheckStep } from './check/check-step.tsx';
import { FileStep, ImportSteps, sheetFormats } from './file/file-step.tsx';
import classes from './import-screen.module.css';
import type { ImportScreenProps, ImportSource } from './import-screen-props.ts';
import type { ImportFlow } from './use-import-flow.ts';
import { ConfirmStep } from './write/confirm-step.tsx';
import { WrittenStep } from './write/written-step.tsx';

/** Renders the current step. */
export function ImportBody({
  calls,
  params,
  texts,
  done,
  source,
  certify,
  written,
  newColumn,
  flow,
}: ImportScreenProps & { flow: ImportFlow }) {
  const { t } = useTranslation();
  const wrongLinesFile = useDownload(calls.wrongLines);
  const { step, report, read, recheck, write, jobId, job } = flow;
  // After a cancelled import the user must certify again.
  const [isAgain, setAgain] = useState(false);
  if (step === 'file') {
    return (
      <FileStep
        calls={calls}
        params={params}
        texts={texts}
        source={source}
        isGone={flow.isGone}
        onChecked={flow.begin}
      />
    );
  }
  if (!report || (jobId !== null && job === undefined)) {
    if (!read.isError) return <SkeletonRows />;
    return (
      <div className={classes.step}>
        <RegionError
          error={read.error}
          title={t('platform:import.reportFailed')}
          onRetry={() => void read.refetch()}
        />
      </div>
    );
  }
  const confirm = {
    report,
    isStarting: write.isPending,
    failure: write.error,
    onBack: flow.toCheck,
    onStart: (terms: object) => write.mutate(terms, { onSuccess: () => setAgain(false) }),
  };
  const format = sheetFormats(calls).at(-1) ?? 'csv';
  const wrongLines = (
    <WrongLinesButton
      format={format}
      isDownloading={wrongLinesFile.isDownloading}
      onDownload={() =>
        void wrongLinesFile.download({
          params: { ...params, id: report.id },
          query: { format },
        })
      }
    />
  );
  if (job !== undefined && jobId !== null && !isAgain) {
    const isWritten = job === null || job.state === 'done';
    if (written && isWritten)
      return written({ report, job, wrongLines, onAnotherFile: flow.toFile });
    return (
      <WrittenStep
        job={job}
        fileName={report.file.name}
        done={done}
        hasNew={texts.creates !== undefined}
        wrongLines={wrongLines}
        isStarting={write.isPending}
        failure={write.error}
        onCancel={flow.cancel}
        onTryAgain={() => (certify ? setAgain(true) : write.mutate({}))}
        onAnotherFile={flow.toFile}
      />
    );
  }
  if (step === 'import')
    return certify ? (
      certify(confirm)
    ) : (
      <ConfirmStep {...confirm} onStart={() => confirm.onStart({})} />
    );
  return (
    <>
      <CheckStep
        report={report}
        texts={texts}
        isChecking={recheck.isPending}
        failure={recheck.error}
        onColumns={(columns) => recheck.mutate({ columns })}
        onRepairs={(repairs) => recheck.mutate({ columns: report.columns, repairs })}
        onReading={(reading) => recheck.mutate({ columns: report.columns, reading })}
        onReport={flow.keep}
        newColumn={newColumn}
        wrongLines={wrongLines}
        {...(source && {
          way: (
            <Reupload
              key={report.id}
              calls={calls}
              params={params}
              source={source}
              isDue={report.wrong > 0}
              onChecked={flow.begin}
            />
          ),
        })}
      />
      <CheckActionBar
        report={report}
        isChecking={recheck.isPending}
        onBack={flow.toFile}
        onGoOn={flow.toImport}
      />
    </>
  );
}

/** For files exported from here: shows the process and, while the file has errors, the upload for a corrected one. */
function Reupload({
  calls,
  params,
  source,
  isDue,
  onChecked,
}: {
  calls: ImportCalls;
  params: { uuid: string };
  source: ImportSource;
  /** False once a file without errors was uploaded. */
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
