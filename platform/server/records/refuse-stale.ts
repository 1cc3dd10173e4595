import { type RawBuilder, sql } from 'kysely';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { userNamePort } from './user-name-port.ts';

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
      ? await app.ports.ask(userNamePort, { userId }, { db, app })
      : undefined;
  const at = last?.at ?? row.since ?? new Date();
  throw changedMeanwhile({ by: by ?? '', at: at.toISOString() });
}

/**
 * Finds the log entry of the row's last change: about the row itself, or about a related record whose ID ends with the
 * row's ID.
 */
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
