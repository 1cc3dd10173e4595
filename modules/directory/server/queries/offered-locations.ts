import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  LocationOffer,
  OfferedLocation,
  OfferedLocations,
} from '#modules/directory/contract/locations/offered-locations.ts';
import { DEFAULT_LOCALE, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { findOrigin } from './find-origin.ts';
import { distanceTo, withinBox } from './nearest-locations.ts';
import { openLocations } from './open-locations.ts';

interface Wanted {
  clientId: string;
  offer: LocationOffer;
  ids?: readonly string[];
  position?: { latitude: number; longitude: number } | undefined;
  words?: string;
  language?: Locale;
  country?: string;
  withinKm?: number | null;
  limit: number;
}

export async function readOfferedLocations(
  { db, app }: { db: Db<DirectoryTables>; app: Pick<App, 'places'> },
  wanted: Wanted,
): Promise<OfferedLocations> {
  const { clientId, offer, ids, country = '', withinKm, limit } = wanted;
  const origin = await originOf({ db, app }, wanted);
  const km = origin ? distanceTo(origin) : sql<number | null>`null::float8`;
  const near = origin && withinKm ? withinBox(origin, withinKm) : undefined;
  const { rows } = await sql<OfferedLocation>`
    select * from (
      select id, name, company, street, postal_code as "postalCode", city, country, phone, email, website,
        opening_hours as "openingHours", latitude, longitude, ${km} as "distanceKm"
      from directory.locations as location
      where client_id = ${clientId} and closed_at is null and ${isOffered(offer)}
        and ${ids ? sql`id = any (${ids}::uuid[])` : sql`true`} and ${near ?? sql`true`}
    ) as offered
    where ${origin && withinKm ? sql`"distanceKm" <= ${withinKm}` : sql`true`}
    order by (country = ${country}) desc, "distanceKm" nulls last, city, name, id
    limit ${limit}`.execute(db);
  return { items: rows, origin };
}

async function originOf(
  { db, app }: { db: Db<DirectoryTables>; app: Pick<App, 'places'> },
  { clientId, position, words, country = '', language = DEFAULT_LOCALE }: Wanted,
): Promise<OfferedLocations['origin']> {
  if (position) return { ...position, label: null };
  if (!words?.trim()) return null;
  const open = await openLocations({ db }, clientId);
  const found = await findOrigin({ db, app }, { clientId, words, country, language, open });
  return found && { latitude: found.latitude, longitude: found.longitude, label: found.label };
}

/** Over `directory.locations as location`. */
function isOffered({ source, groupIds, typeIds, countries }: LocationOffer): RawBuilder<SqlBool> {
  const ofCountry =
    countries.length > 0 ? sql`location.country = any (${countries}::text[])` : sql`true`;
  if (source === 'types') return sql`${ofCountry} and location.type_id = any (${typeIds}::uuid[])`;
  if (source === 'groups')
    return sql`${ofCountry} and exists (
      select from directory.group_members as member
      where member.client_id = location.client_id and member.location_id = location.id
        and member.group_id = any (${groupIds}::uuid[]))`;
  return sql<SqlBool>`${ofCountry}`;
}
