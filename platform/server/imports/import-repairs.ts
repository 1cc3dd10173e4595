import { sql } from 'kysely';
import type { ImportRepair, ImportReport } from '#platform/contract/imports/import-report.ts';
import type { Db } from '../database/database.ts';
import { type AnyColumn, normalizeForComparison } from './import-column.ts';
import type { ImportTables } from './import-tables.ts';

/** Only the newest mappings of an import are kept; users do not oversee more than this. */
export const REPAIRS_LIMIT = 500;

interface Whose {
  clientId: string;
  importName: string;
}

/** Value mappings of a client's files, with the number of times each was used in this file. */
export class ImportRepairs {
  readonly #byColumn = new Map<string, Map<string, ImportReport['repairs'][number]>>();

  constructor(kept: readonly { column: string; from: string; to: string }[]) {
    for (const { column, from, to } of kept) {
      const ofColumn = this.#byColumn.get(column) ?? new Map();
      ofColumn.set(normalizeForComparison(from), { column, from, to, count: 0 });
      this.#byColumn.set(column, ofColumn);
    }
  }

  /** Returns the mapped value of a cell, or its text. */
  mend(column: string, text: string): string {
    const repair = this.#byColumn.get(column)?.get(normalizeForComparison(text));
    if (!repair) return text;
    repair.count += 1;
    return repair.to;
  }

  get used(): ImportReport['repairs'] {
    return [...this.#byColumn.values()]
      .flatMap((ofColumn) => [...ofColumn.values()])
      .filter(({ count }) => count > 0);
  }
}

export async function readRepairs(
  { db }: { db: Db<ImportTables> },
  { clientId, importName }: Whose,
): Promise<ImportRepairs> {
  const rows = await db
    .selectFrom('platform.import_repairs')
    .select(['column_key as column', 'from_text as from', 'to_value as to'])
    .where('client_id', '=', clientId)
    .where('import_name', '=', importName)
    .orderBy('created_at', 'desc')
    .orderBy('column_key')
    .orderBy('from_key')
    .limit(REPAIRS_LIMIT)
    .execute();
  return new ImportRepairs(rows);
}

/** Saves value mappings for later files. Skips empty values and values that are not one of the column's choices. */
export async function storeRepairs(
  { db }: { db: Db<ImportTables> },
  {
    clientId,
    importName,
    userId,
    columns,
    repairs,
  }: Whose & { userId: string; columns: readonly AnyColumn[]; repairs: readonly ImportRepair[] },
): Promise<void> {
  for (const { column, from, to } of repairs) {
    const key = {
      client_id: clientId,
      import_name: importName,
      column_key: column,
      from_key: normalizeForComparison(from),
    };
    if (key.from_key === '') continue;
    if (to === null) {
      await db
        .deleteFrom('platform.import_repairs')
        .where((and) => and.and(key))
        .execute();
      continue;
    }
    const choices = columns.find((known) => known.key === column)?.choices;
    if (!choices?.some(({ value }) => value === to)) continue;
    await db
      .insertInto('platform.import_repairs')
      .values({ ...key, from_text: from, to_value: to, made_by: userId })
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'import_name', 'column_key', 'from_key']).doUpdateSet({
          from_text: from,
          to_value: to,
          made_by: userId,
          created_at: sql<Date>`now()`,
        }),
      )
      .execute();
  }
  if (repairs.length > 0) await deleteOldRepairs({ db }, { clientId, importName });
}

async function deleteOldRepairs(
  { db }: { db: Db<ImportTables> },
  { clientId, importName }: Whose,
): Promise<void> {
  await sql`
    delete from platform.import_repairs
    where client_id = ${clientId} and import_name = ${importName} and (column_key, from_key) in (
      select column_key, from_key from platform.import_repairs
      where client_id = ${clientId} and import_name = ${importName}
      order by created_at desc, column_key, from_key offset ${REPAIRS_LIMIT})`.execute(db);
}
