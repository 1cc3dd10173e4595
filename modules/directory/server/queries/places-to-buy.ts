import { type RawBuilder, sql } from 'kysely';
import type { PlacesToBuy, PlaceToBuy } from '#modules/directory/contract/place-to-buy.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { findOrigin, type Origin } from './find-origin.ts';

interface Wanted {
  clientId: string;
  words?: string;
  position?: { latitude: number; longitude: number };
  country?: string;
  limit: number;
  offset?: number;
}

/** Open locations, the nearest first where a place is known, else those of the visitor's country first. */
export async function readPlacesToBuy(
  db: Db<DirectoryTables>,
  wanted: Wanted,
): Promise<PlacesToBuy> {
  const { clientId, country = '', limit, offset = 0 } = wanted;
  const origin: Origin | null = wanted.position
    ? { ...wanted.position, exact: true, label: null }
    : wanted.words
      ? await findOrigin(db, { clientId, words: wanted.words, country })
      : null;
  // First the few that are shown, by their keys and distances alone; only those are read whole.
  const { rows } = await sql<PlaceToBuy & { total: number }>`
    with open as materialized (
      select id, country, city, name, ${distanceTo(origin)} as km from directory.locations
      where client_id = ${clientId} and closed_at is null
    ), shown as (
      select id, km from open
      order by km nulls last, (country = ${country}) desc, city, name, id
      limit ${limit} offset ${offset}
    )
    select location.id, location.name, street, postal_code as "postalCode", location.city, location.country, phone,
      website, opening_hours as "openingHours", latitude, longitude,
      ${origin?.exact ? sql`shown.km` : sql`null::float8`} as "distanceKm",
      (select count(*) from open) as total
    from shown join directory.locations as location
      on location.client_id = ${clientId} and location.id = shown.id
    order by shown.km nulls last, (location.country = ${country}) desc, location.city, location.name, location.id`.execute(
    db,
  );
  return {
    items: rows.map(({ total: _total, ...place }) => place),
    total: rows[0]?.total ?? 0,
    from: origin?.label ?? null,
  };
}

/** In kilometres over the round earth; nothing where nobody knows one of the two. */
function distanceTo(origin: Origin | null): RawBuilder<number | null> {
  if (!origin) return sql`null::float8`;
  const { latitude, longitude } = origin;
  return sql`2 * 6371 * asin(sqrt(least(1,
    sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(latitude))
      * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2)))`;
}
