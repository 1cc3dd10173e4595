import { type RawBuilder, sql } from 'kysely';

/** How a list is ordered by each of its sorts. */
export type SortColumns<Sort extends string> = Record<Sort, SortColumn>;

type SortColumn =
  | RawBuilder<unknown>
  /** Rows without a value come last in both directions, which no single index provides. */
  | { canBeEmpty: RawBuilder<unknown> }
  /** A custom order that an index supports. */
  | ((way: RawBuilder<unknown>, back: RawBuilder<unknown>) => RawBuilder<unknown>);

/**
 * Those with a value in the order of an index, those without behind them in the order of another: no index has the empty ones
 * last both ways.
 */
export interface EmptyLast {
  value: RawBuilder<unknown>;
  filled: RawBuilder<unknown>;
  empty: RawBuilder<unknown>;
  /** Both combined, for queries that sort all matching rows anyway. */
  whole: RawBuilder<unknown>;
}

/** The same order as `sortBy` gives, for a list of which an index gives a page in every order. */
export function sortByIndex<Sort extends string>(
  columns: SortColumns<Sort>,
  asked: { sortBy: Sort; sortDesc: boolean },
  id: RawBuilder<unknown>,
): RawBuilder<unknown> | EmptyLast {
  const whole = sortBy(columns, asked, id);
  const by: SortColumn = columns[asked.sortBy];
  if (!('canBeEmpty' in by)) return whole;
  const way = asked.sortDesc ? sql`desc` : sql`asc`;
  const value = by.canBeEmpty;
  return { value, filled: sql`${value} ${way}, ${id} ${way}`, empty: sql`${id} ${way}`, whole };
}

/** `id` breaks ties, so that no row appears on two pages. */
export function sortBy<Sort extends string>(
  columns: SortColumns<Sort>,
  asked: { sortBy: Sort; sortDesc: boolean },
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [way, back] = asked.sortDesc ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  const by: SortColumn = columns[asked.sortBy];
  if (typeof by === 'function') return by(way, back);
  return 'canBeEmpty' in by
    ? sql`${by.canBeEmpty} ${way} nulls last, ${id} ${way}`
    : sql`${by} ${way}, ${id} ${way}`;
}
