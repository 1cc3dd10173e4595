import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportOutcome } from '#platform/contract/imports/import-outcome.ts';
import type { ProblemParams } from '#platform/contract/problem.ts';
import type { App } from '../app.ts';
import type { AnyTables, Db, Tx } from '../database/database.ts';
import type { ImportColumn } from './import-column.ts';
import type { StoredReport } from './import-tables.ts';
import type { SeenInFile } from './seen-in-file.ts';

/**
 * A line whose cells could all be read. A value is null where the cell was empty, and absent where the file has no such
 * column: the first clears what is kept, the second leaves it alone.
 */
export interface ImportRow<Values> {
  /** As the person's program numbers it: the header is line 1. */
  line: number;
  values: Values;
}

/** A fault that only shows when a line is held against the others or against what is kept. */
export interface LineFault {
  line: number;
  /** The key of the column at fault. */
  column: string;
  code: string;
  params?: ProblemParams;
}

/** Something else that writing a line makes along, because nobody has yet: a group, a type. */
export interface MadeAlong {
  line: number;
  /** The key of the column that names it. */
  column: string;
  name: string;
  /** The same for names that are taken for one. */
  nameKey: string;
}

/** What a line would make of something that exists; an empty text is nothing. */
export interface LineChange {
  line: number;
  /** The key of the column that says so. */
  column: string;
  from: string;
  to: string;
}

/** What people know the record of a line by, and the value that is kept of it now; an empty text is nothing. */
export interface KnownRecord {
  record: string;
  now: string;
}

export interface Identified {
  /** The lines that are about something that exists already. */
  existing: ReadonlySet<number>;
  /** Those of them that say nothing new: they are not counted, and written only with `writesUnchanged`. */
  unchanged?: ReadonlySet<number>;
  faults?: readonly LineFault[];
  makes?: readonly MadeAlong[];
  /** Told where a person should see each change before it is written. */
  changes?: readonly LineChange[];
  /** What else the import counts; summed over all batches. */
  figures?: Readonly<Record<string, number>>;
}

/** A tool whose exports have columns that mean something else than their words say elsewhere. */
export interface ImportFileSource {
  /** Its exports have all of these headers. */
  headers: readonly string[];
  /** By header: the key of a column, or null for one that is left out. */
  columns: Readonly<Record<string, string | null>>;
}

/** One writing of a checked file. */
export interface ImportRun<Accepted = unknown> {
  /** Of the check; a repeat after a failure has the same. */
  id: string;
  jobId: string;
  userId: string;
  report: StoredReport;
  /** What `accept` made of the person's terms. */
  accepted: Accepted;
}

/** A checked file whose writing somebody starts. */
export interface StartedImport {
  id: string;
  userId: string;
  file: { id: string; name: string; size: number; sha256: string };
  report: StoredReport;
}

interface Given<Values, Tables> {
  /** Up to `BATCH_LINES` at a time, in the order of the file. */
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
  /** `directory.locations`: the module, then what is imported. */
  name: string;
  calls: ImportCalls;
  /** The text that names the job while it runs and in the bell; it is given `{{file}}`. */
  title: string;
  columns:
    | readonly ImportColumn<Values>[]
    | ((given: { db: Db<Tables>; clientId: string }) => Promise<readonly ImportColumn<Values>[]>);
  /** The columns that say whose line it is, some of them together: the first that is filled is shown beside a fault. */
  recordColumns: readonly ((keyof Values & string) | readonly (keyof Values & string)[])[];
  sources?: readonly ImportFileSource[];
  /** One wrong line keeps the whole file out. */
  allOrNothing?: boolean;
  /** `write` also gets the lines that say nothing new, and counts what changed itself. */
  writesUnchanged?: boolean;
  /**
   * Tells what exists already and finds faults that a cell alone does not show. Asked once when the file is checked and
   * again in the transaction that writes. `seen` remembers earlier batches of the same file.
   */
  identify(given: Given<Values, Tables> & { seen: SeenInFile }): Promise<Found>;
  /**
   * Whose lines these are by what is kept, for those that are told of; the cells of some could be read in part only. Left
   * out where the file itself says it well enough.
   */
  recognise?(given: Given<Partial<Values>, Tables>): Promise<ReadonlyMap<number, KnownRecord>>;
  /** Judges and keeps what the person said when starting it; what it gives goes with the job. */
  accept?(given: Starting<Tables> & { terms: unknown; check: StartedImport }): Promise<Accepted>;
  /** Before the first batch, in its transaction: what `write` adds to and `finish` tells. */
  begin?(given: Writing<Tables> & { run: ImportRun<Accepted> }): Promise<Sums>;
  /** Writes a batch; all batches of a file are one transaction. Gives what was made and changed where lines say it not. */
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
  /** Behind the last batch, in its transaction. */
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
