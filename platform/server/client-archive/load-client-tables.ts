import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ArchivedTable } from './archive-manifest.ts';
import type { ClientTable } from './client-tables.ts';
import type { ClientArchive } from './read-client-archive.ts';

export interface LoadedTable {
  archived: ArchivedTable;
  table: ClientTable;
}

interface Loading {
  db: Db;
  archive: ClientArchive;
  clientId: string;
  /** Ids that the import replaced. */
  renamed: ReadonlyMap<string, string>;
  sequences: readonly Sequence[];
  /** Called when a table is written. */
  onTable(): void;
  /** Called with the rows of a table before they are written. */
  before(table: string, lines: readonly string[]): Promise<void>;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Writes all tables of a client. Tables that triggers of other tables have changed are written again: counts, for example,
 * are archived too and must not be counted twice.
 */
export async function loadClientTables(
  given: Omit<Loading, 'sequences'>,
  tables: readonly LoadedTable[],
): Promise<void> {
  const loading = { ...given, sequences: await readSequences(given.db) };
  const untouched = await writtenRows(given.db);
  for (const one of tables) {
    await loadTable(loading, one);
    given.onTable();
  }
  const written = await writtenRows(given.db);
  for (const one of tables) {
    const { name } = one.table;
    const [before, after] = [untouched.get(name), written.get(name)];
    const inserted = (after?.inserted ?? 0) - (before?.inserted ?? 0);
    const changed = (after?.changed ?? 0) - (before?.changed ?? 0);
    if (inserted > one.archived.rows || changed > 0) await loadTable(loading, one);
  }
}

/** Rows that this transaction has inserted into each table, and those it has updated or deleted. */
async function writtenRows(db: Db): Promise<Map<string, { inserted: number; changed: number }>> {
  const { rows } = await sql<{ name: string; inserted: number; changed: number }>`
    select schemaname || '.' || relname as name, n_tup_ins as inserted, n_tup_upd + n_tup_del as changed
    from pg_stat_xact_user_tables`.execute(db);
  return new Map(rows.map(({ name, ...counts }) => [name, counts]));
}

async function loadTable(loading: Loading, { archived, table }: LoadedTable): Promise<void> {
  const { db, archive, renamed, before } = loading;
  const columns = sql.join(table.columns.map((column) => sql.id(column)));
  const name = sql.table(table.name);
  await deleteRows(loading, table.name);
  if (table.refersToItself)
    await sql`create temporary table staged (line json) on commit drop`.execute(db);
  for await (const batch of archive.lines(archived)) {
    const lines = renamed.size === 0 ? batch : batch.map((line) => renameIds(line, renamed));
    await before(table.name, lines);
    const rows = `[${lines.join(',')}]`;
    if (table.refersToItself)
      await sql`insert into staged select value from json_array_elements(${rows}::json)`.execute(
        db,
      );
    else
      await sql`
        insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, ${rows}::json)`.execute(db);
  }
  if (table.refersToItself) {
    await sql`
      insert into ${name} (${columns}) overriding system value
      select ${columns} from staged cross join json_populate_record(null::${name}, line)`.execute(
      db,
    );
    await sql`drop table staged`.execute(db);
  }
  for (const sequence of loading.sequences)
    if (sequence.table === table.name) await advanceSequence(loading, sequence);
}

/** Deletes rows that triggers have written. Checks for rows first, because the audit log rejects any delete statement. */
async function deleteRows({ db, clientId }: Loading, table: string): Promise<void> {
  const own = sql`from ${sql.table(table)} where client_id = ${clientId}`;
  const { rows } = await sql<{ used: boolean }>`select exists (select ${own}) as used`.execute(db);
  if (rows[0]?.used) await sql`delete ${own}`.execute(db);
}

/** Ids are random and unique, so an id in any column or document is a mention of its record. */
function renameIds(line: string, renamed: ReadonlyMap<string, string>): string {
  return line.replaceAll(UUID, (id) => renamed.get(id) ?? id);
}

interface Sequence {
  table: string;
  column: string;
  sequence: string;
}

/** Columns that the database numbers, by a default or as an identity. */
async function readSequences(db: Db): Promise<Sequence[]> {
  const { rows } = await sql<Sequence>`
    select adrelid::regclass::text as table, attname as column, refobjid::regclass::text as sequence
    from pg_attrdef
      join pg_depend on classid = 'pg_attrdef'::regclass and objid = pg_attrdef.oid
      join pg_class on pg_class.oid = refobjid and relkind = 'S'
      join pg_attribute on attrelid = adrelid and attnum = adnum
    where refclassid = 'pg_class'::regclass
    union
    select refobjid::regclass::text, attname, objid::regclass::text
    from pg_depend
      join pg_class on pg_class.oid = objid and relkind = 'S'
      join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and deptype = 'i'`.execute(
    db,
  );
  return rows;
}

/** Sets the sequence, so that new numbers, also those of triggers in this import, follow the archived ones. */
async function advanceSequence(
  { db, clientId }: Loading,
  { table, column, sequence }: Sequence,
): Promise<void> {
  await sql`
    select setval(${sequence}::regclass, used.last) from ${sql.table(sequence)} as numbers, (
      select max(${sql.id(column)}) as last from ${sql.table(table)} where client_id = ${clientId}
    ) as used
    where used.last > numbers.last_value`.execute(db);
}
