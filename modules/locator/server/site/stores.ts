import {
  type LocatedStore,
  locateStores,
  type StoreFacets,
  type StoreFilter,
  type StoreSearch,
  storeFacets,
} from '#modules/directory/contract/locations/locate-stores.ts';
import {
  type AreaLevel,
  findAreaPaths,
  productToFind,
  storeSlug,
} from '#modules/directory/contract/locations/store-pages.ts';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { toUrlPath } from './country-slugs.ts';
import type { Site } from './site.ts';
import type { SiteQuery } from './site-request.ts';

const SAME_NAME_LIMIT = 6;

/** Stores, areas and places for the pages of a locator: the directory's results within the locator's settings. */
export interface SiteStore extends Omit<LocatedStore, 'email'> {
  /** Below the site's URL: path of its area, then its slug. */
  path: readonly string[];
}
export interface SitePlace {
  /** Empty for an unnamed position. */
  label: string;
  kind: 'address' | 'postcode' | 'town' | 'region' | 'country' | 'store';
  country: string;
  position: { latitude: number; longitude: number } | null;
  /** Towns with the typed name, if there are several. */
  sameName: readonly string[];
}
export interface SiteResults {
  /** The place recognised in the search text; null without a match. */
  place: SitePlace | null;
  items: readonly SiteStore[];
  /** Total over all pages. */
  total: number;
  /** None is within the radius; these are the nearest ones. */
  isNearest: boolean;
}
export async function searchStores(
  site: Site,
  query: SiteQuery,
  range: { limit: number; offset: number },
): Promise<SiteResults> {
  const { config } = site.locator;
  const filter = await filterOf(site, query);
  if (!filter) return { place: null, items: [], total: 0, isNearest: false };
  const found = await site.app.ports.call(
    locateStores,
    {
      ...common(site),
      ...filter,
      ...range,
      ...(query.words && { words: query.words }),
      ...(query.position && { origin: query.position }),
      ...(site.country && { country: site.country }),
      ...searchIndexOf(site),
      radiusKm: config.radiusKm,
      crossBorders: config.crossBorders,
      weights: Object.fromEntries(
        config.locationTypes.map(({ typeId, weight }) => [typeId, weight]),
      ),
    },
    context(site),
  );
  const { understood } = found;
  return {
    place: understood && {
      ...understood,
      label: understood.label ?? '',
      country: understood.country ?? '',
      sameName: (understood.sameName ?? [])
        .filter(
          ({ country }) => config.countries.length === 0 || config.countries.includes(country),
        )
        .slice(0, SAME_NAME_LIMIT)
        .map(({ label }) => label),
    },
    items: await withPaths(site, found.items),
    total: found.total,
    isNearest: found.nearest,
  };
}

function searchIndexOf({ locator }: Site): Pick<StoreSearch, 'searchIndex'> {
  const { searchIndex: index, searchAppId: appId, searchApiKey: apiKey } = locator.config;
  return index && appId && apiKey ? { searchIndex: { appId, index, apiKey } } : {};
}

/** Open stores near another one, excluding it. */
export async function nearbyStores(
  site: Site,
  store: Pick<SiteStore, 'id' | 'postalCode' | 'city' | 'country' | 'latitude' | 'longitude'>,
  limit: number,
): Promise<SiteStore[]> {
  const { latitude, longitude, country } = store;
  const place =
    latitude !== null && longitude !== null
      ? { origin: { latitude, longitude, country } }
      : { words: `${store.postalCode} ${store.city}`.trim(), country };
  if ('words' in place && !place.words) return [];
  const { items } = await site.app.ports.call(
    locateStores,
    { ...common(site), ...place, limit: limit + 1, nearestOnly: true },
    context(site),
  );
  return (await withPaths(site, items)).filter(({ id }) => id !== store.id).slice(0, limit);
}

export interface FilterChoices {
  types: readonly { id: string; name: string }[];
  /** Attributes of custom data that visitors can filter by. */
  attributes: readonly string[];
  /** Name of the filtered product. */
  product: string | undefined;
  /** The smallest area with every store; null without a position. */
  bounds: StoreFacets['bounds'];
}

/** Filter options of all stores that the locator shows. */
export async function filterChoices(site: Site, query: SiteQuery): Promise<FilterChoices> {
  const { config, clientId } = site.locator;
  const attributes = config.customData
    .filter(({ filter }) => filter)
    .flatMap((list) => list.attributes);
  const facets = await site.app.ports.call(
    storeFacets,
    { clientId, ...within(site), attributeNames: attributes },
    context(site),
  );
  const used = new Set(
    facets.attributes.filter(({ values }) => values.length > 0).map(({ name }) => name),
  );
  const product = query.product ? await productOf(site, query.product) : null;
  return {
    types: facets.types.map(({ value, label }) => ({ id: value, name: site.text.ofBrand(label) })),
    attributes: [...new Set(attributes)].filter((name) => used.has(name)),
    product: product?.name,
    bounds: facets.bounds,
  };
}

/** Null for an unknown product, which no store sells. */
async function filterOf(site: Site, query: SiteQuery): Promise<StoreFilter | null> {
  const { countries, typeIds: listed } = within(site);
  const chosen = listed ? query.typeIds.filter((id) => listed.includes(id)) : query.typeIds;
  const typeIds = query.typeIds.length > 0 ? chosen : listed;
  const product = query.product ? await productOf(site, query.product) : undefined;
  if (product === null) return null;
  // Attributes that are not configured as filters stay internal.
  const offered = new Set(
    site.locator.config.customData
      .filter(({ filter }) => filter)
      .flatMap((list) => list.attributes),
  );
  const has = query.has.filter((name) => offered.has(name));
  return {
    ...(countries && { countries }),
    ...(typeIds && { typeIds }),
    ...(has.length > 0 && { attributes: Object.fromEntries(has.map((name) => [name, []])) }),
    ...(product && { productId: product.id }),
    ...(query.openNow && { openAt: site.now }),
  };
}

async function productOf(site: Site, sku: string): Promise<{ id: string; name: string } | null> {
  const { clientId, brand } = site.locator;
  const found = await site.app.ports.call(productToFind, { clientId, sku }, context(site));
  return (
    found && { id: found.id, name: nameIn(found.names, site.locale, brand.defaultLocale) || sku }
  );
}

/** In the order of the ids; stores outside the locator are omitted. */
export async function shownStores(site: Site, ids: readonly string[]): Promise<SiteStore[]> {
  if (ids.length === 0) return [];
  const { items } = await site.app.ports.call(
    locateStores,
    { ...common(site), references: ids, limit: ids.length },
    context(site),
  );
  const byId = new Map((await withPaths(site, items)).map((store) => [store.id, store]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function withPaths(site: Site, stores: readonly LocatedStore[]): Promise<SiteStore[]> {
  if (stores.length === 0) return [];
  const paths = await site.app.ports.call(
    findAreaPaths,
    { ...areas(site), ids: stores.map(({ id }) => id) },
    context(site),
  );
  return stores.flatMap((store) => {
    const area = paths.get(store.id);
    return area ? [{ ...store, path: [...toUrlPath(area), storeSlug(store)] }] : [];
  });
}

export function within({ locator }: Site) {
  return storesShown(locator.config);
}

/** Directory filter for the stores of a locator. */
export function storesShown({
  countries,
  onlyListedTypes,
  locationTypes,
}: Pick<LocatorConfig, 'countries' | 'onlyListedTypes' | 'locationTypes'>): {
  countries?: readonly string[];
  typeIds?: readonly string[];
} {
  return {
    ...(countries.length > 0 && { countries }),
    ...(onlyListedTypes && { typeIds: locationTypes.map(({ typeId }) => typeId) }),
  };
}

function common(site: Site) {
  return { clientId: site.locator.clientId, language: site.locale, ...within(site) };
}

export function areas(site: Site) {
  return { ...common(site), lowest: site.locator.config.geoDivisionLevel as AreaLevel };
}

export function context({ app, locator }: Site) {
  return { app, db: app.database.ofClient(locator.clientId) };
}
