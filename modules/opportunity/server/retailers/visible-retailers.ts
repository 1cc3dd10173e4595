import { representsBrand } from '#modules/directory/contract/associations.ts';
import { isBoundToLocations, type Role } from '#platform/contract/permission.ts';
import type { App } from '#platform/server/app.ts';
import { EventLoopYielder } from '#platform/server/jobs/yield-turn.ts';
import { readConfig } from '../configuration/read-configuration.ts';
import { rememberFigures, VALUES_PER_ID } from '../figures/remembered-figures.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import type { IndexedRetailers } from './indexed-retailers.ts';
import { type Pause, type Point, PointGrid } from './point-grid.ts';
import { retailerIndex } from './retailer-index.ts';

interface MaybePlaced {
  latitude: number | null;
  longitude: number | null;
}

/**
 * Retailers visible to a user restricted to locations: own locations, assigned prospects, and prospects within the
 * configured distance of an own location; undefined means all [OPP-07]. The database hides other locations and distant
 * prospects, so `db` must be the caller's.
 */
export async function visibleRetailers(
  { db, app }: Context,
  clientId: string,
  user: { id: string; role: string },
): Promise<ReadonlySet<string> | undefined> {
  if (!isBoundToLocations(user.role as Role)) return undefined;
  const { nearKm } = await readConfig({ db }, clientId);
  if (await isResponsibleForWholeBrand({ app }, clientId, user)) {
    const { version } = await retailerIndex({ app }, clientId);
    return rememberFigures({ app }, ['visible', clientId, user.id, nearKm, version], {
      read: () => ofWholeBrand(app, { clientId, userId: user.id, nearKm }),
      count: ({ size }) => size * VALUES_PER_ID,
    });
  }
  const rows = await db
    .selectFrom('opportunity.retailers')
    .select(['id', 'location_id', 'assigned_to', 'latitude', 'longitude'])
    .where('client_id', '=', clientId)
    .execute();
  const own = rows.filter(({ location_id }) => location_id !== null);
  const isNear = await nearAnyOf(own.filter(isPlaced), nearKm);
  const visible = new Set(own.map(({ id }) => id));
  for (const row of rows)
    if (row.assigned_to === user.id || (row.location_id === null && (await isNear(row))))
      visible.add(row.id);
  return visible;
}

/**
 * Whether a user restricted to locations is responsible for all locations of the brand. Such a user needs no
 * restriction, and the database would otherwise compare a hundred thousand rows with as many locations per query.
 */
export async function isResponsibleForWholeBrand(
  { app }: { app: App },
  clientId: string,
  user: { id: string; role: string },
): Promise<boolean> {
  if (!isBoundToLocations(user.role as Role)) return false;
  const db = app.database.ofClient(clientId);
  return app.ports.call(representsBrand, { clientId, userId: user.id }, { db, app });
}

/** All locations, and prospects as for other users. From memory, because there can be a hundred thousand. */
async function ofWholeBrand(
  app: App,
  { clientId, userId, nearKm }: { clientId: string; userId: string; nearKm: number },
): Promise<ReadonlySet<string>> {
  const index = await retailerIndex({ app }, clientId);
  const assigned = await app.database
    .ofClient<OpportunityTables>(clientId)
    .selectFrom('opportunity.retailers')
    .select('id')
    .where('client_id', '=', clientId)
    .where('assigned_to', '=', userId)
    .execute();
  const [locations, prospects] = [index.locations(), index.prospects()];
  const isNear = await nearAnyOf(locations.filter(isPlaced), nearKm);
  const visible = new Set([...locations, ...assigned].map(({ id }) => id));
  for (const prospect of prospects) if (await isNear(prospect)) visible.add(prospect.id);
  return visible;
}

/** Ids of prospects; 'all' if none is excluded. */
export type VisibleProspects = readonly string[] | 'all';
const ofSets = new WeakMap<ReadonlySet<string>, VisibleProspects>();

/** Visible prospects of a whole brand, cached for each set. */
export function visibleProspects(
  index: IndexedRetailers,
  visible: ReadonlySet<string>,
): VisibleProspects {
  const known = ofSets.get(visible);
  if (known) return known;
  const prospects = index.prospects();
  const seen = prospects.filter(({ id }) => visible.has(id)).map(({ id }) => id);
  const made = seen.length === prospects.length ? 'all' : seen;
  ofSets.set(visible, made);
  return made;
}

function isPlaced<Place extends MaybePlaced>(place: Place): place is Place & Point {
  return place.latitude !== null && place.longitude !== null;
}

/** Yields to other calls during the work. */
async function nearAnyOf(
  points: readonly Point[],
  km: number,
): Promise<(point: MaybePlaced) => boolean | Promise<boolean>> {
  const breather = new EventLoopYielder();
  const pause: Pause = () => breather.pause();
  const grid = await PointGrid.of(points, km, pause);
  return (point) => {
    if (!isPlaced(point)) return false;
    const isNear = grid.hasWithin(point);
    return breather.isDue ? breather.pause().then(() => isNear) : isNear;
  };
}
