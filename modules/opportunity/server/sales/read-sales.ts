import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  addDays,
  addMonths,
  type DayRange,
  type ErpAgainst,
  type ErpPeriod,
  type ErpReference,
  erpFault,
  erpRanges,
  firstOfMonth,
} from '#modules/opportunity/contract/periods.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { amongIds } from '#platform/server/database/word-search.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import type { Context } from '../tables.ts';

/** Sales of some locations in two ranges, from the stored figures; null if none of them has any. */
export async function sumSales(
  { db }: Pick<Context, 'db'>,
  choice: {
    clientId: string;
    range: DayRange;
    against: DayRange;
    /** Category names of the catalogue; all if omitted. */
    categories?: readonly string[];
    locationIds: readonly string[];
  },
): Promise<{ value: number; valueBefore: number } | null> {
  const { clientId, categories, locationIds } = choice;
  if (locationIds.length === 0) return null;
  const own = locationIds.length > READ_ALL_FROM ? new Set(locationIds) : undefined;
  const sum = async (range: DayRange) => {
    if (own) return sumOf(await readLocationSales({ db }, { ...choice, range }), own);
    const { rows } = await sql<{ value: number; isKnown: boolean }>`
      select coalesce(sum(value), 0)::float8 as value, bool_or(value <> 0 or quantity <> 0) as "isKnown"
      from opportunity.sales_figures
      where client_id = ${clientId} and ${withinRange(range)} ${categoryFilterSql(categories)}
        and location_id in ${amongIds(locationIds)}`.execute(db);
    return rows[0];
  };
  const [now, before] = await Promise.all([sum(choice.range), sum(choice.against)]);
  if (!now?.isKnown && !before?.isKnown) return null;
  return { value: now?.value ?? 0, valueBefore: before?.value ?? 0 };
}

/** For more locations, all sales are read instead of single ones. */
const READ_ALL_FROM = 2_000;

function sumOf(sales: { ids: string[]; values: number[] }, own: ReadonlySet<string>) {
  let [value, isKnown] = [0, false];
  for (const [at, id] of sales.ids.entries())
    if (own.has(id)) [value, isKnown] = [value + (sales.values[at] ?? 0), true];
  return { value, isKnown };
}

/**
 * Sales of each location in some days as two columns, because the driver reads one text faster than a hundred thousand rows.
 */
export async function readLocationSales(
  { db }: Pick<Context, 'db'>,
  choice: { clientId: string; range: DayRange; categories?: readonly string[] },
): Promise<{ ids: string[]; values: number[] }> {
  const { clientId, range, categories } = choice;
  const { rows } = await sql<{ ids: string[]; values: number[] }>`
    select coalesce(json_agg(location_id), '[]') as ids, coalesce(json_agg(value), '[]') as values
    from (
      select location_id, sum(value) as value from opportunity.sales_figures
      where client_id = ${clientId} and ${withinRange(range)} ${categoryFilterSql(categories)}
      group by location_id having sum(value) <> 0 or sum(quantity) <> 0
    ) as sales`.execute(db);
  return rows[0] ?? { ids: [], values: [] };
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

/** Condition for category names of the catalogue, case-insensitive. */
export function categoryFilterSql(categories: readonly string[] | undefined): RawBuilder<unknown> {
  if (!categories) return sql.raw('');
  const lowercased = categories.map((word) => word.toLowerCase());
  return sql`and lower(category) = any (${lowercased}::text[])`;
}

/** `months` are first days of full months, the last one inclusive. */
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

/** The two compared periods, by today in the brand's time zone; throws for incomparable custom days [OPP-04]. */
export function requireErpRanges(
  query: {
    against: ErpAgainst;
    erpPeriod: ErpPeriod;
    reference: ErpReference;
    erpFrom?: string | undefined;
    erpTo?: string | undefined;
  },
  timeZone: string,
): { range: DayRange; against: DayRange } {
  const { against, erpPeriod: period, reference, erpFrom: from, erpTo: to } = query;
  const choice = { against, period, reference, from, to };
  const today = dayIn(Date.now(), timeZone);
  const fault = erpFault(choice, today);
  if (fault) throw invalidInput([{ field: `query.${fault.field}`, code: fault.code }]);
  return erpRanges(choice, today);
}
