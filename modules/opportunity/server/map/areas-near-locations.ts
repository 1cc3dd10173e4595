import type { AreaRecord } from '../areas/read-areas-file.ts';
import type { IndexedRetailers } from '../retailers/indexed-retailers.ts';

const KM_PER_DEGREE = 111.2;

/** Areas that contain a user's locations or are within the given distance of one, by bounding box [OPP-07]. */
export function areasNearLocations(
  index: IndexedRetailers,
  given: {
    areas: ReadonlyMap<string, AreaRecord>;
    visible: ReadonlySet<string>;
    km: number;
  },
): Set<string> {
  const { visible } = given;
  const known = placesOfSets.get(visible) ?? placesOf(index.locations(visible));
  placesOfSets.set(visible, known);
  return areasNear(given.areas, known, given.km);
}

/** Cached per index version for a whole brand, which can have a hundred thousand locations. */
const placesOfSets = new WeakMap<ReadonlySet<string>, readonly Place[]>();

/** Rounded to about ten kilometres, so that users with thousands of locations have few of these positions. */
function placesOf(locations: ReturnType<IndexedRetailers['locations']>): readonly Place[] {
  const places = new Map<number, Place>();
  for (const { longitude, latitude } of locations) {
    if (longitude === null || latitude === null) continue;
    const [east, north] = [Math.round(longitude * 10), Math.round(latitude * 10)];
    places.set(north * 10_000 + east, { longitude: east / 10, latitude: north / 10 });
  }
  return [...places.values()];
}

interface Place {
  longitude: number;
  latitude: number;
}

/** Positions by whole degree, so that thousands of areas are only compared with nearby ones. */
export function areasNear(
  areas: ReadonlyMap<string, Pick<AreaRecord, 'id' | 'box'>>,
  places: readonly Place[],
  km: number,
): Set<string> {
  const margin = km / KM_PER_DEGREE + 0.05;
  const byDegree = Map.groupBy(places, ({ longitude, latitude }) =>
    degreeOf(Math.floor(longitude), Math.floor(latitude)),
  );
  const near = new Set<string>();
  for (const { id, box } of areas.values()) if (hasPlaceNear(box)) near.add(id);
  return near;

  function hasPlaceNear(box: AreaRecord['box']): boolean {
    const [west, south, east, north] = box;
    const farthest = Math.min(90, Math.max(Math.abs(south), Math.abs(north)) + margin);
    const wide = widthOf(margin, farthest);
    for (let y = Math.floor(south - margin); y <= north + margin; y += 1)
      for (let x = Math.floor(west - wide); x <= east + wide; x += 1)
        if (byDegree.get(degreeOf(x, y))?.some((place) => isNearBox(place, box, margin)))
          return true;
    return false;
  }
}

function degreeOf(x: number, y: number): number {
  return y * 1_000 + x;
}

/** Width of a degree of longitude, which decreases towards the poles. */
function widthOf(margin: number, latitude: number): number {
  return margin / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
}

function isNearBox(
  { longitude, latitude }: Place,
  [west, south, east, north]: AreaRecord['box'],
  margin: number,
): boolean {
  if (latitude < south - margin || latitude > north + margin) return false;
  const wide = widthOf(margin, latitude);
  return longitude >= west - wide && longitude <= east + wide;
}
