import type { Generated, JSONColumnType } from 'kysely';
import type { ImportOutcome, ImportReport } from '#platform/contract/imports/import-report.ts';

/** Result of a file check. ID and job are columns of the row. */
export type StoredReport = Omit<ImportReport, 'id' | 'jobId'>;

export interface ImportTables {
  /** One row for each file that was checked, until its files expire. */
  'platform.import_checks': {
    client_id: string;
    id: string;
    import_name: string;
    user_id: string;
    /** The uploaded file. */
    file_id: string;
    /** The checked lines: see checked-line.ts. */
    lines_id: string;
    report: JSONColumnType<StoredReport>;
    job_id: string | null;
    outcome: JSONColumnType<ImportOutcome | null, string | null, string | null>;
    created_at: Generated<Date>;
  };
  /** Last column choices for files with the same header row, where they differ from the automatic match. */
  'platform.import_matchings': {
    client_id: string;
    import_name: string;
    header_key: string;
    columns: JSONColumnType<Record<string, string | null>>;
    updated_at: Generated<Date>;
  };
  /** Cell values of a client's files that stand for one of a column's choices. */
  'platform.import_repairs': {
    client_id: string;
    import_name: string;
    column_key: string;
    /** Folded, so that one mapping applies to all spellings. */
    from_key: string;
    from_text: string;
    to_value: string;
    made_by: string | null;
    created_at: Generated<Date>;
  };
}
