import { sql } from 'kysely';
import type { ImportOutcome } from '#platform/contract/imports/import-outcome.ts';
import { importNotPossible } from '#platform/contract/imports/import-problems.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { JobContext } from '../jobs/job.ts';
import { type CheckedLine, readCheckedLines } from './checked-line.ts';
import { findCheck } from './import-checks.ts';
import type { ImportDefinition, ImportRow } from './import-definition.ts';
import type { ImportTables } from './import-tables.ts';
import { type JobScope, jobDatabase } from './job-scope.ts';
import { SeenInFile } from './seen-in-file.ts';

type Row = ImportRow<Record<string, unknown>>;

/** How many lines a module is given at a time. */
const BATCH_LINES = 1_000;

interface Given extends Pick<JobContext<unknown>, 'progress' | 'signal'> {
  definition: ImportDefinition<Record<string, unknown>>;
  app: App;
  clientId: string;
  checkId: string;
  scope: JobScope;
}

/**
 * All lines in one transaction, each held once more against what is kept, which may have changed since the check. Two
 * imports of the same kind wait for each other, so that what one was told to be new is not made by the other.
 */
export async function writeLines(given: Given): Promise<ImportOutcome> {
  const { definition, app, clientId, checkId, scope, signal } = given;
  const wanted = { importName: definition.name, clientId, userId: scope.userId, id: checkId };
  return jobDatabase<ImportTables>(app, clientId, scope)
    .transaction()
    .execute(async (tx) => {
      const check = await findCheck(tx, wanted, { lock: true });
      if (check.outcome) return check.outcome;
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${clientId} ${definition.name}`}, 0))`.execute(
        tx,
      );
      const { stream } = await app.files.open(tx, { clientId, id: check.lines_id });
      const total = check.report.creates + check.report.updates;
      const outcome = { created: 0, updated: 0, leftOut: check.report.wrong };
      const seen = new SeenInFile();
      for await (const rows of goodRows(readCheckedLines(stream))) {
        signal.throwIfAborted();
        await writeBatch(given, { tx, rows, seen, outcome });
        given.progress(outcome.created + outcome.updated, total);
      }
      await tx
        .updateTable('platform.import_checks')
        .set({ outcome: JSON.stringify(outcome) })
        .where('client_id', '=', clientId)
        .where('id', '=', checkId)
        .execute();
      signal.throwIfAborted();
      return outcome;
    });
}

async function writeBatch(
  { definition, app, clientId, scope }: Given,
  { tx, rows, seen, outcome }: { tx: Tx; rows: Row[]; seen: SeenInFile; outcome: ImportOutcome },
): Promise<void> {
  const about = { db: tx, clientId, app };
  const { existing, faults = [] } = await definition.identify({ ...about, rows, seen });
  if (faults.length > 0 && definition.allOrNothing) throw importNotPossible();
  const wrong = new Set(faults.map(({ line }) => line));
  const good = rows
    .filter(({ line }) => !wrong.has(line))
    .map((row) => ({ ...row, exists: existing.has(row.line) }));
  if (good.length > 0) await definition.write({ ...about, rows: good, userId: scope.userId });
  const updated = good.filter(({ exists }) => exists).length;
  outcome.updated += updated;
  outcome.created += good.length - updated;
  outcome.leftOut += wrong.size;
}

async function* goodRows(lines: AsyncIterable<CheckedLine>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  for await (const line of lines) {
    if (!('values' in line)) continue;
    rows.push(line);
    if (rows.length < BATCH_LINES) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}
