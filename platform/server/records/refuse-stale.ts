import { type RawBuilder, sql } from 'kysely';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { nameOfUser } from './name-of-user.ts';

interface StaleRow {
  table: string;
  key: Readonly<Record<string, string>>;
  client?: string | undefined;
  /** When it was changed last, where that is known: what is tied to it may have been all that changed. */
  since?: Date | undefined;
  /** Who changed it last, where the row itself says so: persons are kept in no audit log. */
  by?: string | null | undefined;
}

/** Refuses what was typed over an older version, and says who was first and when: the audit log knows [GEN-09]. */
export async function refuseStale(
  { db, app }: { db: Db; app: App },
  row: StaleRow,
): Promise<never> {
  const last = (await lastTied({ db }, row)) ?? (await lastOfRow({ db }, row));
  const userId = last?.user_id ?? row.by;
  const by =
    userId && app.ports.isAnswered(nameOfUser)
      ? await app.ports.ask(nameOfUser, { userId }, { db, app })
      : undefined;
  const at = last?.at ?? row.since ?? new Date();
  throw changedMeanwhile({ by: by ?? '', at: at.toISOString() });
}

/** With the row's last change the log got a line about it, or about what has its id at the end of its own: a member, a tie. */
async function lastTied({ db }: { db: Db }, { since, ...row }: StaleRow) {
  const id = ownId(row);
  // A client itself has none beside its own, and what stands once at each client has none either.
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
