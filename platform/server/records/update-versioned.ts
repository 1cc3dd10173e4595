import { type RawBuilder, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { userNamePort } from './user-name-port.ts';

/** A row in the version that its editor has read. */
export interface ReadRow<Table extends string> {
  table: Table;
  /** Columns that identify it, the client first: `{ client_id, id }`. */
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
  type StoredRow = Selectable<Tables[Table]> & {
    version: number;
    updated_at: Date;
    updated_by?: string | null;
  };
  const { rows } = await sql<StoredRow>`
    select * from ${sql.table(table)} where ${found(key)} for update`.execute(db);
  const [stored] = rows;
  if (!stored) throw notFound();
  if (stored.version === version) return stored;
  return refuseStale(
    { db, app },
    {
      table,
      key,
      client,
      since: stored.updated_at,
      by: stored.updated_by,
    },
  );
}

function found(key: ReadRow<string>['key']): RawBuilder<SqlBool> {
  const parts = Object.entries(key).map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

interface StaleRow {
  table: string;
  key: Readonly<Record<string, string>>;
  client?: string | undefined;
  /** Time of the last change, if known. Perhaps only a related record changed. */
  since?: Date | undefined;
  /** The user who made the last change, if the row stores it. The audit log has no entries for persons. */
  by?: string | null | undefined;
}

/**
 * Rejects a change based on an outdated version, and reports from the audit log who changed the record and when
 * [GEN-09].
 */
export async function refuseStale(
  { db, app }: { db: Db; app: App },
  row: StaleRow,
): Promise<never> {
  const last = (await lastTied({ db }, row)) ?? (await lastOfRow({ db }, row));
  const userId = last?.user_id ?? row.by;
  const by =
    userId && app.ports.isAnswered(userNamePort)
      ? await app.ports.call(userNamePort, { userId }, { db, app })
      : undefined;
  const at = last?.at ?? row.since ?? new Date();
  throw changedMeanwhile({ by: by ?? '', at: at.toISOString() });
}

/** Finds the log entry of the row's last change: of the row itself, or of a related record whose ID ends with the row's ID. */
async function lastTied({ db }: { db: Db }, { since, ...row }: StaleRow) {
  const id = ownId(row);
  // A client itself and records that exist once per client have no separate ID.
  if (!since || id === '') return undefined;
  return lastEntry(
    { db },
    row,
    sql`at between ${since} and ${since}::timestamptz + interval '1 minute'
    and (record_id = ${id} or right(record_id, ${id.length + 1}) = ${`/${id}`})`,
  );
}

function lastOfRow({ db }: { db: Db }, row: StaleRow) {
  return lastEntry({ db }, row, sql`record = ${row.table} and record_id = ${ownId(row)}`);
}

async function lastEntry({ db }: { db: Db }, { client, key }: StaleRow, fits: RawBuilder<unknown>) {
  const owner = client ?? key.client_id;
  const { rows } = await sql<{ at: Date; user_id: string | null }>`
    select at, coalesce(by_user_id, user_id) as user_id from platform.audit_entries
    where ${fits} ${owner === undefined ? sql`` : sql`and client_id = ${owner}`}
    order by id desc limit 1`.execute(db);
  return rows[0];
}

function ownId({ key, client = key.client_id }: StaleRow): string {
  return Object.values(key)
    .filter((part) => part !== client)
    .join('/');
}
