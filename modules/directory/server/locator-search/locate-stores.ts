import { LRUCache } from 'lru-cache';
import type {
  StoreFilter,
  StoreSearch,
  StoresFound,
} from '#modules/directory/contract/locations/locate-stores.ts';
import type { App } from '#platform/server/app.ts';
import { algoliaReferences } from '#platform/server/outbound/algolia-references.ts';
import { readLocationsSelling } from '../product-range/product-range.ts';
import type { Context } from '../tables.ts';
import { fittingRows, rowsOf } from './fitting-rows.ts';
import { type Interpretation, interpretQuery } from './interpret-query.ts';
import type { LocationIndex } from './location-index.ts';
import { locationIndex } from './location-indexes.ts';
import type { Distances } from './position-grid.ts';
import { certainKm, rankPage } from './rank-rows.ts';
import { readOpenStores } from './read-stores.ts';

const HITS_LIMIT = 1_000;
/** Search radii around a position when only the nearest stores are needed. */
const NEAREST_RADII_KM = [10, 40, 160, 500];
const CACHED_PAGES_LIMIT = 1_000;
const CACHE_KEY_MAX_LENGTH = 1_000;

interface FoundPage extends Omit<StoresFound, 'items'> {
  page: readonly { id: string; km: number | null }[];
}

const pageCaches = new WeakMap<LocationIndex, LRUCache<string, FoundPage & { version: number }>>();

/** A page of the matching open locations, sorted by distance if an origin is known [LOC-06]. */
export async function findStores({ db, app }: Context, search: StoreSearch): Promise<StoresFound> {
  const index = await locationIndex({ app }, search.clientId);
  const { page, ...found } = await findPage({ db, app }, index, search);
  const stores = await readOpenStores(
    { app },
    { clientId: search.clientId, index, ids: page.map(({ id }) => id) },
  );
  const kmOf = new Map(page.map(({ id, km }) => [id, km]));
  return {
    ...found,
    items: stores.map((store) => ({ ...store, distanceKm: kmOf.get(store.id) ?? null })),
  };
}

/** Visitors often send the same search, so the page is cached until a location changes. */
async function findPage(
  context: Context,
  index: LocationIndex,
  search: StoreSearch,
): Promise<FoundPage> {
  // Not cached: external indexes and product ranges send no change events, and opening state depends on the time.
  if (search.searchIndex || search.productId || search.openAt)
    return searchPage(context, index, search);
  const cachedPages = pageCaches.get(index) ?? new LRUCache({ max: CACHED_PAGES_LIMIT });
  pageCaches.set(index, cachedPages);
  const key = JSON.stringify(search);
  const cachedPage = key.length > CACHE_KEY_MAX_LENGTH ? undefined : cachedPages.get(key);
  const { version } = index;
  if (cachedPage?.version === version) {
    const { version: _, ...page } = cachedPage;
    return page;
  }
  const found = await searchPage(context, index, search);
  if (key.length <= CACHE_KEY_MAX_LENGTH) cachedPages.set(key, { ...found, version });
  return found;
}

async function searchPage(
  { db, app }: Context,
  index: LocationIndex,
  search: StoreSearch,
): Promise<FoundPage> {
  const words = search.words?.trim() ?? '';
  const interpreted = words
    ? await interpretQuery({ app }, index, { ...search, words })
    : interpretationFromOrigin(search);
  const { clientId, productId } = search;
  const sellers = productId
    ? await readLocationsSelling({ db }, { clientId, productId })
    : undefined;
  const hits = search.searchIndex ? await queryAlgolia({ app }, index, search, interpreted) : null;
  const understood = interpreted ?? (hits && interpretationFromHits(index, hits));
  if (words && !understood) return { understood: null, page: [], total: 0, nearest: false };
  // Named stores are measured from the visitor; a region is not measured.
  const origin = understood?.place.position ?? (understood?.rows ? search.origin : undefined);
  const distances = origin && index.distancesFrom(origin);
  const isWithinRadius = radiusTest(search, distances, understood);
  const conditions = { sellers, also: understood?.holds };
  /** Rows within the radius; all rows if there are none. */
  const rowsWithinRadiusOrAll = async (filter: StoreFilter) => {
    const around = origin && isWithinRadius && index.rowsAround(origin, search.radiusKm ?? 0);
    const within =
      isWithinRadius &&
      (await fittingRows(index, filter, { ...conditions, near: isWithinRadius, around }));
    return within?.length ? within : fittingRows(index, filter, conditions);
  };
  const shownOf = (rows: Int32Array) => rankPage(index, rows, { search, understood, distances });
  const toPage = (total: number, shown: readonly number[], nearest: boolean): FoundPage => ({
    understood: understood?.place ?? null,
    page: shown.flatMap((row) => {
      const id = index.rows[row]?.id;
      const km = distances ? distances.km(row) : Number.NaN;
      return id === undefined ? [] : [{ id, km: Number.isNaN(km) ? null : km }];
    }),
    total,
    nearest,
  });
  if (search.nearestOnly && origin && distances && !hits && !understood?.rows)
    for (const km of NEAREST_RADII_KM) {
      const around = index.rowsAround(origin, km);
      if (!around) break;
      const rows = await fittingRows(index, search, { ...conditions, around });
      const shown = shownOf(rows);
      const isCertain = shown.every((row) => distances.km(row) <= certainKm(km, search));
      if (isCertain && shown.length === search.limit) return toPage(rows.length, shown, false);
    }
  const found =
    hits && (await rowsWithinRadiusOrAll(limitToRows(index, search, rowsOf(index, hits))));
  // If the external index fails or finds no store, the app's own search is the fallback.
  const listed = found?.length
    ? found
    : await rowsWithinRadiusOrAll(
        understood?.rows ? limitToRows(index, search, understood.rows) : search,
      );
  const [first] = listed;
  const nearest = isWithinRadius !== undefined && first !== undefined && !isWithinRadius(first);
  return toPage(listed.length, shownOf(listed), nearest);
}

function interpretationFromOrigin({ origin, country }: StoreSearch): Interpretation | null {
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

/** Ids or codes from Algolia; null if it does not apply to this search, fails or finds no known location. */
async function queryAlgolia(
  { app }: { app: App },
  index: LocationIndex,
  { searchIndex, words, radiusKm }: StoreSearch,
  understood: Interpretation | null,
): Promise<string[] | null> {
  const position = understood?.place.position ?? undefined;
  // A region or country is listed as a whole.
  if (!searchIndex || understood?.holds || (!position && !words)) return null;
  const hits = await algoliaReferences({ app }, searchIndex, {
    words,
    position,
    radiusKm,
    limit: HITS_LIMIT,
  });
  const knownHits = hits?.filter((reference) => index.rowOf(reference) !== undefined);
  return knownHits?.length ? knownHits : null;
}

function interpretationFromHits(
  index: LocationIndex,
  references: readonly string[],
): Interpretation {
  const rows = rowsOf(index, references);
  return { place: { kind: 'store', label: null, country: null, position: null }, rows };
}

/** Limits a search to these rows, of those that its own references allow. */
function limitToRows(
  index: LocationIndex,
  search: StoreFilter,
  rows: readonly number[],
): StoreFilter {
  const allowed =
    search.references && new Set(search.references.map((reference) => index.rowOf(reference)));
  const fitting = allowed ? rows.filter((row) => allowed.has(row)) : rows;
  return { ...search, references: fitting.flatMap((row) => index.rows[row]?.id ?? []) };
}

function radiusTest(
  { radiusKm, bounds }: StoreSearch,
  distances: Distances | undefined,
  understood: Interpretation | null,
): ((row: number) => boolean) | undefined {
  // On a map the visible area applies instead of the radius.
  if (!distances || radiusKm === undefined || bounds || understood?.rows) return undefined;
  return distances.within(radiusKm);
}
