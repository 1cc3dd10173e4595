import type { exportLocationsCall } from '#modules/directory/contract/locations/list-locations.ts';
import type { exportProductsCall } from '#modules/directory/contract/products/products.ts';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import type { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import type { TestApp } from '#platform/testing/test-app.ts';

type Visitor = ReturnType<TestApp['visitor']>;
type At = { visitor: Visitor; clientId: string };

async function resultOf({ visitor, clientId }: At, jobId: string): Promise<unknown> {
  const job = await until(async () => {
    const { body } = await visitor.call(listJobs, { query: { clientId } });
    return body.items.find(
      ({ id, state }) => id === jobId && (state === 'done' || state === 'failed'),
    );
  });
  if (job.state === 'failed') throw new Error(`the job failed: ${JSON.stringify(job)}`);
  return job.result;
}

/** All records of a client as a file. */
export async function exportedFile(
  at: At,
  call: typeof exportLocationsCall | typeof exportProductsCall,
): Promise<Blob> {
  const started = await at.visitor.call(call, {
    params: { uuid: at.clientId },
    body: { format: 'csv', filters: {} },
  });
  const { path } = exportOutcomeSchema.parse(await resultOf(at, started.body.jobId));
  const { raw } = await at.visitor.send({ method: 'GET', path });
  return new Blob([new Uint8Array(raw.rawPayload)]);
}

/** Imports all lines of a file, optionally without some columns; throws if a line is invalid. */
export async function importedFile(
  at: At,
  calls: ReturnType<typeof defineImportCalls>,
  content: Blob | string,
  without: readonly string[] = [],
): Promise<void> {
  const params = { uuid: at.clientId };
  const file = new File([content], 'file.csv');
  const checked = await at.visitor.upload(calls.check, { params, file });
  const columns = checked.body.columns.map(({ header, column }) => ({
    header,
    column: column && without.includes(column) ? null : column,
  }));
  const { body: report } =
    without.length > 0
      ? await at.visitor.call(calls.recheck, {
          params: { ...params, id: checked.body.id },
          body: { columns },
        })
      : checked;
  if (report.wrong > 0) throw new Error(`wrong lines: ${JSON.stringify(report.faults)}`);
  const { body } = await at.visitor.call(calls.write, {
    params: { ...params, id: report.id },
    body: {},
  });
  await resultOf(at, body.jobId);
}

/** A file of one line, with the code's own names as headers. */
export function toSingleLineCsv(cells: ReadonlyMap<string, unknown>): string {
  const quoted = (cell: unknown) => `"${String(cell ?? '').replaceAll('"', '""')}"`;
  return [[...cells.keys()], [...cells.values()]]
    .map((line) => line.map(quoted).join(','))
    .join('\n');
}
