import type { ExportOutcome } from '#platform/contract/files/export-outcome.ts';
import { localeFromLanguageTags } from '#platform/contract/locale.ts';
import type { App } from '../app.ts';
import { lockedArchive } from '../files/locked-archive.ts';
import { columnLabel } from '../imports/column-label.ts';
import type { JobContext } from '../jobs/job.ts';
import { jobScope } from '../jobs/job-scope.ts';
import type { JobOutcome } from '../jobs/mounted-job.ts';
import { datedFileName } from '../spreadsheets/dated-file-name.ts';
import { writeSheet } from '../spreadsheets/write-sheet.ts';
import type { Translate } from '../texts/texts.ts';
import { exportColumns } from './export-columns.ts';
import type { ExportColumn, ExportDefinition, ExportOptions } from './export-definition.ts';
import { giveExport } from './give-export.ts';
import { rowsToCells } from './rows-to-cells.ts';

const LARGEST_BYTES = 1024 * 1024 * 1024;
/** Long enough to come back to it on Monday. */
const KEPT_DAYS = 3;

interface Given extends Pick<JobContext<unknown>, 'progress' | 'signal' | 'jobId'>, ExportOptions {
  definition: ExportDefinition<unknown, unknown>;
  app: App;
  clientId: string;
  filters: unknown;
  userId: string;
  locale: string;
}

/** Writes the file while the rows are read. Made twice, by a worker that was lost, the first one expires unseen. */
export async function makeExport(given: Given): Promise<JobOutcome> {
  const { definition, app, clientId, format, userId, password } = given;
  const { may } = definition.call.access;
  const { db, membership } = await jobScope(app, { clientId, userId, may });
  const columns = await exportColumns(definition, { db, clientId, chosen: given.columns });
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
    columns: given.columns,
  });
  let written = 0;
  const sheet = writeSheet({
    format,
    title: translate(definition.title),
    header: columns.map((column) => headerOf(column, translate, timeZone)),
    dates: columns.map(({ dates }) => dates),
    batches: rowsToCells(rows, {
      columns,
      signal: given.signal,
      translate,
      timeZone,
      onWritten: (count) => {
        written += count;
        given.progress(written);
      },
    }),
    reader,
  });
  const name = (extension: string) =>
    datedFileName(definition.fileName ?? 'export', extension, timeZone);
  const file = await app.files.put(db, {
    clientId,
    name: name(password ? 'zip' : format),
    stream: password ? lockedArchive({ name: name(format), content: sheet, password }) : sheet,
    maxBytes: LARGEST_BYTES,
    allow: [password ? 'zip' : format],
    ownerUserId: userId,
    may,
    madeAs: membership.role,
    expiresAt: new Date(Date.now() + KEPT_DAYS * 24 * 60 * 60 * 1000),
  });
  await giveExport(given, {
    db,
    file,
    rows: written,
    days: KEPT_DAYS,
    columns: columns.flatMap(({ key }) => key ?? []),
  });
  const seconds = KEPT_DAYS * 24 * 60 * 60;
  const path = app.files.link(file, { seconds, disposition: 'attachment' });
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
