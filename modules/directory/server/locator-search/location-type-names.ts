import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { App } from '#platform/server/app.ts';

/** So long a type may be shown by an earlier name. */
const FRESH_MS = 2_000;
const CLIENTS_STORED = 1_000;

type Names = ReadonlyMap<string, string>;
const namesOf = new WeakMap<App, LRUCache<string, Promise<Names>>>();

/** Names of a client's location types by id: every page shows some of them, and they hardly change. */
export function locationTypeNames(app: App, clientId: string): Promise<Names> {
  const stored = namesOf.get(app) ?? new LRUCache({ max: CLIENTS_STORED, ttl: FRESH_MS });
  namesOf.set(app, stored);
  const known = stored.get(clientId);
  if (known) return known;
  const reading = readNames(app, clientId);
  stored.set(clientId, reading);
  reading.catch(() => stored.delete(clientId));
  return reading;
}

async function readNames(app: App, clientId: string): Promise<Names> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from directory.location_types where client_id = ${clientId}`.execute(
    app.database.ofClient(clientId),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
