import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoreFilter } from '#modules/directory/contract/locations/locate-stores.ts';
import type { IndexedLocation, LocationIndex } from './location-index.ts';

type Fits = (location: IndexedLocation) => boolean;

/** Number of opening hours that are calculated without yielding. */
const SLICE_SCHEDULES = 200;

/** Rows of the index that match all filters, unsorted. `sellers` are the ids that sell the product. */
export async function fittingRows(
  index: LocationIndex,
  filter: StoreFilter,
  more: {
    sellers?: ReadonlySet<string> | undefined;
    also?: Fits | undefined;
    /** Checked first: it needs only the position, not the location. */
    near?: ((row: number) => boolean) | undefined;
    /** Rows that may be near; all others are not. */
    around?: readonly number[] | undefined;
  } = {},
): Promise<Int32Array> {
  const tests: Fits[] = [];
  const { countries, typeIds, attributes, bounds, openAt } = filter;
  if (countries) tests.push(isOneOf(countries, ({ country }) => country));
  if (typeIds) tests.push(isOneOf(typeIds, ({ typeId }) => typeId));
  if (more.also) tests.push(more.also);
  const { sellers, near } = more;
  if (sellers) tests.push(({ id }) => sellers.has(id));
  if (bounds) tests.push(liesWithin(bounds));
  if (attributes && Object.keys(attributes).length > 0)
    tests.push(hasAttributes(index, attributes));
  const candidates = filter.references ? rowsOf(index, filter.references) : more.around;
  const most = candidates?.length ?? index.rows.length;
  const rows = new Int32Array(most);
  let count = 0;
  for (let at = 0; at < most; at += 1) {
    const row = candidates ? (candidates[at] ?? 0) : at;
    if (near && !near(row)) continue;
    const location = index.rows[row];
    if (location && fitsAll(tests, location)) rows[count++] = row;
  }
  const fitting = rows.subarray(0, count);
  return openAt ? openRows(index, fitting, openAt.getTime()) : fitting;
}

/** A plain loop for speed: it runs a hundred thousand times. */
function fitsAll(tests: readonly Fits[], location: IndexedLocation): boolean {
  for (let at = 0; at < tests.length; at += 1) if (!tests[at]?.(location)) return false;
  return true;
}

export function rowsOf(index: LocationIndex, references: readonly string[]): number[] {
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

/** Each set of attributes is checked once for all its locations. */
function hasAttributes(
  index: LocationIndex,
  attributes: NonNullable<StoreFilter['attributes']>,
): Fits {
  const wanted = Object.entries(attributes).map(
    ([name, values]) => [name, new Set(values.map(inAnyCase))] as const,
  );
  const fits = index.attributeSets.map((given) =>
    wanted.every(([name, values]) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      if (!value) return false;
      return values.size === 0 || values.has(inAnyCase(value));
    }),
  );
  return (location) => fits[location.attributes] === true;
}

function inAnyCase(value: string): string {
  return value.trim().toLowerCase();
}

/** Opening hours are checked once for all locations that share them. */
async function openRows(index: LocationIndex, rows: Int32Array, at: number): Promise<Int32Array> {
  const isOpen = new Map<number, boolean>();
  const open = new Int32Array(rows.length);
  let count = 0;
  for (const row of rows) {
    const schedule = index.rows[row]?.schedule;
    if (schedule === undefined) continue;
    let known = isOpen.get(schedule);
    if (known === undefined) {
      if (isOpen.size % SLICE_SCHEDULES === SLICE_SCHEDULES - 1) await nextTurn();
      known = index.isOpen(schedule, at);
      isOpen.set(schedule, known);
    }
    if (known) open[count++] = row;
  }
  return open.subarray(0, count);
}
