import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportOutcome } from '#platform/contract/imports/import-report.ts';
import type { ProblemParams } from '#platform/contract/problem.ts';
import type { App } from '../app.ts';
import type { AnyTables, Db, Tx } from '../database/database.ts';
import type { AnyColumn, ImportColumn } from './import-column.ts';
import type { StoredReport } from './import-tables.ts';
import type { SeenInFile } from './seen-in-file.ts';

/**
 * A line whose cells are all valid. Null is an empty cell, which clears the stored value. A missing value means that the file
 * has no such column; the stored value stays.
 */
export interface ImportRow<Values> {
  /** Line number as shown by spreadsheet programs: the header is line 1. */
  line: number;
  values: Values;
}

/** A fault that only appears when a line is compared with other lines or with stored records. */
export interface LineFault {
  line: number;
  /** Key of the column with the fault. */
  column: string;
  code: string;
  params?: ProblemParams;
}

/** A further record that writing a line creates because it does not exist yet: a group, a type. */
export interface AdditionalRecord {
  line: number;
  /** Key of the column with its name. */
  column: string;
  name: string;
  /** Equal for names that count as the same. */
  nameKey: string;
}

/** A change that a line makes to an existing record. An empty string means no value. */
export interface LineChange {
  line: number;
  /** Key of the column with the new value. */
  column: string;
  from: string;
  to: string;
}

/** Display name of a line's record and its currently stored value. An empty string means no value. */
export interface ExistingRecord {
  record: string;
  now: string;
}

export interface Identified {
  /** Lines whose record already exists. */
  existing: ReadonlySet<number>;
  /** Lines without a change. They are not counted, and written only with `writesUnchanged`. */
  unchanged?: ReadonlySet<number>;
  faults?: readonly LineFault[];
  makes?: readonly AdditionalRecord[];
  /** Set for imports where users review each change before it is written. */
  changes?: readonly LineChange[];
  /** Additional counts of the import, summed over all batches. */
  figures?: Readonly<Record<string, number>>;
}

/** A tool whose export columns have a different meaning than their headers suggest. */
export interface ImportFileSource {
  /** Headers that all its exports have. */
  headers: readonly string[];
  /** Column key by header; null for an ignored one. */
  columns: Readonly<Record<string, string | null>>;
}

/** One run that writes a checked file. */
export interface ImportRun<Accepted = unknown> {
  /** ID of the check; a retry has the same one. */
  id: string;
  jobId: string;
  userId: string;
  report: StoredReport;
  /** Result of the import's `accept` function. */
  accepted: Accepted;
}

/** A checked file that a user starts to import. */
export interface StartedImport {
  id: string;
  userId: string;
  file: { id: string; name: string; size: number; sha256: string };
  report: StoredReport;
}

interface Given<Values, Tables> {
  /** Up to `BATCH_LINES` rows at a time, in file order. */
  rows: readonly ImportRow<Values>[];
  db: Db<Tables>;
  clientId: string;
  app: App;
}

export interface ImportDefinition<
  Values,
  Tables = AnyTables,
  Found extends Identified = Identified,
  Accepted = unknown,
  Sums = unknown,
> {
  /** Module and subject of the import: `directory.locations`. */
  name: string;
  calls: ImportCalls;
  /** Text key of the job's title, also in notifications; gets `{{file}}`. */
  title: string;
  columns:
    | readonly ImportColumn<Values>[]
    | ((given: { db: Db<Tables>; clientId: string }) => Promise<readonly ImportColumn<Values>[]>);
  /** Columns that identify a line's record, alone or combined. The first non-empty one is shown next to a fault. */
  recordColumns: readonly ((keyof Values & string) | readonly (keyof Values & string)[])[];
  sources?: readonly ImportFileSource[];
  /** One invalid line rejects the whole file. */
  allOrNothing?: boolean;
  /** `write` also gets unchanged lines and counts the changes itself. */
  writesUnchanged?: boolean;
  /**
   * Finds existing records, and faults that a single cell does not show. Runs once when the file is checked and again
   * in the writing transaction. `seen` holds earlier batches of the same file.
   */
  identify(given: Given<Values, Tables> & { seen: SeenInFile }): Promise<Found>;
  /**
   * Returns the stored records of reported lines; some of these lines could only be read in part. Omit it if the file
   * itself identifies the records well enough.
   */
  recognise?(given: Given<Partial<Values>, Tables>): Promise<ReadonlyMap<number, ExistingRecord>>;
  /** Validates and saves the user's input at the start of the import. The result is passed to the job. */
  accept?(given: Starting<Tables> & { terms: unknown; check: StartedImport }): Promise<Accepted>;
  /** Runs before the first batch, in its transaction. Returns the totals that `write` updates and `finish` reports. */
  begin?(given: Writing<Tables> & { run: ImportRun<Accepted> }): Promise<Sums>;
  /**
   * Writes a batch; all batches of a file are one transaction. Returns the number of created and updated records if it
   * differs from the number of lines.
   */
  write(
    given: Writing<Tables> & {
      rows: readonly (ImportRow<Values> & { exists: boolean })[];
      userId: string;
      found: Found;
      run: ImportRun<Accepted>;
      sums: Sums;
    },
    // biome-ignore lint/suspicious/noConfusingVoidType: most imports write a record for each line
  ): Promise<{ created: number; updated: number } | void>;
  /** Runs after the last batch, in its transaction. */
  finish?(
    given: Writing<Tables> & { run: ImportRun<Accepted>; sums: Sums; outcome: ImportOutcome },
  ): Promise<void>;
}

interface Starting<Tables> {
  db: Db<Tables>;
  clientId: string;
  app: App;
}

interface Writing<Tables> extends Starting<Tables> {
  db: Tx<Tables>;
}

/** The columns of an import, which may depend on the client. */
export async function resolveImportColumns(
  { columns }: Pick<ImportDefinition<Record<string, unknown>>, 'columns'>,
  of: { db: Db; clientId: string },
): Promise<readonly AnyColumn[]> {
  return typeof columns === 'function' ? columns(of) : columns;
}
