import type { ExportOutcome } from '#platform/contract/files/export-body.ts';
import { localeFromLanguageTags } from '#platform/contract/locale.ts';
import { wallClock } from '#platform/contract/time-zone.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { createReportLink } from '../files/linked-file.ts';
import { lockedArchive } from '../files/locked-archive.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { columnLabel } from '../imports/import-column.ts';
import { type JobContext, jobScope } from '../jobs/job.ts';
import type { JobOutcome } from '../jobs/job-kind.ts';
import { EventLoopYielder } from '../jobs/yield-turn.ts';
import { userMailboxPort } from '../sessions/user-ports.ts';
import { datedFileName } from '../spreadsheets/dated-file-name.ts';
import type { SheetCell } from '../spreadsheets/sheet-cell.ts';
import { writeSheet } from '../spreadsheets/write-sheet.ts';
import type { Translate } from '../texts/texts.ts';
import {
  type ExportColumn,
  type ExportDefinition,
  type ExportOptions,
  exportColumns,
} from './export-definition.ts';
import { exportReadyMail } from './export-ready.mail.ts';

const LARGEST_BYTES = 1024 * 1024 * 1024;
/** Long enough that a file requested on Friday can be downloaded on Monday. */
const RETENTION_DAYS = 3;

interface Given extends Pick<JobContext<unknown>, 'progress' | 'signal' | 'jobId'>, ExportOptions {
  definition: ExportDefinition<unknown, unknown>;
  app: App;
  clientId: string;
  filters: unknown;
  userId: string;
  locale: string;
}

/** Writes the file while rows are read. If a lost worker caused a second run, the first file expires without being linked. */
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
    expiresAt: new Date(Date.now() + RETENTION_DAYS * 24 * 60 * 60 * 1000),
  });
  await giveExport(given, {
    db,
    file,
    rows: written,
    days: RETENTION_DAYS,
    columns: columns.flatMap(({ key }) => key ?? []),
  });
  const seconds = RETENTION_DAYS * 24 * 60 * 60;
  const path = app.files.link(file, { seconds, disposition: 'attachment' });
  const outcome: ExportOutcome = { path, name: file.name };
  return {
    result: outcome,
    body: { key: 'platform:export.done', params: { file: file.name } },
    actions: [{ label: { key: 'platform:export.download', params: {} }, path }],
  };
}

/** A cell's timestamp has no time zone, so the header names it. */
function headerOf(column: ExportColumn<unknown>, translate: Translate, timeZone: string): string {
  const label = columnLabel(column, translate);
  return column.dates === 'moment' ? `${label} (${timeZone})` : label;
}

interface ExportRequest extends ExportOptions {
  definition: ExportDefinition<unknown, unknown>;
  app: App;
  clientId: string;
  jobId: string;
  filters: unknown;
  userId: string;
}

/** Sends the file's link to the user who requested it. The module's export record is saved in the same transaction. */
async function giveExport(
  { definition, app, clientId, jobId, userId, filters, format, password }: ExportRequest,
  {
    db,
    file,
    rows,
    days,
    columns,
  }: { db: Db; file: StoredFile; rows: number; days: number; columns: readonly string[] },
): Promise<void> {
  const isLocked = password !== undefined;
  const seconds = days * 24 * 60 * 60;
  const mailbox = await app.ports.call(userMailboxPort, { userId }, { db, app });
  await db.transaction().execute(async (tx) => {
    const { url, expiresAt } = await createReportLink(
      { db: tx, app },
      { clientId, fileId: file.id, seconds },
    );
    await definition.made?.(tx, {
      clientId,
      userId,
      jobId,
      filters,
      columns,
      format,
      isLocked,
      rows,
      file: { id: file.id, name: file.name, expiresAt },
    });
    if (!mailbox) return;
    const title = app.texts.translator(mailbox.locale)(definition.title);
    await app.mail.send(tx, exportReadyMail, {
      to: mailbox.email,
      locale: mailbox.locale,
      clientId,
      input: { title, file: file.name, url, days, isLocked },
      idempotencyKey: `export ${jobId}`,
    });
  });
}

/**
 * Rows as the cells of a sheet, batch by batch. The next batch is read from the database while this one is written, so that
 * neither waits for the other.
 */
async function* rowsToCells<Row>(
  batches: AsyncIterable<readonly Row[]>,
  {
    columns,
    signal,
    translate,
    timeZone,
    onWritten,
  }: {
    columns: readonly ExportColumn<Row>[];
    signal: AbortSignal;
    translate: Translate;
    timeZone: string;
    onWritten: (rows: number) => void;
  },
): AsyncGenerator<SheetCell[][]> {
  const cellTexts = { translate };
  const cellOf = ({ value, dates }: ExportColumn<Row>, row: Row): SheetCell => {
    const cell = value(row, cellTexts);
    return dates === 'moment' && cell instanceof Date ? wallClock(cell, timeZone) : cell;
  };
  const breather = new EventLoopYielder();
  for await (const batch of oneAhead(batches)) {
    signal.throwIfAborted();
    const cells: SheetCell[][] = [];
    for (const row of batch) {
      cells.push(columns.map((column) => cellOf(column, row)));
      if (breather.isDue) await breather.pause();
    }
    yield cells;
    onWritten(batch.length);
  }
}

async function* oneAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    let coming = iterator.next();
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = iterator.next();
      // If the consumer stops early, a failure of the prefetched batch must not become an unhandled rejection.
      coming.catch(() => {});
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
