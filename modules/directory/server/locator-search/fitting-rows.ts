import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoreFilter } from '#modules/directory/contract/locations/locate-stores.ts';
import { foldName } from '#platform/server/places/fold-name.ts';
import type { IndexedLocation, LocationIndex } from './location-index.ts';

type Fits = (location: IndexedLocation) => boolean;

/** As many opening hours are calculated without letting other calls in between. */
const SLICE_SCHEDULES = 200;

/** Rows of the index that fit all filters, in no order. `sellers` are the ids that sell the product. */
export async function fittingRows(
  index: LocationIndex,
  filter: StoreFilter,
  more: { sellers?: ReadonlySet<string> | undefined; also?: Fits | undefined } = {},
): Promise<number[]> {
  const tests: Fits[] = [];
  const { countries, typeIds, attributes, bounds, openAt } = filter;
  if (countries) tests.push(isOneOf(countries, ({ country }) => country));
  if (typeIds) tests.push(isOneOf(typeIds, ({ typeId }) => typeId));
  if (more.also) tests.push(more.also);
  const { sellers } = more;
  if (sellers) tests.push(({ id }) => sellers.has(id));
  if (bounds) tests.push(liesWithin(bounds));
  if (attributes && Object.keys(attributes).length > 0)
    tests.push(hasAttributes(index, attributes));
  const rows = rowsOf(index, filter.references).filter((row) => {
    const location = index.rows[row];
    return location !== undefined && tests.every((fits) => fits(location));
  });
  return openAt ? openRows(index, rows, openAt.getTime()) : rows;
}

function rowsOf(index: LocationIndex, references: readonly string[] | undefined): number[] {
  if (!references) return Array.from(index.rows.keys());
  return [...new Set(references.flatMap((reference) => index.rowOf(reference) ?? []))];
}

function isOneOf(
  values: readonly string[],
  read: (location: IndexedLocation) => string | null,
): Fits {
  const wanted = new Set<string | null>(values);
  return (location) => wanted.has(read(location));
}

function liesWithin({ south, west, north, east }: NonNullable<StoreFilter['bounds']>): Fits {
  return ({ position }) => {
    if (!position || position.latitude < south || position.latitude > north) return false;
    const [afterWest, beforeEast] = [position.longitude >= west, position.longitude <= east];
    return west <= east ? afterWest && beforeEast : afterWest || beforeEast;
  };
}

/** Each set of attributes is judged once, however many locations have it. */
function hasAttributes(
  index: LocationIndex,
  attributes: NonNullable<StoreFilter['attributes']>,
): Fits {
  const wanted = Object.entries(attributes).map(
    ([name, values]) => [name, new Set(values.map(foldName))] as const,
  );
  const fits = index.attributeSets.map((given) =>
    wanted.every(([name, values]) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      if (!value) return false;
      return values.size === 0 || values.has(foldName(value));
    }),
  );
  return (location) => fits[location.attributes] === true;
}

/** Opening hours are calculated once for all locations that share them, and kept until they change. */
async function openRows(
  index: LocationIndex,
  rows: readonly number[],
  at: number,
): Promise<number[]> {
  const schedules = new Set(rows.flatMap((row) => index.rows[row]?.schedule ?? []));
  let calculated = 0;
  for (const schedule of schedules) {
    if (index.isOpenKnown(schedule, at)) continue;
    calculated += 1;
    if (calculated % SLICE_SCHEDULES === 0) await nextTurn();
    index.isOpen(schedule, at);
  }
  return rows.filter((row) => {
    const location = index.rows[row];
    return location !== undefined && index.isOpen(location.schedule, at);
  });
}
