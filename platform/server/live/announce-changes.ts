import { type Kysely, sql } from 'kysely';

/**
 * Makes the database announce every committed change of the table to all processes: `live.on(channel, ({ clientId, keys
 * }) => …)`. If there are more rows than fit into a message, `keys` is null and means all of the client's rows. Rows
 * without a key are not announced. A table can have several announcements.
 *
 * An update announces only the new key, so the key has to be a column that never changes. The only one that changes is
 * `gtin_key` of touchpoints: caches find entries of the old key by the touchpoint's id, which is announced too.
 */
export async function announced(
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
  db: Kysely<any>,
  table: string,
  given: { channel: string; key: string; client?: string },
): Promise<void> {
  const name = sql.id(...table.split('.'));
  const call = sql`platform.announce(${sql.lit(given.channel)}, ${sql.lit(given.client ?? 'client_id')}, ${sql.lit(given.key)})`;
  const events = {
    insert: sql`new table as changed_rows`,
    update: sql`new table as changed_rows`,
    delete: sql`old table as changed_rows`,
  };
  for (const [event, rows] of Object.entries(events)) {
    await sql`
      create trigger ${sql.id(`announce_${given.key}_${event}`)} after ${sql.raw(event)} on ${name}
      referencing ${rows} for each statement execute function ${call}`.execute(db);
  }
}

/** Payload of an announcement. */
export interface Announcement {
  clientId: string;
  keys: readonly string[] | null;
}

/** Channel of record changes. */
export const RECORDS_CHANNEL = 'records';

/** Payload: the client and the kind of records. */
export interface RecordsChanged {
  clientId: string;
  records: string;
}

/**
 * Makes the database announce every committed change of the table to open browsers of the client's users: only the kind
 * of records, not which. Each transaction sends one message, regardless of the number of rows.
 */
export async function createRecordChangeTriggers(
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its time, not today's types
  db: Kysely<any>,
  table: string,
  records: string,
): Promise<void> {
  const name = sql.id(...table.split('.'));
  const rows = { insert: sql`new table`, update: sql`new table`, delete: sql`old table` };
  for (const [event, changed] of Object.entries(rows))
    await sql`
      create trigger ${sql.id(`tell_records_${event}`)} after ${sql.raw(event)} on ${name}
      referencing ${changed} as changed_rows
      for each statement execute function platform.tell_records(${sql.lit(records)})`.execute(db);
}
