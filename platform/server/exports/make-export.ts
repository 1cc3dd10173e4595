import type { ExportOutcome } from '#platform/contract/files/export-outcome.ts';
import { localeFromLanguageTags } from '#platform/contract/locale.ts';
import { wallClock } from '#platform/contract/time/zoned-days.ts';
import type { App } from '../app.ts';
import { columnLabel } from '../imports/column-label.ts';
import type { JobContext } from '../jobs/job.ts';
import { jobScope } from '../jobs/job-scope.ts';
import type { JobOutcome } from '../jobs/mounted-job.ts';
import { datedFileName } from '../spreadsheets/dated-file-name.ts';
import type { SheetCell } from '../spreadsheets/sheet-cell.ts';
import { type SheetFormat, writeSheet } from '../spreadsheets/write-sheet.ts';
import type { Translate } from '../texts/texts.ts';
import type { ExportColumn, ExportDefinition } from './export-definition.ts';

const LARGEST_BYTES = 1024 * 1024 * 1024;
/** Long enough to come back to it on Monday. */
const KEPT_SECONDS = 3 * 24 * 60 * 60;

interface Given extends Pick<JobContext<unknown>, 'progress' | 'signal'> {
  definition: ExportDefinition<unknown, unknown>;
  app: App;
  clientId: string;
  format: SheetFormat;
  filters: unknown;
  userId: string;
  locale: string;
}

/** Writes the file while the rows are read. Made twice, by a worker that was lost, the first one expires unseen. */
export async function makeExport(given: Given): Promise<JobOutcome> {
  const { definition, app, clientId, format, userId } = given;
  const { may } = definition.call.access;
  const { db, membership } = await jobScope(app, { clientId, userId, may });
  const columns =
    typeof definition.columns === 'function'
      ? await definition.columns({ db, clientId })
      : definition.columns;
  const { timeZone } = membership;
  const reader = localeFromLanguageTags([given.locale]);
  const translate = app.texts.translator(reader);
  const rows = definition.rows({
    db,
    clientId,
    app,
    filters: given.filters,
    role: membership.role,
    reader,
  });
  const file = await app.files.put(db, {
    clientId,
    name: datedFileName(definition.fileName ?? 'export', format, timeZone),
    stream: writeSheet({
      format,
      title: translate(definition.title),
      header: columns.map((column) => headerOf(column, translate, timeZone)),
      dates: columns.map(({ dates }) => dates),
      rows: cellsOf(rows, columns, { ...given, translate, timeZone }),
      reader,
    }),
    maxBytes: LARGEST_BYTES,
    allow: [format],
    ownerUserId: userId,
    may,
    madeAs: membership.role,
    expiresAt: new Date(Date.now() + KEPT_SECONDS * 1000),
  });
  const path = app.files.link(file, { seconds: KEPT_SECONDS, disposition: 'attachment' });
  const outcome: ExportOutcome = { path, name: file.name };
  return {
    result: outcome,
    body: { key: 'platform:export.done', params: { file: file.name } },
    actions: [{ label: { key: 'platform:export.download', params: {} }, path }],
  };
}

/** A cell's moment has no place for its zone. */
function headerOf(column: ExportColumn<unknown>, translate: Translate, timeZone: string): string {
  const label = columnLabel(column, translate);
  return column.dates === 'moment' ? `${label} (${timeZone})` : label;
}

async function* cellsOf(
  batches: AsyncIterable<readonly unknown[]>,
  columns: readonly ExportColumn<unknown>[],
  {
    progress,
    signal,
    translate,
    timeZone,
  }: Pick<Given, 'progress' | 'signal'> & { translate: Translate; timeZone: string },
): AsyncGenerator<SheetCell[]> {
  let done = 0;
  for await (const batch of batches) {
    signal.throwIfAborted();
    for (const row of batch)
      yield columns.map(({ value, dates }) => {
        const cell = value(row, { translate });
        return dates === 'moment' && cell instanceof Date ? wallClock(cell, timeZone) : cell;
      });
    done += batch.length;
    progress(done);
  }
}
