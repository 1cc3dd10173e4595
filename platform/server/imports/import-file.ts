import { importLinesWrong } from '#platform/contract/imports/import-problems.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { type FieldError, Problem } from '#platform/contract/problem.ts';
import { checkReceived } from './check-received.ts';
import { startWriting } from './start-writing.ts';

type Context = Parameters<typeof checkReceived>[0];
type Given = Parameters<typeof checkReceived>[1] &
  Pick<Parameters<typeof startWriting>[1], 'definition' | 'job'>;

export interface BroughtFile {
  lines: number;
  /** Number of records that the job will create or update. */
  changed: number;
  jobId: string;
}

/** Checks and writes in one step, for API clients. No user reviews the report, so one invalid line rejects the file. */
export async function importFile(
  { db, app }: Context,
  { job, ...given }: Given,
): Promise<BroughtFile> {
  const { clientId, userId, definition } = given;
  const report = await checkReceived({ db, app }, given);
  if (report.missing.length > 0 || report.wrong > 0) throw refusal(report);
  const { jobId } = await db
    .transaction()
    .execute((tx) =>
      startWriting({ db: tx, app }, { clientId, userId, id: report.id, definition, job }),
    );
  return { lines: report.lines, changed: report.creates + report.updates, jobId };
}

function refusal({ missing, faults, wrong }: ImportReport): Problem {
  const columns = missing.map(
    (column): FieldError => ({ field: 'body.file', code: 'columnMissing', params: { column } }),
  );
  const cells = faults.map(
    ({ line, column, code, params }): FieldError => ({
      field: `body.file.${line}.${column}`,
      code,
      params: { ...params, atLine: line },
    }),
  );
  const { status, code, message, params } = importLinesWrong({ wrong });
  return new Problem({
    status,
    code,
    title: message,
    ...(params && { params }),
    errors: [...columns, ...cells],
  });
}
