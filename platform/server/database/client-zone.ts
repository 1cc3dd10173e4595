import { type Kysely, sql } from 'kysely';
import type { ClientBase } from 'pg';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time-zone.ts';

/** A connection that is bound to no client uses UTC. */
const MARK = { toPostgres: () => DEFAULT_TIME_ZONE };

const zones = new WeakMap<ClientBase, string>();

/**
 * Time zone of the client that the connection is bound to, for statements that compare days; UTC across all clients. It
 * is inserted as a value when the statement is sent, so that the planner knows the exact range of a day.
 */
export const clientZone = sql<string>`${MARK}::text`;

export function setConnectionZone(connection: ClientBase, zone: string): void {
  zones.set(connection, zone);
}

export function fillConnectionZone(connection: ClientBase, values: unknown): unknown {
  if (!Array.isArray(values) || !values.includes(MARK)) return values;
  const zone = zones.get(connection) ?? DEFAULT_TIME_ZONE;
  return values.map((value) => (value === MARK ? zone : value));
}

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
