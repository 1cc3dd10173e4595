import { NearBy } from './near-by.ts';
import type { PostalRow } from './sources/read-postal-rows.ts';
import type { RegionPoint } from './sources/read-region-points.ts';
import type { Town } from './sources/read-towns.ts';

const SURE = 0.5;
/** Number of towns of a region that are examined. */
const ASKED = 40;

/**
 * The towns' table has only codes of regions. The name is taken from the nearest postal rows of that country, or else
 * Natural Earth's points, if most of the region's towns agree; otherwise the region has no name.
 */
export function nameRegions(
  towns: readonly Town[],
  postal: ReadonlyMap<string, readonly PostalRow[]>,
  points: readonly RegionPoint[],
): Map<string, string> {
  const pointsOf = Map.groupBy(points, ({ country }) => country);
  const regions = new Map<string, string>();
  for (const [country, there] of Map.groupBy(towns, (town) => town.country)) {
    const rows = (postal.get(country) ?? []).filter(({ state }) => state !== '');
    const known = new Set(rows.map(({ state }) => state)).size > 1;
    const near = known
      ? new NearBy(rows.map((row) => ({ ...row, name: row.state })))
      : new NearBy<RegionPoint>(pointsOf.get(country) ?? []);
    for (const [admin, inside] of Map.groupBy(there, (town) => town.admin)) {
      const name = mostOf(inside.slice(0, ASKED).map((town) => near.nearest(town)?.name));
      if (name !== undefined) regions.set(`${country}.${admin}`, name);
    }
  }
  return regions;
}

function mostOf(names: readonly (string | undefined)[]): string | undefined {
  const counted = [...Map.groupBy(names, (name) => name)].sort((a, b) => b[1].length - a[1].length);
  const [name, all = []] = counted[0] ?? [];
  return all.length >= names.length * SURE ? name : undefined;
}
