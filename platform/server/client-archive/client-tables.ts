import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ClientData } from './client-data.ts';

/** A table of clients, as the catalogue of the database describes it. */
export interface ClientTable {
  name: string;
  /** Stored columns whose values are archived, in the order of the table. */
  columns: readonly string[];
  /** Rows can refer to rows of the same table, so all of them are written with one statement. */
  refersToItself: boolean;
}

/**
 * All archived tables, each after the tables that it refers to. Tables are found in the catalogue, so a new one is
 * archived without further work.
 */
export async function readClientTables(
  { db }: { db: Db },
  { leftOut, emptied }: Pick<Required<ClientData>, 'leftOut' | 'emptied'>,
): Promise<ClientTable[]> {
  const { rows } = await sql<{ name: string; columns: string[]; refers: string[] }>`
    select nspname || '.' || relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(
        select distinct confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f') as refers
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition
      and exists (select from pg_policy where polrelid = pg_class.oid and polname = 'one_client')
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'client_id')
    order by 1`.execute(db);
  const archived = rows.filter(({ name }) => !Object.hasOwn(leftOut, name));
  return inOrderOfReferences(archived).map(({ name, columns, refers }) => ({
    name,
    columns: columns.filter((column) => !emptied[name]?.columns.includes(column)),
    refersToItself: refers.includes(name),
  }));
}

/** Stored columns of a table above clients. */
export async function storedColumns({ db }: { db: Db }, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

function inOrderOfReferences<Table extends { name: string; refers: readonly string[] }>(
  tables: readonly Table[],
): Table[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ name, refers }) =>
      refers.every((other) => other === name || !waiting.has(other)),
    );
    if (ready.length === 0)
      throw new Error(`these tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}
