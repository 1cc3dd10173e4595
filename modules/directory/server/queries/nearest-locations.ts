import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PlacesWithin } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import type { OpenLocations } from './open-locations.ts';
import { withinSql } from './within-sql.ts';

interface Point {
  latitude: number;
  longitude: number;
}
interface Asked {
  origin: Point;
  open: OpenLocations;
  /** However far they are. */
  ownCountryFirst: boolean;
  page: {
    clientId: string;
    country: string;
    limit: number;
    offset: number;
    within: PlacesWithin;
  };
}

const EARTH_KM = 6371;
/** Up to this number, reading all locations costs less than searching the surroundings first. */
const FEW = 1_000;
const RADII_KM = [20, 100, 500];

/** Ids of a page of open locations, the nearest first; where many are, only the surroundings are read. */
export async function nearestLocations(
  { db }: { db: Db<DirectoryTables> },
  asked: Asked,
): Promise<readonly string[]> {
  const { country, limit, within } = asked.page;
  if (!asked.ownCountryFirst || !country) return nearest({ db }, asked);
  const isOffered = within.countries?.includes(country) ?? true;
  const home = { ...asked.page, within: { ...within, countries: isOffered ? [country] : [] } };
  const own = await nearest({ db }, { ...asked, page: home });
  if (own.length === limit) return own;
  return [...new Set([...own, ...(await nearest({ db }, asked))])].slice(0, limit);
}

async function nearest(
  { db }: { db: Db<DirectoryTables> },
  asked: Asked,
): Promise<readonly string[]> {
  const { limit, offset } = asked.page;
  const around = asked.open.total > FEW && limit + offset <= FEW ? RADII_KM : [];
  for (const km of around) {
    const within = withinBox(asked.origin, km);
    const found = within && (await ordered({ db }, asked, { within, km }));
    // A full page within the radius: whatever lies outside is farther away than all of it.
    if (found?.length === limit) return found;
  }
  return ordered({ db }, asked);
}

async function ordered(
  { db }: { db: Db<DirectoryTables> },
  { origin, page }: Asked,
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

/** Undefined where it would reach over a pole or the date line. */
function withinBox({ latitude, longitude }: Point, km: number): RawBuilder<SqlBool> | undefined {
  const north = degrees(km / EARTH_KM);
  const east = degrees(Math.asin(Math.sin(km / EARTH_KM) / Math.cos(radians(latitude))));
  if (Math.abs(latitude) + north > 89 || !(Math.abs(longitude) + east < 180)) return undefined;
  return sql`latitude between ${latitude - north}::float8 and ${latitude + north}::float8
    and longitude between ${longitude - east}::float8 and ${longitude + east}::float8`;
}

/** Great-circle distance in kilometres; null if the position is unknown. */
export function distanceTo({ latitude, longitude }: Point): RawBuilder<number | null> {
  return sql`2 * ${sql.lit(EARTH_KM)} * asin(sqrt(least(1,
    sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(latitude))
      * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2)))`;
}

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
