import { type Kysely, sql } from 'kysely';

/**
 * Every change of the table is told to all processes by the database itself, whoever made it, once it is kept:
 * `live.on(channel, ({ clientId, keys }) => …)`. More rows than fit into a message are told as `keys: null`: all of the
 * client's. A row without a key is not told; a table can be announced by several.
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

/** What is heard. */
export interface Announcement {
  clientId: string;
  keys: readonly string[] | null;
}
