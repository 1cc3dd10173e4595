import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isUuid } from '#platform/contract/ids.ts';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import { importCheckGone } from '#platform/contract/imports/import-problems.ts';
import type {
  ImportRepair,
  ImportReport,
  ReadingChoice,
} from '#platform/contract/imports/import-report.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { jobsKey, useJobs } from '#platform/web/live/use-jobs.ts';

export type ImportStep = 'file' | 'check' | 'import';
export const IMPORT_STEPS: readonly ImportStep[] = ['file', 'check', 'import'];

/** Returns the current step and the functions that move between steps. */
export function useImportFlow(calls: ImportCalls, params: { uuid: string }) {
  const address = useImportAddress();
  const { read, report, isGone, keep, recheck, write } = useImport(calls, params, address.check);
  const jobId = report?.jobId ?? null;
  const { job, cancel } = useImportJob(params.uuid, jobId);
  const needsFile = address.check === null || isGone;
  const step: ImportStep = needsFile ? 'file' : jobId || address.isConfirming ? 'import' : 'check';
  return {
    step,
    /** Changes whenever the screen should scroll to its start. */
    stage: jobId === null ? step : (job?.state ?? ''),
    report: needsFile ? undefined : report,
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

/** The job that writes an import; undefined while jobs load, null if it ended too long ago to be listed. */
function useImportJob(clientId: string, jobId: string | null) {
  const queries = useQueryClient();
  const { jobs, isRead, cancel } = useJobs(clientId);
  const job = jobs.find(({ id }) => id === jobId) ?? (isRead ? null : undefined);
  const isDone = job?.state === 'done';

  // Any list may show the imported records.
  useEffect(() => {
    if (isDone) void queries.invalidateQueries();
  }, [isDone, queries]);
  return { job, cancel };
}

interface ImportAddress {
  /** Id of the checked file; without it the screen asks for a file. */
  check?: string;
  step?: 'import';
}

/** The state of an import is in the URL, so that a reload shows the same step. */
function useImportAddress() {
  const navigate = useNavigate();
  const { check, step } = useSearch({ strict: false }) as { check?: unknown; step?: unknown };
  return {
    check: typeof check === 'string' ? check : null,
    isConfirming: step === 'import',
    go: (search: ImportAddress) => void navigate({ to: '.', search: { ...search } }),
  };
}

/** Options for checking the same file again. */
interface Rechecked {
  columns: ImportReport['columns'];
  repairs?: ImportRepair[];
  reading?: ReadingChoice;
}

/** A checked file: its report, checking it again with other columns, and writing it. */
function useImport(calls: ImportCalls, params: { uuid: string }, check: string | null) {
  const queries = useQueryClient();
  const isCheck = check !== null && isUuid(check);
  const input = { params: { ...params, id: check ?? '' } };
  const read = useCall(calls.report, input, { enabled: isCheck });

  const keep = (report: ImportReport) => {
    const { queryKey } = callQueryOptions(calls.report, { params: { ...params, id: report.id } });
    queries.setQueryData(queryKey, report);
  };
  const recheck = useMutation({
    // Runs the checks one after the other, so that the last choice wins.
    scope: { id: `recheck ${check}` },
    mutationFn: ({ columns, repairs = [], reading = {} }: Rechecked) =>
      callServer(calls.recheck, { ...input, body: { columns, repairs, reading } }),
    onSuccess: keep,
  });
  const write = useMutation({
    mutationFn: (terms: object) => callServer(calls.write, { ...input, body: terms }),
    // Refreshes the job list before the job id is set, because a job that is not listed counts as ended long ago.
    onSuccess: async ({ jobId }) => {
      await queries.invalidateQueries({ queryKey: jobsKey });
      if (report) keep({ ...report, jobId });
    },
  });

  const report = isCheck && read.data?.id === check ? read.data : undefined;
  const isGone =
    (check !== null && !isCheck) || [read.error, recheck.error, write.error].some(isGoneError);
  // Shows the new choice immediately; the figures follow.
  const chosen = recheck.isPending ? recheck.variables.columns : undefined;
  return {
    read,
    report: report && chosen ? { ...report, columns: chosen } : report,
    isGone,
    keep,
    recheck,
    write,
  };
}

function isGoneError(error: unknown): boolean {
  return error instanceof ProblemError && error.code === importCheckGone.code;
}
