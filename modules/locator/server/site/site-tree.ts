import {
  type StoreFacts,
  storesAfter,
  storesByIds,
} from '#modules/directory/contract/locations/locate-stores.ts';
import {
  findAreaPaths,
  type StoreArea,
  type StoreAreaPage,
  storeArea,
  storeAreas,
  storePageByKey,
  storePageKey,
  storeSlug,
} from '#modules/directory/contract/locations/store-pages.ts';
import { toDirectoryPath, toUrlPath } from './country-slugs.ts';
import type { Site } from './site.ts';
import { areas, context, type SiteStore, shownStores, within } from './stores.ts';

/** Targets of a locator site's paths: areas, stores, and closed or moved stores [LOC-06]. */
export interface SiteArea {
  path: readonly string[];
  name: string;
  stores: number;
}
export interface FoundArea {
  area: SiteArea;
  parents: readonly SiteArea[];
  children: readonly SiteArea[];
  neighbours: readonly SiteArea[];
}
export interface FoundStore {
  store: SiteStore;
  parents: readonly SiteArea[];
}
type FoundPage =
  | { kind: 'area'; found: FoundArea }
  | { kind: 'store'; found: FoundStore }
  /** The same store at another URL, or its successor. */
  | { kind: 'moved'; path: readonly string[] }
  | { kind: 'closed'; store: StoreFacts };

const AREAS_SHOWN = 200;

/** Child areas of an area, or all countries. */
export async function childAreas(site: Site, path: readonly string[]): Promise<SiteArea[]> {
  const found = await readArea(site, path);
  return (found?.children ?? []).slice(0, AREAS_SHOWN).map(areaOf);
}

export async function areaStores(
  site: Site,
  area: SiteArea,
  range: { limit: number; offset: number },
): Promise<SiteStore[]> {
  const found = await readArea(site, area.path, { ...range, alone: true });
  return shownStores(site, found?.locationIds ?? []);
}

/** Finds the page for a path; null if there is none. */
export async function findByPath(
  site: Site,
  segments: readonly string[],
): Promise<FoundPage | null> {
  const key = storePageKey(segments.at(-1) ?? '');
  const { clientId } = site.locator;
  const id = key && (await site.app.ports.call(storePageByKey, { clientId, key }, context(site)));
  if (id) return pageOfStore(site, id, segments);
  const found = await readArea(site, segments);
  if (!found?.area) return null;
  return {
    kind: 'area',
    found: {
      area: areaOf(found.area),
      parents: found.ancestors.map(areaOf),
      children: found.children.slice(0, AREAS_SHOWN).map(areaOf),
      neighbours: found.neighbours.slice(0, AREAS_SHOWN).map(areaOf),
    },
  };
}

async function pageOfStore(
  site: Site,
  id: string,
  segments: readonly string[],
): Promise<FoundPage | null> {
  const [store] = await shownStores(site, [id]);
  if (!store) return pageOfClosed(site, id);
  if (store.path.join('/') !== segments.join('/')) return { kind: 'moved', path: store.path };
  const area = await readArea(site, store.path.slice(0, -1), { limit: 0, alone: true });
  const parents = area?.area ? [...area.ancestors, area.area].map(areaOf) : [];
  return { kind: 'store', found: { store, parents } };
}

/** Null for open stores, and for other countries or types than those of the locator. */
async function pageOfClosed(site: Site, id: string): Promise<FoundPage | null> {
  const { clientId } = site.locator;
  const [facts] = await site.app.ports.call(storesByIds, { clientId, ids: [id] }, context(site));
  if (!facts || facts.closedAt === null) return null;
  const [store] = facts.movedToId === null ? [] : await shownStores(site, [facts.movedToId]);
  return store ? { kind: 'moved', path: store.path } : { kind: 'closed', store: facts };
}

export interface ListedPage {
  kind: 'start' | 'area' | 'location';
  path: readonly string[];
  /** `2026-11-17T08:30:00.000Z`. */
  lastModified: string;
}
const PAGES_AT_ONCE = 500;

/** Every page that search engines may list: the start page, areas from the country down, then stores. */
export async function* listedPages(site: Site): AsyncGenerator<ListedPage> {
  const { clientId } = site.locator;
  const all = await site.app.ports.call(storeAreas, areas(site), context(site));
  const latest = all
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
  if (latest) yield { kind: 'start', path: [], lastModified: latest };
  for (const { path, changedAt } of all)
    yield { kind: 'area', path: toUrlPath(path), lastModified: changedAt };
  let after: string | undefined;
  do {
    const stores: { id: string; name: string; updatedAt: string }[] = await site.app.ports.call(
      storesAfter,
      { clientId, limit: PAGES_AT_ONCE, ...within(site), ...(after !== undefined && { after }) },
      context(site),
    );
    const ids = stores.map(({ id }) => id);
    const paths = await site.app.ports.call(findAreaPaths, { ...areas(site), ids }, context(site));
    for (const store of stores) {
      const area = paths.get(store.id);
      if (!area) continue;
      const path = [...toUrlPath(area), storeSlug(store)];
      yield { kind: 'location', path, lastModified: store.updatedAt };
    }
    after = ids.length === PAGES_AT_ONCE ? ids.at(-1) : undefined;
  } while (after !== undefined);
}

/** An area by its path in the URL. */
async function readArea(
  site: Site,
  path: readonly string[],
  range: { limit: number; offset?: number; alone?: boolean } = { limit: 0 },
): Promise<StoreAreaPage | null> {
  const known = toDirectoryPath(path);
  return (
    known &&
    site.app.ports.call(storeArea, { ...areas(site), path: known, ...range }, context(site))
  );
}

function areaOf({ path, name, locations }: StoreArea): SiteArea {
  return { path: toUrlPath(path), name, stores: locations };
}
