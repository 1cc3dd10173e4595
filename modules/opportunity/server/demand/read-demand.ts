import { sql } from 'kysely';
import type { IntentionSource } from '#modules/opportunity/contract/measures.ts';
import {
  addDays,
  addMonths,
  type DayRange,
  firstOfMonth,
} from '#modules/opportunity/contract/periods.ts';
import type { AreaLevel } from '../areas/read-areas-file.ts';
import type { Context } from '../tables.ts';

export interface DemandRow {
  /** '' for no area. */
  areaId: string;
  /** Category name in the catalogue. */
  category: string;
  intentions: number;
  unserved: number;
}

/** Sums of intentions by area and category, read from the stored figures: whole months as months, the rest as days. */
export async function readDemand(
  { db }: Pick<Context, 'db'>,
  choice: {
    clientId: string;
    level: AreaLevel;
    range: DayRange;
    /** Category names of the catalogue; all if omitted. */
    categories?: readonly string[];
    sources?: readonly IntentionSource[];
    areaIds?: readonly string[];
  },
): Promise<DemandRow[]> {
  const { clientId, level, range, categories, sources, areaIds } = choice;
  const parts = figureRanges(range).map(
    ({ grain, from, to }) => sql`
      select area_id, category, intentions, unserved from opportunity.area_figures
      where client_id = ${clientId} and level = ${level} and grain = ${grain}
        and starts between ${from}::date and ${to}::date
        ${sources ? sql`and source = any (${sources}::text[])` : sql``}
        ${areaIds ? sql`and area_id = any (${areaIds}::text[])` : sql``}
        ${categories ? sql`and lower(category) = any (${categories.map((word) => word.toLowerCase())}::text[])` : sql``}`,
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<DemandRow>`
    select area_id as "areaId", category, sum(intentions)::float8 as intentions, sum(unserved)::float8 as unserved
    from (${sql.join(parts, sql` union all `)}) as figures
    group by area_id, category`.execute(db);
  return rows;
}

export type FigureRange = DayRange & { grain: 'day' | 'month' };

/** Like `figureRanges`, but month by month. No data is later than today, so the current month counts as complete. */
export function figureParts({ from, to }: DayRange, today: string): FigureRange[] {
  const end = to < today ? to : addDays(addMonths(firstOfMonth(to), 1), -1);
  return figureRanges({ from, to: end }).flatMap((range) => {
    if (range.grain === 'day') return [range];
    const months: FigureRange[] = [];
    for (let month = range.from; month <= range.to; month = addMonths(month, 1))
      months.push({ grain: 'month', from: month, to: month });
    return months;
  });
}

/** The fewest stored sums for a range of days: full months, and the days before and after them. */
export function figureRanges({ from, to }: DayRange): FigureRange[] {
  const firstMonth = from.endsWith('-01') ? from : addMonths(`${from.slice(0, 7)}-01`, 1);
  // The month of the day after the last one is the first incomplete month.
  const endMonth = `${addDays(to, 1).slice(0, 7)}-01`;
  if (firstMonth >= endMonth) return from <= to ? [{ grain: 'day', from, to }] : [];
  return [
    ...(from < firstMonth ? [{ grain: 'day' as const, from, to: addDays(firstMonth, -1) }] : []),
    { grain: 'month', from: firstMonth, to: addMonths(endMonth, -1) },
    ...(endMonth <= to ? [{ grain: 'day' as const, from: endMonth, to }] : []),
  ];
}
