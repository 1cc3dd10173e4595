import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { AreaRecord } from '../areas/read-areas-file.ts';
import type { OpportunityTables } from '../tables.ts';

const KM_PER_DEGREE = 111.2;

/** The areas that hold a user's own locations or lie within some kilometres of one, as their boxes tell [OPP-07]. */
export async function areasNearLocations(
  db: Db<OpportunityTables>,
  clientId: string,
  given: {
    areas: ReadonlyMap<string, AreaRecord>;
    visible: ReadonlySet<string>;
    km: number;
  },
): Promise<Set<string>> {
  // To about ten kilometres: a user with thousands of locations has few of these places.
  const { rows } = await sql<{ longitude: number; latitude: number }>`
    select distinct round(longitude::numeric, 1)::float8 as longitude, round(latitude::numeric, 1)::float8 as latitude
    from opportunity.retailers
    where client_id = ${clientId} and id = any (${[...given.visible]}::uuid[])
      and location_id is not null and longitude is not null and latitude is not null`.execute(db);
  const margin = given.km / KM_PER_DEGREE + 0.05;
  const near = new Set<string>();
  for (const { id, box } of given.areas.values())
    if (rows.some((point) => isNearBox(point, box, margin))) near.add(id);
  return near;
}

function isNearBox(
  { longitude, latitude }: { longitude: number; latitude: number },
  [west, south, east, north]: AreaRecord['box'],
  margin: number,
): boolean {
  if (latitude < south - margin || latitude > north + margin) return false;
  // A degree of longitude is shorter the farther north it is.
  const wide = margin / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return longitude >= west - wide && longitude <= east + wide;
}
