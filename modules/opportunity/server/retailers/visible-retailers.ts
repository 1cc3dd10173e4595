import { isBoundToLocations, type Role } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readConfig } from '../configuration/read-configuration.ts';
import type { OpportunityTables } from '../tables.ts';
import { kilometres } from './map-geometry.ts';

const DEGREE_KM = 111;

/**
 * The retailers that a user who is bound to locations sees: their own locations, the prospects that are assigned to them
 * and those within the configured distance of an own location; undefined: all [OPP-07]. The database shows them no other
 * location and no prospect far away, so `db` must be the caller's.
 */
export async function visibleRetailers(
  { db }: { db: Db<OpportunityTables>; app: App },
  clientId: string,
  user: { id: string; role: string },
): Promise<ReadonlySet<string> | undefined> {
  if (!isBoundToLocations(user.role as Role)) return undefined;
  const rows = await db
    .selectFrom('opportunity.retailers')
    .select(['id', 'location_id', 'assigned_to', 'latitude', 'longitude'])
    .where('client_id', '=', clientId)
    .execute();
  const { nearKm } = await readConfig(db, clientId);
  const isNearOwn = nearAnyOf(
    rows.filter(({ location_id }) => location_id !== null),
    nearKm,
  );
  return new Set(
    rows
      .filter((row) => row.location_id !== null || row.assigned_to === user.id || isNearOwn(row))
      .map(({ id }) => id),
  );
}

interface MaybePlaced {
  latitude: number | null;
  longitude: number | null;
}

function nearAnyOf(points: readonly MaybePlaced[], km: number): (point: MaybePlaced) => boolean {
  const placed = points
    .flatMap(({ latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ latitude, longitude }],
    )
    .sort((one, other) => one.latitude - other.latitude);
  return ({ latitude, longitude }) => {
    if (latitude === null || longitude === null) return false;
    // Only points of nearly the same latitude can be near.
    let [low, high] = [0, placed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((placed[middle]?.latitude ?? 0) < latitude - km / DEGREE_KM) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < placed.length; at += 1) {
      const point = placed[at];
      if (!point || point.latitude > latitude + km / DEGREE_KM) return false;
      if (kilometres(point, longitude, latitude) <= km) return true;
    }
    return false;
  };
}
