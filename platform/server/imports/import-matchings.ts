import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ImportTables } from './import-tables.ts';
import type { MatchedColumn } from './match-columns.ts';
import { normalizeForComparison } from './normalize-for-comparison.ts';

/** Of one import of one client; the oldest are dropped. */
const MATCHINGS_LIMIT = 200;

interface Whose {
  clientId: string;
  importName: string;
}

/**
 * Columns that the user chose for files with this header row, by position, where they differ from the automatic match.
 */
export type ChosenByPosition = Readonly<Record<string, string | null>>;

export async function readMatching(
  { db }: { db: Db<ImportTables> },
  { clientId, importName }: Whose,
  headers: readonly string[],
): Promise<ChosenByPosition | undefined> {
  const row = await db
    .selectFrom('platform.import_matchings')
    .select('columns')
    .where('client_id', '=', clientId)
    .where('import_name', '=', importName)
    .where('header_key', '=', headerKey(headers))
    .executeTakeFirst();
  return row?.columns;
}

/** Saves the choices for the next file of the same source. Choices equal to the automatic match are not stored. */
export async function storeMatching(
  { db }: { db: Db<ImportTables> },
  { clientId, importName }: Whose,
  { chosen, byWords }: { chosen: readonly MatchedColumn[]; byWords: readonly MatchedColumn[] },
): Promise<void> {
  const others = chosen.flatMap(({ column }, position) =>
    column === byWords[position]?.column ? [] : [[String(position), column] as const],
  );
  const key = {
    client_id: clientId,
    import_name: importName,
    header_key: headerKey(chosen.map(({ header }) => header)),
  };
  if (others.length === 0) {
    await db
      .deleteFrom('platform.import_matchings')
      .where((and) => and.and(key))
      .execute();
    return;
  }
  const columns = JSON.stringify(Object.fromEntries(others));
  await db
    .insertInto('platform.import_matchings')
    .values({ ...key, columns })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'import_name', 'header_key'])
        .doUpdateSet({ columns, updated_at: sql<Date>`now()` }),
    )
    .execute();
  await sql`
    delete from platform.import_matchings
    where client_id = ${clientId} and import_name = ${importName} and header_key in (
      select header_key from platform.import_matchings
      where client_id = ${clientId} and import_name = ${importName}
      order by updated_at desc offset ${MATCHINGS_LIMIT})`.execute(db);
}

function headerKey(headers: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headers.map(normalizeForComparison)))
    .digest('hex');
}
