import { LRUCache } from 'lru-cache';
import type {
  StoreFacets,
  StoreFilter,
} from '#modules/directory/contract/locations/locate-stores.ts';
import { readLocationsSelling } from '../product-range/product-range.ts';
import type { Context } from '../tables.ts';
import { fittingRows } from './fitting-rows.ts';
import type { LocationIndex } from './location-index.ts';
import { locationIndex } from './location-indexes.ts';
import { locationTypeNames } from './read-stores.ts';

const MAX_TYPES = 50;
const MAX_NAMES = 50;
const MAX_VALUES = 50;

interface CountedStores {
  version: number;
  total: number;
  bounds: StoreFacets['bounds'];
  countries: StoreFacets['countries'];
  types: { value: string; count: number }[];
  attributes: StoreFacets['attributes'];
}
const ANSWERS_STORED = 50;
const LONGEST_KEY = 2_000;
const answers = new WeakMap<LocationIndex, LRUCache<string, CountedStores>>();

/** Number of matching locations for each country, type and attribute value, most frequent first. */
export async function readStoreFacets(
  { db, app }: Context,
  given: StoreFilter & { clientId: string; attributeNames: readonly string[] },
): Promise<StoreFacets> {
  const index = await locationIndex({ app }, given.clientId);
  const [counted, names] = await Promise.all([
    countStores({ db }, index, given),
    locationTypeNames({ app }, given.clientId),
  ]);
  const { version: _, ...facets } = counted;
  return {
    ...facets,
    types: facets.types.flatMap(({ value, count }) => {
      const label = names.get(value);
      return label === undefined ? [] : [{ value, label, count }];
    }),
  };
}

/** All pages show the same options, so they are counted once until a location changes. */
async function countStores(
  { db }: Pick<Context, 'db'>,
  index: LocationIndex,
  given: StoreFilter & { clientId: string; attributeNames: readonly string[] },
): Promise<CountedStores> {
  const { clientId, productId, openAt } = given;
  const known = answers.get(index) ?? new LRUCache({ max: ANSWERS_STORED });
  answers.set(index, known);
  const key = JSON.stringify(given);
  // Product ranges send no change events, and opening state depends on the time.
  const isStored = !productId && !openAt && key.length <= LONGEST_KEY;
  const before = isStored ? known.get(key) : undefined;
  const { version } = index;
  if (before?.version === version) return before;
  const sellers = productId
    ? await readLocationsSelling({ db }, { clientId, productId })
    : undefined;
  const rows = await fittingRows(index, given, { sellers });
  const countries = new Counts();
  const types = new Counts();
  const sets = new Map<number, number>();
  const surround = new Surround();
  for (const row of rows) {
    const location = index.rows[row];
    if (!location) continue;
    countries.add(location.country, 1);
    if (location.typeId) types.add(location.typeId, 1);
    sets.set(location.attributes, (sets.get(location.attributes) ?? 0) + 1);
    if (location.position) surround.add(location.position);
  }
  const names = [...new Set(given.attributeNames)].slice(0, MAX_NAMES);
  const counted: CountedStores = {
    version,
    total: rows.length,
    bounds: surround.bounds(),
    countries: countries.most(),
    types: types.most(MAX_TYPES),
    attributes: names.map((name) => {
      const values = new Counts();
      for (const [set, count] of sets) {
        const attributes = index.attributeSets[set] ?? {};
        const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
        if (value) values.add(value, count);
      }
      return { name, values: values.most(MAX_VALUES) };
    }),
  };
  if (isStored) known.set(key, counted);
  return counted;
}

/** The smallest area around positions, in place: a brand may have 100,000. */
class Surround {
  #south = Number.POSITIVE_INFINITY;
  #west = Number.POSITIVE_INFINITY;
  #north = Number.NEGATIVE_INFINITY;
  #east = Number.NEGATIVE_INFINITY;

  add({ latitude, longitude }: { latitude: number; longitude: number }): void {
    this.#south = Math.min(this.#south, latitude);
    this.#west = Math.min(this.#west, longitude);
    this.#north = Math.max(this.#north, latitude);
    this.#east = Math.max(this.#east, longitude);
  }

  bounds(): StoreFacets['bounds'] {
    const [south, west, north, east] = [this.#south, this.#west, this.#north, this.#east];
    return south > north ? null : { south, west, north, east };
  }
}

class Counts {
  readonly #counts = new Map<string, number>();

  add(value: string, count: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + count);
  }

  most(limit = Number.POSITIVE_INFINITY): { value: string; count: number }[] {
    return [...this.#counts]
      .sort(([one, count], [other, others]) => others - count || (one < other ? -1 : 1))
      .slice(0, limit)
      .map(([value, count]) => ({ value, count }));
  }
}
