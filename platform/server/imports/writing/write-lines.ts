import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { importNotPossible } from '#platform/contract/imports/import-problems.ts';
import type { ImportOutcome } from '#platform/contract/imports/import-report.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../database/database.ts';
import { type JobContext, jobScope } from '../../jobs/job.ts';
import { type CheckedLine, findCheck, readCheckedLines } from '../import-checks.ts';
import type { ImportDefinition, ImportRow, ImportRun } from '../import-definition.ts';
import type { ImportTables } from '../import-tables.ts';
import { SeenInFile } from '../seen-in-file.ts';

/** Lines per batch. Smaller batches need more statements, and each one searches the existing records. */
const BATCH_LINES = 5_000;

/** Pause before an import checks again whether another import of the same kind has ended. */
export const LOCK_RETRY_MS = 2_000;

type Row = ImportRow<Record<string, unknown>>;

interface WriteLinesParams extends Pick<JobContext<unknown>, 'progress' | 'signal' | 'jobId'> {
  definition: ImportDefinition<Record<string, unknown>>;
  app: App;
  clientId: string;
  checkId: string;
  userId: string;
  accepted: unknown;
}

/**
 * Writes all lines in one transaction and compares each again with the stored records, which may have changed since the
 * check. Imports of the same kind run one after the other, so that none creates a record that another considers new.
 * They wait outside the database, because of its statement timeout.
 */
export async function writeLines(given: WriteLinesParams): Promise<ImportOutcome> {
  for (;;) {
    const outcome = await writeIfUnlocked(given);
    if (outcome) return outcome;
    await setTimeout(LOCK_RETRY_MS, undefined, { signal: given.signal });
  }
}

async function writeIfUnlocked(given: WriteLinesParams): Promise<ImportOutcome | undefined> {
  const { definition, app, clientId, checkId, userId, signal } = given;
  const { may } = definition.calls.write.access;
  const { db } = await jobScope<ImportTables>(app, { clientId, userId, may });
  const wanted = { importName: definition.name, clientId, userId, id: checkId };
  return db.transaction().execute(async (tx) => {
    if (!(await tryLockImport(tx, { clientId, importName: definition.name }))) return undefined;
    const check = await findCheck({ db: tx }, wanted, { lock: true });
    if (check.outcome) return check.outcome;
    const { stream } = await app.files.open(tx, { clientId, id: check.lines_id });
    const total = check.report.creates + check.report.updates;
    const outcome = { created: 0, updated: 0, leftOut: check.report.wrong };
    const seen = new SeenInFile();
    const { jobId, accepted } = given;
    const run = { id: checkId, jobId, userId, report: check.report, accepted };
    const scope = { db: tx, clientId, app, run };
    const sums = await definition.begin?.(scope);
    let read = 0;
    for await (const rows of readAhead(goodRows(readCheckedLines(stream)))) {
      signal.throwIfAborted();
      await writeBatch(given, { tx, rows, seen, outcome, run, sums });
      read += rows.length;
      given.progress(Math.min(read, total), total);
    }
    await definition.finish?.({ ...scope, sums, outcome });
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

/** Takes the lock of this import and client until the transaction ends; false if another import holds it. */
export async function tryLockImport<Tables>(
  tx: Tx<Tables>,
  { clientId, importName }: { clientId: string; importName: string },
): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${clientId} ${importName}`}, 0)) as locked`.execute(
    tx,
  );
  return rows[0]?.locked === true;
}

async function writeBatch(
  { definition, app, clientId, userId }: WriteLinesParams,
  {
    tx,
    rows,
    seen,
    outcome,
    run,
    sums,
  }: {
    tx: Tx;
    rows: Row[];
    seen: SeenInFile;
    outcome: ImportOutcome;
    run: ImportRun;
    sums: unknown;
  },
): Promise<void> {
  const scope = { db: tx, clientId, app };
  const found = await definition.identify({ ...scope, rows, seen });
  const { existing, unchanged, faults = [] } = found;
  if (faults.length > 0 && definition.allOrNothing) throw importNotPossible();
  const wrong = new Set(faults.map(({ line }) => line));
  const good = rows
    .filter(({ line }) => !wrong.has(line))
    .filter(({ line }) => definition.writesUnchanged || !unchanged?.has(line))
    .map((row) => ({ ...row, exists: existing.has(row.line) }));
  const written =
    good.length > 0
      ? await definition.write({ ...scope, rows: good, userId, found, run, sums })
      : undefined;
  const updated = written?.updated ?? good.filter(({ exists }) => exists).length;
  outcome.updated += updated;
  outcome.created += written?.created ?? good.length - updated;
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

/** Reads the next batch while the current one is written: the database and this process work at the same time. */
async function* readAhead<Batch>(batches: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
  const readNext = () => {
    const reading = batches.next();
    // A read error is thrown when the batch is used; if writing fails first, it is dropped.
    reading.catch(() => undefined);
    return reading;
  };
  let next = readNext();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = readNext();
      yield value;
    }
  } finally {
    await batches.return(undefined);
  }
}
