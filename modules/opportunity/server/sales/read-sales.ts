import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  addDays,
  addMonths,
  type DayRange,
  firstOfMonth,
} from '#modules/opportunity/contract/periods.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidList } from '#platform/server/database/uuid-list.ts';
import type { AreaLevel } from '../areas/read-areas-file.ts';
import { retailerFits } from '../retailers/retailer-filter-sql.ts';
import type { RetailerChoice } from '../retailers/retailer-index.ts';
import type { OpportunityTables } from '../tables.ts';

/** Sales of some locations in two ranges, from the stored figures; null where none of them has any. */
export async function sumSales(
  db: Db<OpportunityTables>,
  choice: {
    clientId: string;
    range: DayRange;
    against: DayRange;
    /** Words of the catalogue; all unless given. */
    categories?: readonly string[];
    locationIds: readonly string[];
  },
): Promise<{ value: number; valueBefore: number } | null> {
  const { clientId, categories, locationIds } = choice;
  if (locationIds.length === 0) return null;
  const sum = async (range: DayRange) => {
    const { rows } = await sql<{ value: number; isKnown: boolean }>`
      select coalesce(sum(value), 0)::float8 as value, bool_or(value <> 0 or quantity <> 0) as "isKnown"
      from opportunity.sales_figures
      where client_id = ${clientId} and ${withinRange(range)} ${ofCategories(categories)}
        and location_id = any (${uuidList(locationIds)}::uuid[])`.execute(db);
    return rows[0];
  };
  const [now, before] = await Promise.all([sum(choice.range), sum(choice.against)]);
  if (!now?.isKnown && !before?.isKnown) return null;
  return { value: now?.value ?? 0, valueBefore: before?.value ?? 0 };
}

/** Sales of two ranges by area of a level; '' lies in none. An area without sales in either is left out. */
export async function readAreaSales(
  db: Db<OpportunityTables>,
  choice: RetailerChoice & {
    clientId: string;
    level: AreaLevel;
    range: DayRange;
    against: DayRange;
    categories?: readonly string[];
  },
): Promise<{ areaId: string; value: number; valueBefore: number }[]> {
  const { clientId, level, range, against, categories, visible, ...filter } = choice;
  const figures = (days: DayRange, isNow: boolean) => sql`
    select location_id, category, value, ${sql.lit(isNow)} as is_now from opportunity.sales_figures
    where client_id = ${clientId} and ${withinRange(days)}
      ${visible ? sql`and location_id = any (${[...visible]}::uuid[])` : sql``}`;
  // Words are compared once for each area, not for each row.
  const { rows } = await sql<{ areaId: string; value: number; valueBefore: number }>`
    select "areaId", sum(value)::float8 as value, sum(before)::float8 as "valueBefore"
    from (
      select coalesce(retailer.${sql.id(`area_${level}`)}, '') as "areaId", category,
        coalesce(sum(value) filter (where is_now), 0) as value,
        coalesce(sum(value) filter (where not is_now), 0) as before
      from (${figures(range, true)} union all ${figures(against, false)}) as sold
      left join opportunity.retailers as retailer
        on retailer.client_id = ${clientId} and retailer.id = sold.location_id
      where ${retailerFits('retailer', filter)}
      group by 1, 2
    ) as areas where true ${ofCategories(categories)}
    group by 1`.execute(db);
  return rows;
}

/** Rows of figures that make up the range: whole months as months, the rest as days. */
export function withinRange(range: DayRange): RawBuilder<SqlBool> {
  const { months, days } = monthsAndDays(range);
  const parts = [
    ...(months
      ? [sql`grain = 'month' and starts between ${months.from}::date and ${months.to}::date`]
      : []),
    ...days.map(
      ({ from, to }) => sql`grain = 'day' and starts between ${from}::date and ${to}::date`,
    ),
  ];
  return sql`((${sql.join(parts, sql`) or (`)}))`;
}

/** Words of the catalogue in any case. */
export function ofCategories(categories: readonly string[] | undefined): RawBuilder<unknown> {
  if (!categories) return sql.raw('');
  const words = categories.map((word) => word.toLowerCase());
  return sql`and lower(category) = any (${words}::text[])`;
}

/** `months` are first days of whole months, the last one included. */
export function monthsAndDays({ from, to }: DayRange): {
  months: DayRange | undefined;
  days: DayRange[];
} {
  const first = from.endsWith('-01') ? from : addMonths(firstOfMonth(from), 1);
  const end = firstOfMonth(addDays(to, 1));
  if (first >= end) return { months: undefined, days: [{ from, to }] };
  const days = [
    { from, to: addDays(first, -1) },
    { from: end, to },
  ];
  return {
    months: { from: first, to: addMonths(end, -1) },
    days: days.filter((range) => range.from <= range.to),
  };
}
