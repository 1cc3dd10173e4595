import { sql } from 'kysely';
import type {
  StoreFacets,
  StoreFilter,
} from '#modules/directory/contract/locations/locate-stores.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readLocationsSelling } from '../product-range/product-range.ts';
import { fittingRows } from './fitting-rows.ts';
import { locationIndex } from './location-indexes.ts';

const MOST_TYPES = 50;
const MOST_NAMES = 50;
const MOST_VALUES = 50;

/** How many of the locations that fit each country, type and value of an attribute has, the most frequent first. */
export async function readStoreFacets(
  { db, app }: { db: Db; app: App },
  given: StoreFilter & { clientId: string; attributeNames: readonly string[] },
): Promise<StoreFacets> {
  const { clientId, productId } = given;
  const index = await locationIndex(app, clientId);
  const sellers = productId
    ? await readLocationsSelling({ db }, { clientId, productId })
    : undefined;
  const rows = await fittingRows(index, given, { sellers });
  const countries = new Counts();
  const types = new Counts();
  const sets = new Map<number, number>();
  for (const row of rows) {
    const location = index.rows[row];
    if (!location) continue;
    countries.add(location.country, 1);
    if (location.typeId) types.add(location.typeId, 1);
    sets.set(location.attributes, (sets.get(location.attributes) ?? 0) + 1);
  }
  const names = [...new Set(given.attributeNames)].slice(0, MOST_NAMES);
  return {
    total: rows.length,
    countries: countries.most(),
    types: await namedTypes({ db }, clientId, types.most(MOST_TYPES)),
    attributes: names.map((name) => {
      const values = new Counts();
      for (const [set, count] of sets) {
        const attributes = index.attributeSets[set] ?? {};
        const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
        if (value) values.add(value, count);
      }
      return { name, values: values.most(MOST_VALUES) };
    }),
  };
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

async function namedTypes(
  { db }: { db: Db },
  clientId: string,
  counted: readonly { value: string; count: number }[],
): Promise<StoreFacets['types']> {
  if (counted.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from directory.location_types
    where client_id = ${clientId} and id = any (${counted.map(({ value }) => value)}::uuid[])`.execute(
    db,
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return counted.flatMap(({ value, count }) => {
    const label = names.get(value);
    return label === undefined ? [] : [{ value, label, count }];
  });
}
