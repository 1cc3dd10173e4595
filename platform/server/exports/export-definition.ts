import type { z } from 'zod';
import type { Access, CallDefinition } from '#platform/contract/call.ts';
import { exportColumnUnknown } from '#platform/contract/files/export-body.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Role } from '#platform/contract/permission.ts';
import type { App } from '../app.ts';
import type { AnyTables, Db } from '../database/database.ts';
import type { DateColumn, SheetCell } from '../spreadsheets/sheet-cell.ts';
import type { SheetFormat } from '../spreadsheets/write-sheet.ts';
import type { Translate } from '../texts/texts.ts';

export interface ExportColumn<Row> {
  /** Key for selecting the column. A column without a key is always included. */
  key?: string;
  /** A text key, or the brand's own label. Same as in the import, so that the file can be imported again. */
  label: string | { words: string };
  value(row: Row, texts: { translate: Translate }): SheetCell;
  /** The column holds ISO days or timestamps. Workbooks get date cells, text files the user's date format [GEN-03]. */
  dates?: DateColumn;
}

/** Options of an export besides the row filter. */
export interface ExportOptions {
  format: SheetFormat;
  columns?: readonly string[] | undefined;
  password?: string | undefined;
}

/**
 * A client call that takes row filter and file format in its body or query string and returns the ID of the export job.
 */
export type ExportCall<Filters> = CallDefinition & {
  access: Extract<Access, { kind: 'client' }>;
  response: z.ZodType<{ jobId: string }, { jobId: string }>;
} & (
    | { body: z.ZodType<ExportOptions & { filters: Filters }> }
    | { body?: undefined; query: z.ZodType<ExportOptions & { filters: Filters }> }
  );

/** Description of a finished export, for modules that keep a record of it. */
export interface FinishedExport<Filters> {
  clientId: string;
  userId: string;
  jobId: string;
  filters: Filters;
  /** Keys, in the order of the file. */
  columns: readonly string[];
  format: SheetFormat;
  isLocked: boolean;
  rows: number;
  file: { id: string; name: string; expiresAt: Date };
}

export interface ExportDefinition<Row, Filters, Tables = AnyTables> {
  /** Module and subject of the export: `directory.locations`. */
  name: string;
  call: ExportCall<Filters>;
  /** Row filters in the URL of the call, besides its query. */
  filtersOf?(params: Readonly<Record<string, string>>, filters: Filters): Filters;
  /** Text key of the job's title, also used in notifications. */
  title: string;
  /** File name before the date. Default: `export`. */
  fileName?: string;
  columns:
    | readonly ExportColumn<Row>[]
    | ((given: { db: Db<Tables>; clientId: string }) => Promise<readonly ExportColumn<Row>[]>);
  /**
   * Yields pages, each starting after the last row of the previous one. The database limits them to rows that the user
   * may see.
   */
  rows(given: {
    db: Db<Tables>;
    clientId: string;
    app: App;
    filters: Filters;
    /** Role of the requesting user at the time the file is created. */
    role: Role;
    /** The language of the user. */
    reader: Locale;
    /** Keys of the requested columns; undefined means all. */
    columns: readonly string[] | undefined;
  }): AsyncIterable<readonly Row[]>;
  /** Runs in the transaction that creates the file's link, so the file is not accessible before this is saved. */
  made?(db: Db<Tables>, what: FinishedExport<Filters>): Promise<void>;
}

/** Columns of a file: all, or the requested ones in the requested order. */
export async function exportColumns<Row, Filters>(
  { columns }: Pick<ExportDefinition<Row, Filters>, 'columns'>,
  { db, clientId, chosen }: { db: Db; clientId: string; chosen: readonly string[] | undefined },
): Promise<readonly ExportColumn<Row>[]> {
  const all = typeof columns === 'function' ? await columns({ db, clientId }) : columns;
  if (!chosen) return all;
  const byKey = new Map(all.flatMap((one) => (one.key === undefined ? [] : [[one.key, one]])));
  const fixed = all.filter(({ key }) => key === undefined);
  const wanted = [...new Set(chosen)].map((key) => {
    const column = byKey.get(key);
    if (!column) throw exportColumnUnknown({ column: key });
    return column;
  });
  return [...fixed, ...wanted];
}
