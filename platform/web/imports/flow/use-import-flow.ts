import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useImport } from './use-import.ts';
import { useImportAddress } from './use-import-address.ts';
import { useImportJob } from './use-import-job.ts';

export type ImportStep = 'file' | 'check' | 'import';
export const IMPORT_STEPS: readonly ImportStep[] = ['file', 'check', 'import'];

/** Returns the current step and the functions that move between steps. */
export function useImportFlow(calls: ImportCalls, params: { uuid: string }) {
  const address = useImportAddress();
  const { read, report, isGone, keep, recheck, write } = useImport(calls, params, address.check);
  const jobId = report?.jobId ?? null;
  const { job, cancel } = useImportJob(params.uuid, jobId);
  const isAsked = address.check === null || isGone;
  const step: ImportStep = isAsked ? 'file' : jobId || address.isConfirming ? 'import' : 'check';
  return {
    step,
    /** Changes with everything that a person should be taken to the beginning of. */
    stage: jobId === null ? step : (job?.state ?? ''),
    report: isAsked ? undefined : report,
    read,
    isGone,
    keep,
    recheck,
    write,
    jobId,
    job,
    cancel,
    toFile: () => address.go({}),
    toCheck: () => address.go(report ? { check: report.id } : {}),
    toImport: () => address.go(report ? { check: report.id, step: 'import' } : {}),
    begin: (checked: ImportReport) => {
      keep(checked);
      recheck.reset();
      write.reset();
      address.go({ check: checked.id });
    },
  };
}
export type ImportFlow = ReturnType<typeof useImportFlow>;
