import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import type {
  SearchFilter,
  TouchpointCondition,
  TouchpointSort,
} from '#modules/touchpoints/contract/touchpoint-filters.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../tables.ts';
import { brandOfClient } from './brand-of-client.ts';
import { asksForTotals, fitsSearchFilter, touchpointsWithTotals } from './fits-search-filter.ts';
import { GROUP_LETTERS, TEXT_FIELDS } from './fits-text.ts';
import { type KeptRow, rowColumns, touchpointRow } from './touchpoint-row.ts';
import { understoodFilter } from './understood-filter.ts';

interface Asked {
  searchFilter: SearchFilter;
  page: number;
  limit: number;
  sortBy: TouchpointSort;
  sortDesc: boolean;
}

interface Found {
  rows: KeptRow[];
  total: number;
}

export async function searchTouchpoints(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  asked: Asked,
  clientId: string,
): Promise<{ items: TouchpointRow[]; total: number }> {
  const searchFilter = await understoodFilter({ db, app }, clientId, asked.searchFilter);
  const { rows, total } = await findPage({ db }, { ...asked, searchFilter }, clientId);
  const brand = await brandOfClient({ db, app }, clientId);
  return { items: rows.map((row) => touchpointRow(row, brand, app.config)), total };
}

/**
 * A page of the list and how many there are [TP-01]. By date, suffix, type and scans an index gives the page in order; by
 * the other columns all that fit are read once and the first of them kept, half a second for a million.
 */
export async function findPage(
  { db }: { db: Db<TouchpointsTables> },
  asked: Asked,
  clientId: string,
): Promise<Found> {
  const fits = fitsSearchFilter(asked.searchFilter, clientId);
  return isNarrow(asked.searchFilter)
    ? foundOnce({ db }, asked, fits)
    : byIndex({ db }, asked, fits);
}

/** Words leave few, which are found once, counted and shown; without them an index shows and another counts. */
function isNarrow({ q, groups }: SearchFilter): boolean {
  return (
    (q?.length ?? 0) >= GROUP_LETTERS ||
    groups.some(({ match, filters }) =>
      match === 'all' ? filters.some(isWord) : filters.length > 0 && filters.every(isWord),
    )
  );
}

function isWord({ field, value }: TouchpointCondition): boolean {
  return TEXT_FIELDS.has(field) && typeof value === 'string' && value.length >= GROUP_LETTERS;
}

async function byIndex(
  { db }: { db: Db<TouchpointsTables> },
  asked: Asked,
  fits: RawBuilder<SqlBool>,
): Promise<Found> {
  // Every touchpoint has its totals; joined like this, their index can lead.
  const from =
    asked.sortBy === 'scans'
      ? sql`touchpoints.totals as total
          join touchpoints.touchpoints as touchpoint
            on touchpoint.client_id = total.client_id and touchpoint.id = total.touchpoint_id`
      : touchpointsWithTotals;
  const [{ rows }, total] = await Promise.all([
    sql<KeptRow>`
      with page as materialized (
        select touchpoint.client_id, touchpoint.id, row_number() over () as place
        from (
          select touchpoint.client_id, touchpoint.id from ${from}
          where ${fits} order by ${orderOf(asked)} limit ${asked.limit} offset ${offsetOf(asked)}
        ) as touchpoint
      )
      select ${rowColumns} ${ofPage}`.execute(db),
    count({ db }, asked.searchFilter, fits),
  ]);
  return { rows, total };
}

async function foundOnce(
  { db }: { db: Db<TouchpointsTables> },
  asked: Asked,
  fits: RawBuilder<SqlBool>,
): Promise<Found> {
  const { rows } = await sql<KeptRow & { total: number }>`
    with found as materialized (
      select touchpoint.client_id, touchpoint.id, row_number() over (order by ${orderOf(asked)}) as place
      from ${touchpointsWithTotals} where ${fits}
    ),
    page as materialized (
      select client_id, id, place from found order by place limit ${asked.limit} offset ${offsetOf(asked)}
    )
    select ${rowColumns}, (select count(*) from found) as total ${ofPage}`.execute(db);
  const [first] = rows;
  // Behind the last page there is nobody to say how many there are.
  const total =
    first?.total ?? (asked.page === 1 ? 0 : await count({ db }, asked.searchFilter, fits));
  return { rows, total };
}

/** What is shown of the few on the page. */
const ofPage = sql`
  from page
  join touchpoints.touchpoints as touchpoint on touchpoint.client_id = page.client_id and touchpoint.id = page.id
  order by page.place`;

async function count(
  { db }: { db: Db<TouchpointsTables> },
  filter: SearchFilter,
  fits: RawBuilder<SqlBool>,
): Promise<number> {
  // Without the totals a slim index counts; the planner does not leave them out by itself.
  const from = asksForTotals(filter)
    ? touchpointsWithTotals
    : sql`touchpoints.touchpoints as touchpoint`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${from} where ${fits}`.execute(db);
  return rows[0]?.total ?? 0;
}

function offsetOf({ page, limit }: Asked): number {
  return (page - 1) * limit;
}

/** Columns that can be empty end with the empty ones; of the others an index knows the order, and it knows no such end. */
const SORTS: Record<TouchpointSort, { column: RawBuilder<unknown>; canBeEmpty: boolean }> = {
  createdAt: { column: sql`touchpoint.created_at`, canBeEmpty: false },
  shortUrl: { column: sql`touchpoint.suffix_key`, canBeEmpty: false },
  description: { column: sql`nullif(platform.fold(touchpoint.description), '')`, canBeEmpty: true },
  destination: { column: sql`touchpoint.dest_url`, canBeEmpty: true },
  type: { column: sql`touchpoint.type`, canBeEmpty: false },
  quantity: { column: sql`touchpoint.quantity`, canBeEmpty: true },
  scans: { column: sql`total.visits`, canBeEmpty: false },
  started: { column: sql`touchpoint.starts_at`, canBeEmpty: true },
  ended: { column: sql`touchpoint.ends_at`, canBeEmpty: true },
  landingPage: { column: sql`touchpoint.landing_built_at`, canBeEmpty: true },
};

function orderOf({ sortBy, sortDesc }: Asked): RawBuilder<unknown> {
  const [way, back] = sortDesc ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  const { column, canBeEmpty } = SORTS[sortBy];
  // Of one type the newest come first: that is how the index is sorted.
  if (sortBy === 'type')
    return sql`touchpoint.type ${way}, touchpoint.created_at ${back}, touchpoint.id ${back}`;
  if (sortBy === 'scans') return sql`total.visits ${way}, total.touchpoint_id ${way}`;
  return sql`${column} ${way} ${canBeEmpty ? sql`nulls last` : sql``}, touchpoint.id ${way}`;
}
