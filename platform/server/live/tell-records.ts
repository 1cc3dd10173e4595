import { type Kysely, sql } from 'kysely';

/** Where processes hear it. */
export const RECORDS_CHANNEL = 'records';

/** What is heard: of which client, and what kind of records. */
export interface RecordsChanged {
  clientId: string;
  records: string;
}

/**
 * Every change of the table reaches the open browsers of those who belong to the client, by the database itself, whoever made
 * it, once it is kept: which kind of records, never which. A transaction tells it once, however many rows it changed.
 */
export async function tellRecords(
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
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
