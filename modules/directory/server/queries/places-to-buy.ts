import { type RawBuilder, sql } from 'kysely';
import type {
  PlacesToBuy,
  PlacesWithin,
  PlaceToBuy,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import { DEFAULT_LOCALE, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { findOrigin } from './find-origin.ts';
import { distanceTo, nearestLocations } from './nearest-locations.ts';
import { type OpenLocations, openLocations } from './open-locations.ts';
import type { Origin } from './origin.ts';
import { withinSql } from './within-sql.ts';

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
  const origin: Origin | null = wanted.position
    ? { ...wanted.position, accuracy: 'place', label: null }
    : words?.trim()
      ? await findOrigin({ db, app }, { clientId, words, country, language, open })
      : null;
  const routes = wanted.purpose === 'route';
  const page = { clientId, country, limit, offset, within: wanted.within ?? {} };
  // First the few that are shown, by what indexes hold; only those are read whole.
  const shown = origin
    ? sql`select * from unnest(${await nearestLocations({ db }, { origin, open, page, ownCountryFirst: routes })}::uuid[]) with ordinality`
    : wanted.everywhere
      ? wanted.within
        ? countryFirstWithin(page)
        : countryFirst(open, page)
      : ofCountryOnly(page);
  const tellsKm = origin && (routes || origin.accuracy !== 'region');
  const { rows } = await sql<PlaceToBuy>`
    with shown (id${origin ? sql`, place` : sql``}) as (${shown})
    select id, name, street, postal_code as "postalCode", city, country, phone, website,
      opening_hours as "openingHours", opening_exceptions as "openingExceptions",
      time_zone as "timeZone", latitude, longitude,
      ${tellsKm ? distanceTo(origin) : sql`null::float8`} as "distanceKm"
      ${routes ? sql`, email` : sql``}
    from directory.locations join shown using (id) where client_id = ${clientId}
    order by ${origin ? sql`place, ` : sql``}(country = ${country}) desc, city, name, id
    limit ${limit}`.execute(db);
  return {
    items: rows,
    // It was counted some seconds ago: never fewer than are shown.
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

/** Those of the country, and behind the last of them the others. */
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
