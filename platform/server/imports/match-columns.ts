import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import type { Db } from '../database/database.ts';
import type { Texts } from '../texts/texts.ts';
import {
  type AnyColumn,
  columnAliases,
  columnNames,
  normalizeForComparison,
} from './import-column.ts';
import type { ImportFileSource } from './import-definition.ts';
import type { ImportTables } from './import-tables.ts';

export type MatchedColumn = ImportReport['columns'][number];

/** Columns that the file of wrong lines adds at the end. */
const OWN_HEADERS = ['platform:import.whatIsWrong', 'platform:import.lineInFile'] as const;

/** Matches each header of the file to a column, by its text or by the user's choice. No column is used twice. */
export function matchColumns(given: {
  headers: readonly string[];
  columns: readonly AnyColumn[];
  texts: Texts;
  chosen?: readonly MatchedColumn[];
  /** Earlier choices for the same header row, used if there is no current choice. */
  remembered?: ChosenByPosition | undefined;
  /** Column names in exports of other tools. */
  sources?: readonly ImportFileSource[] | undefined;
}): MatchedColumn[] {
  const { headers, columns, texts, chosen, remembered = {} } = given;
  const byWord = new Map<string, string>();
  // Names of columns take precedence over aliases of other columns.
  for (const namesOf of [columnNames, columnAliases]) {
    for (const column of columns) {
      for (const name of namesOf(column, texts)) {
        const word = normalizeForComparison(name);
        if (word !== '' && !byWord.has(word)) byWord.set(word, column.key);
      }
    }
  }
  const known = new Set<string>(columns.map(({ key }) => key));
  const taken = new Set<string>();
  const reasons = new Set(
    LOCALES.flatMap((locale) =>
      OWN_HEADERS.map((text) => normalizeForComparison(texts.translator(locale)(text))),
    ),
  );
  const ofSource = sourceOf(headers, given.sources);
  const matchByName = (header: string, index: number) => {
    const word = normalizeForComparison(header);
    if (Object.hasOwn(remembered, index)) return remembered[index] ?? null;
    return ofSource?.has(word) ? (ofSource.get(word) ?? null) : (byWord.get(word) ?? null);
  };
  return headers.map((header, index) => {
    const wanted = chosen ? choiceFor(header, index, chosen) : matchByName(header, index);
    const isFree = wanted !== null && known.has(wanted) && !taken.has(wanted);
    if (isFree) taken.add(wanted);
    const isReason = !isFree && reasons.has(normalizeForComparison(header));
    return { header, column: isFree ? wanted : null, ...(isReason && { isReason }) };
  });
}

/** Column mapping of the first source whose headers are all present. */
function sourceOf(
  headers: readonly string[],
  sources: readonly ImportFileSource[] = [],
): ReadonlyMap<string, string | null> | undefined {
  const there = new Set(headers.map(normalizeForComparison));
  const source = sources.find((one) =>
    one.headers.every((header) => there.has(normalizeForComparison(header))),
  );
  if (!source) return undefined;
  return new Map(
    Object.entries(source.columns).map(([header, key]) => [normalizeForComparison(header), key]),
  );
}

/** Matches by position if the header there is the same, because a file may contain a header twice. */
function choiceFor(header: string, index: number, chosen: readonly MatchedColumn[]): string | null {
  const there = chosen[index];
  if (there?.header === header) return there.column;
  return chosen.find((choice) => choice.header === header)?.column ?? null;
}

/** Maximum per import and client; the oldest are dropped. */
const MATCHINGS_LIMIT = 200;

interface ImportScope {
  clientId: string;
  importName: string;
}

/**
 * Columns that the user chose for files with this header row, by position, where they differ from the automatic match.
 */
export type ChosenByPosition = Readonly<Record<string, string | null>>;

export async function readMatching(
  { db }: { db: Db<ImportTables> },
  { clientId, importName }: ImportScope,
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
  { clientId, importName }: ImportScope,
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
