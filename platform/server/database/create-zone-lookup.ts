import { type Kysely, sql } from 'kysely';

/** Makes `platform.zone_of(client)` read the time zone from this table, so that it is stored only once. */
export async function createZoneLookup(
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
  db: Kysely<any>,
  table: string,
  given: { client: string; zone: string },
): Promise<void> {
  await sql`
    create or replace function platform.zone_of(client uuid) returns text
    language sql stable security definer set search_path = pg_catalog as $$
      select kept.${sql.id(given.zone)} from ${sql.id(...table.split('.'))} as kept
      where kept.${sql.id(given.client)} = client
    $$`.execute(db);
}
