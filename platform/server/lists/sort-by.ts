import { type RawBuilder, sql } from 'kysely';

/** How a list is ordered by each of its sorts. */
export type SortColumns<Sort extends string> = Record<Sort, SortColumn>;

type SortColumn =
  | RawBuilder<unknown>
  /** Empty ones come last, either way; an index that gives the rows in order knows no such end. */
  | { canBeEmpty: RawBuilder<unknown> }
  /** An order of its own, that some index has. */
  | ((way: RawBuilder<unknown>, back: RawBuilder<unknown>) => RawBuilder<unknown>);

/** `id` decides between equals, so that no row stands on two pages. */
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
