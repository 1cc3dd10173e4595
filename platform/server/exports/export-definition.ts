import type { z } from 'zod';
import type { Access, CallDefinition } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Role } from '#platform/contract/role.ts';
import type { App } from '../app.ts';
import type { AnyTables, Db } from '../database/database.ts';
import type { DateColumn, SheetCell } from '../spreadsheets/sheet-cell.ts';
import type { SheetFormat } from '../spreadsheets/write-sheet.ts';
import type { Translate } from '../texts/texts.ts';

export interface ExportColumn<Row> {
  /** What a person who chooses columns names it by; without it, it is always there. */
  key?: string;
  /** The key of a text, or words of the brand's own: the same as the import's, so that the file can come back. */
  label: string | { words: string };
  value(row: Row, words: { translate: Translate }): SheetCell;
  /** It holds days, told by ISO, or moments: in a workbook they are dates, in a text file they are the reader's [GEN-03]. */
  dates?: DateColumn;
}

/** What is asked of an export beside which rows. */
export interface ExportLook {
  format: SheetFormat;
  columns?: readonly string[] | undefined;
  password?: string | undefined;
}

/** A client's call that is told which rows and which kind of file, by its body or its address, and answers with the job that makes it. */
export type ExportCall<Filters> = CallDefinition & {
  access: Extract<Access, { kind: 'client' }>;
  response: z.ZodType<{ jobId: string }, { jobId: string }>;
} & (
    | { body: z.ZodType<ExportLook & { filters: Filters }> }
    | { body?: undefined; query: z.ZodType<ExportLook & { filters: Filters }> }
  );

/** What was exported, for a module that keeps proof of it. */
export interface MadeExport<Filters> {
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
  /** `directory.locations`: the module, then what is exported. */
  name: string;
  call: ExportCall<Filters>;
  /** Where the address names what narrows the rows besides. */
  filtersOf?(params: Readonly<Record<string, string>>, filters: Filters): Filters;
  /** The text that names the job while it runs and in the bell. */
  title: string;
  /** What its file is called before the date; `export` unless told. */
  fileName?: string;
  columns:
    | readonly ExportColumn<Row>[]
    | ((given: { db: Db<Tables>; clientId: string }) => Promise<readonly ExportColumn<Row>[]>);
  /** In batches, each a page behind the last row of the one before; the database shows what the person may see. */
  rows(given: {
    db: Db<Tables>;
    clientId: string;
    app: App;
    filters: Filters;
    /** Of the person who asked, as they are when the file is made. */
    role: Role;
    /** The language that the person reads. */
    reader: Locale;
    /** Keys of the columns that were asked for; undefined where it is all of them. */
    columns: readonly string[] | undefined;
  }): AsyncIterable<readonly Row[]>;
  /** Told in the transaction that gives the file's link away: nobody has the file before this is kept. */
  made?(db: Db<Tables>, what: MadeExport<Filters>): Promise<void>;
}
