import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Maximum count of an unbounded list; users do not page further. */
export const LONGEST_COUNT = 10_000;

export interface PageQuery {
  page: number;
  limit: number;
  /** Source of the rows, with the alias that the other parts use. */
  from: RawBuilder<unknown>;
  /** Where a slimmer question counts the same. */
  countFrom?: RawBuilder<unknown>;
  /** Where others have counted it already. */
  counted?: Promise<number> | undefined;
  /**
   * Upper limit of the count. Users do not page that far, and counting a million rows takes longer than reading a page.
   */
  countUpTo?: number;
  /** `location.client_id, location.id`: enough to read a row by. */
  key: RawBuilder<unknown>;
  fits: RawBuilder<SqlBool>;
  order: RawBuilder<unknown> | EmptyLast;
  /** So few fit that they are found once, counted and shown; otherwise one index shows and another counts. */
  areFew: boolean;
  /** Displayed columns, over `page` and the joined tables. */
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}

/**
 * Reads a page of a list and the total count. It first finds the keys of the page, which an index can provide, then the
 * other columns of these few rows.
 */
export async function readPage<Row extends object>(
  { db }: { db: Db },
  asked: PageQuery,
): Promise<{ rows: Row[]; total: number; more: boolean }> {
  const { rows, total } = await (asked.areFew
    ? foundOnce<Row>(db, asked)
    : byIndex<Row>(db, asked));
  const { countUpTo = total } = asked;
  return { rows, total: Math.min(total, countUpTo), more: total > countUpTo };
}

async function byIndex<Row extends object>(db: Db, asked: PageQuery) {
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      with ${'whole' in asked.order ? pageEmptyLast(asked, asked.order) : pageInOrder(asked, asked.order)}
      select ${asked.columns} from page ${asked.joins} order by page.place`.execute(db),
    asked.counted ?? count(db, asked),
  ]);
  return { rows, total };
}

function pageInOrder(asked: PageQuery, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const { from, key, fits, limit } = asked;
  return sql`page as materialized (
    select found.*, row_number() over () as place
    from (
      select ${key} from ${from} where ${fits} order by ${order} limit ${limit} offset ${offsetOf(asked)}
    ) as found
  )`;
}

/** Searches rows without a value only after all rows with a value. */
function pageEmptyLast(asked: PageQuery, order: EmptyLast): RawBuilder<unknown> {
  const { from, key, fits, limit } = asked;
  const most = limit + offsetOf(asked);
  return sql`filled as materialized (
    select found.*, row_number() over () as place
    from (
      select ${key} from ${from} where ${fits} and ${order.value} is not null
      order by ${order.filled} limit ${most}
    ) as found
  ),
  page as materialized (
    select every.* from (
      select filled.* from filled
      union all
      select found.*, ${most} + row_number() over () as place
      from (
        select ${key} from ${from}
        where ${fits} and ${order.value} is null and (select count(*) from filled) < ${most}
        order by ${order.empty} limit ${most}
      ) as found
    ) as every
    order by every.place limit ${limit} offset ${offsetOf(asked)}
  )`;
}

/** The order as one expression, for queries that sort all matching rows anyway. */
export function wholeOrder(order: PageQuery['order']): RawBuilder<unknown> {
  return 'whole' in order ? order.whole : order;
}

async function foundOnce<Row extends object>(db: Db, asked: PageQuery) {
  const { from, key, fits, limit } = asked;
  const order = wholeOrder(asked.order);
  const { rows } = await sql<Row & { found_total: number }>`
    with found as materialized (
      select ${key}, row_number() over (order by ${order}) as place from ${from} where ${fits}
    ),
    page as materialized (
      select * from found order by place limit ${limit} offset ${offsetOf(asked)}
    )
    select ${asked.columns}, (select count(*) from found) as found_total
    from page ${asked.joins} order by page.place`.execute(db);
  const [first] = rows;
  // A page beyond the last has no row that carries the total.
  const total = first?.found_total ?? (asked.page === 1 ? 0 : await count(db, asked));
  return { rows: rows.map(({ found_total: _, ...row }) => row as unknown as Row), total };
}

async function count(db: Db, { from, countFrom, fits, countUpTo }: PageQuery): Promise<number> {
  const found = sql`from ${countFrom ?? from} where ${fits}`;
  const { rows } = await sql<{ total: number }>`select count(*) as total ${
    countUpTo === undefined ? found : sql`from (select ${found} limit ${countUpTo + 1}) as found`
  }`.execute(db);
  return rows[0]?.total ?? 0;
}

function offsetOf({ page, limit }: PageQuery): number {
  return (page - 1) * limit;
}

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
