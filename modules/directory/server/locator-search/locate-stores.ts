import type {
  StoreFilter,
  StoreSearch,
  StoresFound,
} from '#modules/directory/contract/locations/locate-stores.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { algoliaReferences } from '#platform/server/outbound/algolia-references.ts';
import { readLocationsSelling } from '../product-range/product-range.ts';
import { fittingRows } from './fitting-rows.ts';
import type { Distances, IndexedLocation, LocationIndex } from './location-index.ts';
import { locationIndex } from './location-indexes.ts';
import { readOpenStores } from './read-stores.ts';
import { TopRows } from './top-rows.ts';
import { type Understood, understandWords } from './understand-words.ts';

/** Each step of a type's weight counts as so much nearer; docs/decisions/locators.md. */
const WEIGHT_STEP = 0.15;
/** A location abroad comes before one at home where it is at most half as far. */
const BORDER_FACTOR = 2;
const MOST_SHOWN = 100;
const MOST_HITS = 1_000;
const MOST_OFFSET = 10_000;

/** A page of the open locations that fit, the nearest first where a place is known [LOC-06]. */
export async function findStores(
  { db, app }: { db: Db; app: App },
  search: StoreSearch,
): Promise<StoresFound> {
  const index = await locationIndex(app, search.clientId);
  const words = search.words?.trim() ?? '';
  const own = words
    ? await understandWords({ app }, index, { ...search, words })
    : aroundOrigin(search);
  const { clientId, productId } = search;
  const sellers = productId
    ? await readLocationsSelling({ db }, { clientId, productId })
    : undefined;
  const hits = search.searchIndex ? await askIndex({ app }, index, search, own) : null;
  const understood = own ?? (hits && storesOf(index, hits));
  if (words && !understood) return { understood: null, items: [], total: 0, nearest: false };
  const more = { sellers, also: understood?.holds };
  const found = hits && (await fittingRows(index, withReferences(search, hits), more));
  // Another index that is down or knows nothing leaves no visitor without a store.
  const rows = found?.length
    ? found
    : await fittingRows(index, withRows(index, search, understood), more);
  // A store that was named is measured from where the visitor is, a region is not measured at all.
  const origin = understood?.place.position ?? (understood?.rows ? search.origin : undefined);
  const distances = origin && index.distancesFrom(origin);
  const isNear = nearTest(search, distances, understood);
  const within = isNear ? rows.filter(isNear) : rows;
  const nearest = isNear !== undefined && within.length === 0 && rows.length > 0;
  const listed = nearest ? rows : within;
  const page = pageOf(index, listed, { search, understood, distances });
  const items = await readOpenStores({ db }, clientId, {
    ids: page.flatMap((row) => index.rows[row]?.id ?? []),
    brandZone: index.brandZone,
  });
  const kmOf = new Map(
    page.map((row) => [index.rows[row]?.id, distances ? distances.km(row) : Number.NaN]),
  );
  return {
    understood: understood?.place ?? null,
    items: items.map((item) => {
      const km = kmOf.get(item.id) ?? Number.NaN;
      return { ...item, distanceKm: Number.isNaN(km) ? null : km };
    }),
    total: listed.length,
    nearest,
  };
}

function aroundOrigin({ origin, country }: StoreSearch): Understood | null {
  if (!origin) return null;
  const { latitude, longitude } = origin;
  return {
    place: {
      kind: 'address',
      label: null,
      country: origin.country ?? country ?? null,
      position: { latitude, longitude },
    },
  };
}

/** Ids or codes by Algolia; null where it is not asked about this, or did not answer or find anything. */
async function askIndex(
  { app }: { app: App },
  index: LocationIndex,
  { searchIndex, words, radiusKm }: StoreSearch,
  understood: Understood | null,
): Promise<string[] | null> {
  const position = understood?.place.position ?? undefined;
  // A region or country is listed as a whole.
  if (!searchIndex || understood?.holds || (!position && !words)) return null;
  const hits = await algoliaReferences({ app }, searchIndex, {
    words,
    position,
    radiusKm,
    limit: MOST_HITS,
  });
  const known = hits?.filter((reference) => index.rowOf(reference) !== undefined);
  return known?.length ? known : null;
}

function storesOf(index: LocationIndex, references: readonly string[]): Understood {
  const rows = references.flatMap((reference) => index.rowOf(reference) ?? []);
  return { place: { kind: 'store', label: null, country: null, position: null }, rows };
}

function withReferences(search: StoreFilter, hits: readonly string[]): StoreFilter {
  if (!search.references) return { ...search, references: hits };
  const wanted = new Set(search.references);
  return { ...search, references: hits.filter((hit) => wanted.has(hit)) };
}

/** Stores that were named take the place of what another search index has found, or are among it. */
function withRows(
  index: LocationIndex,
  search: StoreFilter,
  understood: Understood | null,
): StoreFilter {
  if (!understood?.rows || search.references) return search;
  return { ...search, references: understood.rows.flatMap((row) => index.rows[row]?.id ?? []) };
}

function nearTest(
  { radiusKm, bounds }: StoreSearch,
  distances: Distances | undefined,
  understood: Understood | null,
): ((row: number) => boolean) | undefined {
  // Who looks at a map sees how far it is.
  if (!distances || radiusKm === undefined || bounds || understood?.rows) return undefined;
  return distances.within(radiusKm);
}

/** By distance, weighted by type and border; by closeness of the name; else those of the visitor's country first. */
function pageOf(
  index: LocationIndex,
  rows: Int32Array,
  given: {
    search: StoreSearch;
    understood: Understood | null;
    distances: Distances | undefined;
  },
): number[] {
  const { search, understood, distances } = given;
  const offset = Math.min(search.offset ?? 0, MOST_OFFSET);
  const limit = Math.min(search.limit, MOST_SHOWN);
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
  const rankOfRow = new Float64Array(index.rows.length);
  const top = new TopRows(offset + limit, (one, other) => {
    const difference = (rankOfRow[one] ?? 0) - (rankOfRow[other] ?? 0);
    // Two that lie nowhere differ by no number.
    if (difference) return difference < 0;
    return isBefore(index.rows[one], index.rows[other]);
  });
  for (const row of rows) {
    const location = index.rows[row];
    if (!location) continue;
    rankOfRow[row] = rankOf(row, location);
    top.offer(row);
  }
  return top.inOrder().slice(offset);
}

/** By town and name. */
export function isBefore(
  one: IndexedLocation | undefined,
  other: IndexedLocation | undefined,
): boolean {
  if (!one || !other) return one !== undefined;
  if (one.cityKey !== other.cityKey) return one.cityKey < other.cityKey;
  return one.name === other.name ? one.id < other.id : one.name < other.name;
}
