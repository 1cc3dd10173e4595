import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type Selectable, sql } from 'kysely';
import { importCheckGone } from '#platform/contract/imports/import-problems.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import type { Db } from '../database/database.ts';
import type { LineFault } from './import-definition.ts';
import type { ImportTables } from './import-tables.ts';

/** How long a checked file can be imported. */
export const CHECK_HOURS = 24;

type CheckRow = Selectable<ImportTables['platform.import_checks']>;

interface Wanted {
  importName: string;
  clientId: string;
  userId: string;
  id: string;
}

/** Finds the user's own check. Another user's check is reported as not found. */
export async function findCheck(
  { db }: { db: Db<ImportTables> },
  wanted: Wanted,
  options: { lock?: boolean } = {},
): Promise<CheckRow> {
  const query = db
    .selectFrom('platform.import_checks')
    .selectAll()
    .where('client_id', '=', wanted.clientId)
    .where('id', '=', wanted.id)
    .where('import_name', '=', wanted.importName)
    .where('user_id', '=', wanted.userId)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${CHECK_HOURS})`);
  const row = await (options.lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw importCheckGone();
  return row;
}

export function toImportReport(row: Pick<CheckRow, 'id' | 'report' | 'job_id'>): ImportReport {
  return { ...row.report, id: row.id, jobId: row.job_id };
}

/** A line after the check: its values if valid, else its cells and faults. */
export type CheckedLine =
  | { line: number; values: Record<string, unknown> }
  | { line: number; cells: readonly string[]; faults: readonly Omit<LineFault, 'line'>[] };

/** First line of the file of checked lines, so that it is never empty. */
export const LINES_HEADER = '{"checked":1}\n';

/** One JSON text per line. Text files contain no control characters, and JSON does not escape this one. */
export function lineText(line: CheckedLine): string {
  return `${JSON.stringify(line).replaceAll('\u007f', '\\u007f')}\n`;
}

export async function* readCheckedLines(stream: Readable): AsyncGenerator<CheckedLine> {
  let isHeader = true;
  try {
    for await (const text of createInterface({
      input: stream,
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      if (!isHeader) yield JSON.parse(text);
      isHeader = false;
    }
  } finally {
    stream.destroy();
  }
}
