import type { RawBuilder } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * What a module adds to the archive of a client. Every table with a `client_id` is archived without a declaration; a
 * module declares only the exceptions, and rows above clients that belong to one.
 */
export interface ClientData {
  /** Tables that stay in this installation, each with the reason. */
  leftOut?: Readonly<Record<string, string>>;
  /** Columns whose values are not archived, because they are secrets of this installation. The import uses their defaults. */
  emptied?: Readonly<Record<string, EmptiedColumns>>;
  /** Tables of which only some rows are archived. */
  partly?: Readonly<Record<string, { where: RawBuilder<boolean>; reason: string }>>;
  /** Columns with a keyed hash: archived, but they match only where `SECRET_KEY` is the same. */
  keyed?: Readonly<Record<string, readonly string[]>>;
  /** Rows of tables above clients that are archived with a client. */
  above?: readonly RowsAboveClients[];
}

export interface EmptiedColumns {
  columns: readonly string[];
  reason: string;
}

export type ArchivedRow = Readonly<Record<string, unknown>>;

export interface RowsAboveClients {
  table: string;
  /** Archived columns; all stored ones by default. */
  columns?: readonly string[];
  /** Condition on the table for the rows of a client, with the id as a literal: a cursor has no parameters. */
  of(clientId: string): RawBuilder<boolean>;
  /** Writes the rows in the transaction of the import and returns what happened. Throws `ArchiveRefused` if they do not fit. */
  bringIn(db: Db, rows: readonly ArchivedRow[], columns: readonly string[]): Promise<ImportedRows>;
  /** Runs at the end of an import with the audit log on, so that changes are logged. */
  finish?(db: Db, clientId: string): Promise<void>;
}

export interface ImportedRows {
  /** Rows that already exist here under another id: every reference to the archived id is replaced by this one. */
  renamed: ReadonlyMap<string, string>;
  /** Sentences for the operator. */
  notes: readonly string[];
}

/** Why an archive is refused, for callers that translate it. Modules add the codes of their `bringIn`. */
export interface ArchiveRefusal {
  code: string;
  params?: Readonly<Record<string, string | number>>;
}

/** The archive cannot be imported; the message gives the operator the reason and the solution. */
export class ArchiveRefused extends Error {
  readonly refusal: ArchiveRefusal | undefined;

  constructor(message: string, refusal?: ArchiveRefusal) {
    super(message);
    this.refusal = refusal;
  }
}

/** Declarations of all modules as one, and the migrations of this version. */
export interface MergedClientData extends Required<ClientData> {
  migrations: readonly string[];
}

export function mergeClientData(
  modules: readonly { clientData?: ClientData; migrations?: readonly { name: string }[] }[],
): MergedClientData {
  const declared = modules.flatMap(({ clientData }) => clientData ?? []);
  return {
    leftOut: Object.assign({}, ...declared.map(({ leftOut }) => leftOut)),
    emptied: Object.assign({}, ...declared.map(({ emptied }) => emptied)),
    partly: Object.assign({}, ...declared.map(({ partly }) => partly)),
    keyed: Object.assign({}, ...declared.map(({ keyed }) => keyed)),
    above: declared.flatMap(({ above }) => above ?? []),
    migrations: modules.flatMap(({ migrations = [] }) => migrations.map(({ name }) => name)),
  };
}
