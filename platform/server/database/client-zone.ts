import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time/time-zone.ts';

/** Bound to no client, a connection reckons in UTC. */
const MARK = { toPostgres: () => DEFAULT_TIME_ZONE };

const zones = new WeakMap<ClientBase, string>();

/**
 * The time zone of the client whom the connection is bound to, wherever a statement means a day; UTC over all clients. It
 * is a value that is put in when the statement is sent, so that the planner knows the moments that a day means.
 */
export const clientZone = sql<string>`${MARK}::text`;

export function setZoneOf(connection: ClientBase, zone: string): void {
  zones.set(connection, zone);
}

export function withZoneOf(connection: ClientBase, values: unknown): unknown {
  if (!Array.isArray(values) || !values.includes(MARK)) return values;
  const zone = zones.get(connection) ?? DEFAULT_TIME_ZONE;
  return values.map((value) => (value === MARK ? zone : value));
}
