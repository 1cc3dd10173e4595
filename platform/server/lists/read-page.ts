import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Maximum count of an unbounded list. */
export const COUNT_LIMIT = 10_000;

export interface PageQuery {
  page: number;
  limit: number;
  /** Source of the rows, with the alias that the other parts use. */
  from: RawBuilder<unknown>;
  /** A smaller source with the same number of rows, for the count. */
  countFrom?: RawBuilder<unknown>;
  /** The total, if the caller already has it. */
  counted?: Promise<number> | undefined;
  /**
   * Upper limit of the count. Users do not page that far, and counting a million rows takes longer than reading a page.
   */
  countUpTo?: number;
  /** Columns that identify a row, such as `location.client_id, location.id`. */
  key: RawBuilder<unknown>;
  fits: RawBuilder<SqlBool>;
  order: RawBuilder<unknown> | EmptyLastOrder;
  /**
   * True if few rows match: one query finds, counts and sorts them. Otherwise the page and the count are two queries,
   * each with its own index.
   */
  areFew: boolean;
  /** Displayed columns, over `page` and the joined tables. */
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}

/** SQL order for each sort of a list. */
export type SortColumns<Sort extends string> = Record<Sort, SortColumn>;

type SortColumn =
  | RawBuilder<unknown>
  /** Rows without a value come last in both directions, which no single index provides. */
  | { canBeEmpty: RawBuilder<unknown> }
  /** A custom order that an index supports. */
  | ((
      direction: RawBuilder<unknown>,
      reverseDirection: RawBuilder<unknown>,
    ) => RawBuilder<unknown>);

/**
 * Rows with a value in the order of one index, then rows without in the order of another: no index has nulls last in both
 * directions.
 */
export interface EmptyLastOrder {
  value: RawBuilder<unknown>;
  filled: RawBuilder<unknown>;
  empty: RawBuilder<unknown>;
  /** Both combined, for queries that sort all matching rows anyway. */
  whole: RawBuilder<unknown>;
}

/**
 * Reads a page of a list and the total count. It first finds the keys of the page, which an index can provide, then the
 * other columns of these few rows.
 */
export async function readPage<Row extends object>(
  { db }: { db: Db },
  query: PageQuery,
): Promise<{ rows: Row[]; total: number; more: boolean }> {
  const { rows, total } = await (query.areFew
    ? readInOneQuery<Row>(db, query)
    : readByIndex<Row>(db, query));
  const { countUpTo = total } = query;
  return { rows, total: Math.min(total, countUpTo), more: total > countUpTo };
}

async function readByIndex<Row extends object>(db: Db, query: PageQuery) {
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      with ${'whole' in query.order ? pageEmptyLast(query, query.order) : pageInOrder(query, query.order)}
      select ${query.columns} from page ${query.joins} order by page.place`.execute(db),
    query.counted ?? count(db, query),
  ]);
  return { rows, total };
}

function pageInOrder(query: PageQuery, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const { from, key, fits, limit } = query;
  return sql`page as materialized (
    select found.*, row_number() over () as place
    from (
      select ${key} from ${from} where ${fits} order by ${order} limit ${limit} offset ${pageOffset(query)}
    ) as found
  )`;
}

/** Searches rows without a value only after all rows with a value. */
function pageEmptyLast(query: PageQuery, order: EmptyLastOrder): RawBuilder<unknown> {
  const { from, key, fits, limit } = query;
  const lastRow = limit + pageOffset(query);
  return sql`filled as materialized (
    select found.*, row_number() over () as place
    from (
      select ${key} from ${from} where ${fits} and ${order.value} is not null
      order by ${order.filled} limit ${lastRow}
    ) as found
  ),
  page as materialized (
    select every.* from (
      select filled.* from filled
      union all
      select found.*, ${lastRow} + row_number() over () as place
      from (
        select ${key} from ${from}
        where ${fits} and ${order.value} is null and (select count(*) from filled) < ${lastRow}
        order by ${order.empty} limit ${lastRow}
      ) as found
    ) as every
    order by every.place limit ${limit} offset ${pageOffset(query)}
  )`;
}

async function readInOneQuery<Row extends object>(db: Db, query: PageQuery) {
  const { from, key, fits, limit } = query;
  const order = singleExpressionOrder(query.order);
  const { rows } = await sql<Row & { found_total: number }>`
    with found as materialized (
      select ${key}, row_number() over (order by ${order}) as place from ${from} where ${fits}
    ),
    page as materialized (
      select * from found order by place limit ${limit} offset ${pageOffset(query)}
    )
    select ${query.columns}, (select count(*) from found) as found_total
    from page ${query.joins} order by page.place`.execute(db);
  const [first] = rows;
  // A page beyond the last has no row that carries the total.
  const total = first?.found_total ?? (query.page === 1 ? 0 : await count(db, query));
  return { rows: rows.map(({ found_total: _, ...row }) => row as unknown as Row), total };
}

async function count(db: Db, { from, countFrom, fits, countUpTo }: PageQuery): Promise<number> {
  const found = sql`from ${countFrom ?? from} where ${fits}`;
  const { rows } = await sql<{ total: number }>`select count(*) as total ${
    countUpTo === undefined ? found : sql`from (select ${found} limit ${countUpTo + 1}) as found`
  }`.execute(db);
  return rows[0]?.total ?? 0;
}

function pageOffset({ page, limit }: PageQuery): number {
  return (page - 1) * limit;
}

/** `id` breaks ties, so that no row appears on two pages. */
export function sortBy<Sort extends string>(
  columns: SortColumns<Sort>,
  query: { sortBy: Sort; sortDesc: boolean },
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [direction, reverseDirection] = query.sortDesc
    ? [sql`desc`, sql`asc`]
    : [sql`asc`, sql`desc`];
  const by: SortColumn = columns[query.sortBy];
  if (typeof by === 'function') return by(direction, reverseDirection);
  return 'canBeEmpty' in by
    ? sql`${by.canBeEmpty} ${direction} nulls last, ${id} ${direction}`
    : sql`${by} ${direction}, ${id} ${direction}`;
}

/** Like `sortBy`, but as two index orders where values can be empty. */
export function sortByIndex<Sort extends string>(
  columns: SortColumns<Sort>,
  query: { sortBy: Sort; sortDesc: boolean },
  id: RawBuilder<unknown>,
): RawBuilder<unknown> | EmptyLastOrder {
  const whole = sortBy(columns, query, id);
  const by: SortColumn = columns[query.sortBy];
  if (!('canBeEmpty' in by)) return whole;
  const direction = query.sortDesc ? sql`desc` : sql`asc`;
  const value = by.canBeEmpty;
  return {
    value,
    filled: sql`${value} ${direction}, ${id} ${direction}`,
    empty: sql`${id} ${direction}`,
    whole,
  };
}

/** The order as one expression, for queries that sort all matching rows anyway. */
export function singleExpressionOrder(order: PageQuery['order']): RawBuilder<unknown> {
  return 'whole' in order ? order.whole : order;
}
