import type { StoreSearch } from '#modules/directory/contract/locations/locate-stores.ts';
import type { Interpretation } from './interpret-query.ts';
import type { IndexedLocation, LocationIndex } from './location-index.ts';
import type { Distances } from './position-grid.ts';
import { TopRows } from './top-rows.ts';

/** Factor per step of a type's weight by which its locations count as nearer; docs/decisions/locators.md. */
const WEIGHT_STEP = 0.15;
/** A location abroad precedes a domestic one if it is at most half as far. */
const BORDER_FACTOR = 2;
const MAX_SHOWN = 100;
const MAX_OFFSET = 10_000;

/** Sorts by distance weighted by type and border; by similarity of the name; otherwise the visitor's country first. */
export function rankPage(
  index: LocationIndex,
  rows: Int32Array,
  given: {
    search: StoreSearch;
    understood: Interpretation | null;
    distances: Distances | undefined;
  },
): number[] {
  const { search, understood, distances } = given;
  const offset = Math.min(search.offset ?? 0, MAX_OFFSET);
  const limit = Math.min(search.limit, MAX_SHOWN);
  const ranks = new Map(understood?.rows?.map((row, place) => [row, place]));
  const home = understood?.place.country ?? search.country;
  const rankOf = (row: number, location: IndexedLocation): number => {
    const place = ranks.get(row);
    if (place !== undefined && !distances) return place;
    if (!distances) return location.country === home ? 0 : 1;
    const km = distances.km(row);
    if (Number.isNaN(km)) return Number.POSITIVE_INFINITY;
    const isAbroad = !search.crossBorders && home !== undefined && location.country !== home;
    const weight = (location.typeId && search.weights?.[location.typeId]) || 0;
    return (km * (isAbroad && home ? BORDER_FACTOR : 1)) / (1 + WEIGHT_STEP * weight);
  };
  // Indexed by position in `rows`, which may be few of very many.
  const rankAt = new Float64Array(rows.length);
  const locationAt = (at: number) => index.rows[rows[at] ?? -1];
  const top = new TopRows(offset + limit, (one, other) => {
    const difference = (rankAt[one] ?? 0) - (rankAt[other] ?? 0);
    // Two rows without position have no comparable distance.
    if (difference) return difference < 0;
    return isBefore(locationAt(one), locationAt(other));
  });
  for (let at = 0; at < rows.length; at += 1) {
    const location = locationAt(at);
    if (!location) continue;
    rankAt[at] = rankOf(rows[at] ?? -1, location);
    top.offer(at);
  }
  return top
    .inOrder()
    .slice(offset)
    .map((at) => rows[at] ?? -1);
}

/** Distance below which rows precede every row outside of the radius, whatever their types and countries. */
export function certainKm(radiusKm: number, { weights }: Pick<StoreSearch, 'weights'>): number {
  const greatest = Math.max(0, ...Object.values(weights ?? {}));
  return radiusKm / BORDER_FACTOR / (1 + WEIGHT_STEP * greatest);
}

/** Sorts by town and name. */
export function isBefore(
  one: IndexedLocation | undefined,
  other: IndexedLocation | undefined,
): boolean {
  if (!one || !other) return one !== undefined;
  if (one.cityKey !== other.cityKey) return one.cityKey < other.cityKey;
  return one.name === other.name ? one.id < other.id : one.name < other.name;
}
