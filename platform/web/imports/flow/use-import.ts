import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUuid } from '#platform/contract/ids.ts';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import { importCheckGone } from '#platform/contract/imports/import-problems.ts';
import type { ReadingChoice } from '#platform/contract/imports/import-reading.ts';
import type { ImportRepair } from '#platform/contract/imports/import-repair.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { jobsKey } from '#platform/web/live/use-jobs.ts';

/** Options for checking the same file again. */
export interface Rechecked {
  columns: ImportReport['columns'];
  repairs?: ImportRepair[];
  reading?: ReadingChoice;
}

/** A checked file: its report, checking it again with other columns, and writing it. */
export function useImport(calls: ImportCalls, params: { uuid: string }, check: string | null) {
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
    (check !== null && !isCheck) || [read.error, recheck.error, write.error].some(saysGone);
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

function saysGone(error: unknown): boolean {
  return error instanceof ProblemError && error.code === importCheckGone.code;
}
