import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  PlacesToBuy,
  PlacesWithin,
  PlaceToBuy,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import { DEFAULT_LOCALE, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Context, DirectoryTables } from '../tables.ts';
import { findOrigin, type OpenLocations, type Origin, openLocations } from './find-origin.ts';

const EARTH_KM = 6371;
/** Up to this number, reading all locations costs less than searching the surroundings first. */
const FEW = 1_000;
const RADII_KM = [20, 100, 500];
const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

interface Wanted {
  clientId: string;
  words?: string;
  language?: Locale;
  position?: { latitude: number; longitude: number };
  country?: string;
  everywhere?: boolean;
  within?: PlacesWithin;
  purpose?: 'show' | 'route';
  limit: number;
  offset?: number;
}

/** Open locations, sorted by distance if an origin is known, otherwise those of the visitor's country. */
export async function readPlacesToBuy(
  { db, app }: { db: Db<DirectoryTables>; app: Pick<App, 'places'> },
  wanted: Wanted,
): Promise<PlacesToBuy> {
  const { clientId, country = '', limit, offset = 0 } = wanted;
  const open = await openLocations({ db }, clientId);
  const { words, language = DEFAULT_LOCALE } = wanted;
  const routes = wanted.purpose === 'route';
  const origin: Origin | null = wanted.position
    ? { ...wanted.position, accuracy: 'place', label: null }
    : words?.trim()
      ? await findOrigin(
          { db, app },
          {
            clientId,
            words,
            country,
            language,
            open,
            isAddress: routes,
          },
        )
      : null;
  const page = { clientId, country, limit, offset, within: wanted.within ?? {} };
  // First finds the few shown locations through indexes, then reads only these completely.
  const shown = origin
    ? sql`select * from unnest(${await nearestLocations({ db }, { origin, open, page, ownCountryFirst: routes })}::uuid[]) with ordinality`
    : wanted.everywhere
      ? wanted.within
        ? countryFirstWithin(page)
        : countryFirst(open, page)
      : ofCountryOnly(page);
  const hasDistance = origin && (routes || origin.accuracy !== 'region');
  const { rows } = await sql<PlaceToBuy>`
    with shown (id${origin ? sql`, place` : sql``}) as (${shown})
    select id, name, street, postal_code as "postalCode", city, country, phone, website,
      opening_hours as "openingHours", opening_exceptions as "openingExceptions",
      time_zone as "timeZone", latitude, longitude,
      ${hasDistance ? distanceTo(origin) : sql`null::float8`} as "distanceKm"
      ${routes ? sql`, email` : sql``}
    from directory.locations join shown using (id) where client_id = ${clientId}
    order by ${origin ? sql`place, ` : sql``}(country = ${country}) desc, city, name, id
    limit ${limit}`.execute(db);
  return {
    items: rows,
    // The cached count may be older than the list, so it is at least the number of shown locations.
    total: rows.length > 0 ? Math.max(open.total, offset + rows.length) : open.total,
    ofCountry: open.byCountry.get(country) ?? 0,
    from: origin?.label ?? null,
    fromArea: origin?.accuracy === 'area',
  };
}

interface Page {
  clientId: string;
  country: string;
  limit: number;
  offset: number;
  within: PlacesWithin;
}

function ofCountryOnly({ clientId, country, limit, offset, within }: Page): RawBuilder<unknown> {
  return sql`
    select id from directory.locations
    where client_id = ${clientId} and closed_at is null and country = ${country} and ${withinSql(within)}
    order by city, name, id limit ${limit} offset ${offset}`;
}

/** Sorts in one query, because no cached count exists for filtered locations. */
function countryFirstWithin({ clientId, country, limit, offset, within }: Page) {
  return sql`
    select id from directory.locations
    where client_id = ${clientId} and closed_at is null and ${withinSql(within)}
    order by (country = ${country}) desc, city, name, id limit ${limit} offset ${offset}`;
}

/** Locations of the country first, then the others. */
function countryFirst(open: OpenLocations, page: Page): RawBuilder<unknown> {
  const { clientId, country, limit, offset } = page;
  const ofCountry = open.byCountry.get(country) ?? 0;
  const shownOfCountry = Math.min(Math.max(ofCountry - offset, 0), limit);
  return sql`
    (${ofCountryOnly(page)})
    union all
    (select id from directory.locations
      where client_id = ${clientId} and closed_at is null and country <> ${country}
      order by city, name, id
      limit ${limit - shownOfCountry} offset ${Math.max(offset - ofCountry, 0)})`;
}

interface Point {
  latitude: number;
  longitude: number;
}

interface NearestQuery {
  origin: Point;
  open: OpenLocations;
  /** Regardless of their distance. */
  ownCountryFirst: boolean;
  page: {
    clientId: string;
    country: string;
    limit: number;
    offset: number;
    within: PlacesWithin;
  };
}

/** Ids of a page of open locations, nearest first; if there are many, only the surroundings are read. */
async function nearestLocations(
  { db }: Pick<Context, 'db'>,
  nearestQuery: NearestQuery,
): Promise<readonly string[]> {
  const { country, limit, offset, within } = nearestQuery.page;
  if (!nearestQuery.ownCountryFirst || !country) return nearest({ db }, nearestQuery);
  // Both lists are read from their start: only the combined list has this offset.
  const page = { ...nearestQuery.page, limit: offset + limit, offset: 0 };
  const isOffered = within.countries?.includes(country) ?? true;
  const home = { ...page, within: { ...within, countries: isOffered ? [country] : [] } };
  const own = await nearest({ db }, { ...nearestQuery, page: home });
  if (own.length === page.limit) return own.slice(offset);
  const all = await nearest({ db }, { ...nearestQuery, page });
  return [...new Set([...own, ...all])].slice(offset, page.limit);
}

async function nearest(
  { db }: Pick<Context, 'db'>,
  nearestQuery: NearestQuery,
): Promise<readonly string[]> {
  const { limit, offset } = nearestQuery.page;
  const around = nearestQuery.open.total > FEW && limit + offset <= FEW ? RADII_KM : [];
  for (const km of around) {
    const within = withinBox(nearestQuery.origin, km);
    const found = within && (await ordered({ db }, nearestQuery, { within, km }));
    // With a full page within the radius, all other locations are farther away.
    if (found?.length === limit) return found;
  }
  return ordered({ db }, nearestQuery);
}

async function ordered(
  { db }: Pick<Context, 'db'>,
  { origin, page }: NearestQuery,
  around?: { within: RawBuilder<SqlBool>; km: number },
): Promise<string[]> {
  const { clientId, country, limit, offset, within } = page;
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, country, city, name, ${distanceTo(origin)} as km from directory.locations
      where client_id = ${clientId} and closed_at is null and ${around?.within ?? sql`true`}
        and ${withinSql(within)}
    ) as open
    where ${around ? sql`km <= ${around.km}` : sql`true`}
      and ${within.maxKm ? sql`km <= ${within.maxKm}` : sql`true`}
    order by km nulls last, (country = ${country}) desc, city, name, id
    limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Undefined if the box would cross a pole or the date line. */
function withinBox({ latitude, longitude }: Point, km: number): RawBuilder<SqlBool> | undefined {
  const north = degrees(km / EARTH_KM);
  const east = degrees(Math.asin(Math.sin(km / EARTH_KM) / Math.cos(radians(latitude))));
  if (Math.abs(latitude) + north > 89 || !(Math.abs(longitude) + east < 180)) return undefined;
  return sql`latitude between ${latitude - north}::float8 and ${latitude + north}::float8
    and longitude between ${longitude - east}::float8 and ${longitude + east}::float8`;
}

/** Great-circle distance in kilometres; null if the position is unknown. */
function distanceTo({ latitude, longitude }: Point): RawBuilder<number | null> {
  return sql`2 * ${sql.lit(EARTH_KM)} * asin(sqrt(least(1,
    sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(latitude))
      * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2)))`;
}

/** SQL condition for the filter, over `directory.locations` without alias. */
function withinSql(within: PlacesWithin): RawBuilder<SqlBool> {
  const { groupIds, typeIds, countries, ids, references } = within;
  const bounds: RawBuilder<SqlBool>[] = [sql`true`];
  if (ids) bounds.push(sql`id = any (${ids}::uuid[])`);
  if (typeIds) bounds.push(sql`type_id = any (${typeIds}::uuid[])`);
  if (countries) bounds.push(sql`country = any (${countries}::text[])`);
  if (groupIds)
    bounds.push(sql`exists (
      select from directory.group_members as member
      where member.client_id = locations.client_id and member.location_id = locations.id
        and member.group_id = any (${groupIds}::uuid[]))`);
  if (references) {
    const keys = references.map((reference) => reference.toLowerCase());
    bounds.push(sql`(code_key = any (${keys}::text[]) or id::text = any (${keys}::text[]))`);
  }
  return sql<SqlBool>`(${sql.join(bounds, sql` and `)})`;
}
