import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  addDays,
  addMonths,
  type DayRange,
  firstOfMonth,
} from '#modules/opportunity/contract/periods.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { OpportunityTables } from '../tables.ts';

export interface LocationSales {
  locationId: string;
  /** In hundredths. */
  value: number;
  quantity: number;
}

/** Sales of each location in some days, from the stored figures; a location without any is left out. */
export async function readSales(
  db: Db<OpportunityTables>,
  choice: {
    clientId: string;
    range: DayRange;
    /** Words of the catalogue; all unless given. */
    categories?: readonly string[];
    locationIds?: readonly string[];
  },
): Promise<LocationSales[]> {
  const { clientId, range, categories, locationIds } = choice;
  const ofLocations = locationIds
    ? sql`and location_id = any (${locationIds}::uuid[])`
    : sql.raw('');
  const { rows } = await sql<LocationSales>`
    select location_id as "locationId", sum(value)::float8 as value, sum(quantity)::float8 as quantity
    from opportunity.sales_figures
    where client_id = ${clientId} and ${withinRange(range)} ${ofCategories(categories)} ${ofLocations}
    group by location_id
    having sum(value) <> 0 or sum(quantity) <> 0`.execute(db);
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
