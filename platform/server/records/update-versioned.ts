import { type RawBuilder, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { refuseStale } from './refuse-stale.ts';

/** A row as its editor has read it. */
export interface ReadRow<Table extends string> {
  table: Table;
  /** What finds it, the client first: `{ client_id, id }`. */
  key: Readonly<Record<string, string>>;
  /** The owning client, if the key does not contain it: for the client record itself. */
  client?: string;
  version: number;
}

/** New values or SQL expressions. Undefined values stay unchanged. */
type Changes<Row> = {
  [Column in keyof Updateable<Row>]?: Updateable<Row>[Column] | RawBuilder<unknown> | undefined;
};

/** Updates a row if it has not changed since it was read, including `updated_at` and `version`. */
export async function updateVersioned<Tables, Table extends keyof Tables & string>(
  { db, app }: { db: Db<Tables>; app: App },
  { table, key, client, version }: ReadRow<Table>,
  changes: Changes<Tables[Table]>,
): Promise<Selectable<Tables[Table]>> {
  const set = Object.entries(changes)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  const { rows } = await sql<Selectable<Tables[Table]>>`
    update ${sql.table(table)}
    set ${sql.join([...set, sql`updated_at = now()`, sql`version = version + 1`])}
    where ${found(key)} and version = ${version}::bigint returning *`.execute(db);
  const [saved] = rows;
  if (saved) return saved;
  await lockVersioned({ db, app }, { table, key, ...(client && { client }), version });
  throw new Error(`${table} is at the version that was read and still was not changed`);
}

/**
 * Locks and returns the row for code that must read it before changing it. Throws if it has changed since it was read.
 */
export async function lockVersioned<Tables, Table extends keyof Tables & string>(
  { db, app }: { db: Db<Tables>; app: App },
  { table, key, client, version }: ReadRow<Table>,
): Promise<Selectable<Tables[Table]>> {
  type Kept = Selectable<Tables[Table]> & {
    version: number;
    updated_at: Date;
    updated_by?: string | null;
  };
  const { rows } = await sql<Kept>`
    select * from ${sql.table(table)} where ${found(key)} for update`.execute(db);
  const [kept] = rows;
  if (!kept) throw notFound();
  if (kept.version === version) return kept;
  return refuseStale(
    { db, app },
    {
      table,
      key,
      client,
      since: kept.updated_at,
      by: kept.updated_by,
    },
  );
}

function found(key: ReadRow<string>['key']): RawBuilder<SqlBool> {
  const parts = Object.entries(key).map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}
