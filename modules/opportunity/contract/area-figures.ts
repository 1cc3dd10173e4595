import { z } from 'zod';
import { areaIdSchema } from './measures.ts';

const count = z.number().int();
/** In hundredths of the configuration's currency. */
const money = z.number();

/** Why an area has no colour. */
export const GREY_REASONS = [
  'few-intentions',
  'no-retailers',
  'no-sales',
  'no-population',
] as const;
export type GreyReason = (typeof GREY_REASONS)[number];

export const areaSums = {
  intentions: count,
  /** Intentions of the same number of days before. */
  intentionsBefore: count,
  /** Intentions that no nearby retailer could serve: locator searches without result, leads without a location. */
  unserved: count,
  marketValue: money,
  retailers: count,
  brandRetailers: count,
  /** Null if no sales were imported for its locations. */
  sales: money.nullable(),
  salesBefore: money.nullable(),
};
export const areaFiguresSchema = z.object({
  id: areaIdSchema,
  name: z.string(),
  country: z.string(),
  /** Parent area of the level above; empty for a country. */
  parent: z.string(),
  parentName: z.string(),
  /** 0: unknown. */
  population: count,
  ...areaSums,
  /** Value of the chosen measure; null if there is none. */
  value: z.number().nullable(),
  /** Reason why the area is grey; null if it has a colour. */
  grey: z.enum(GREY_REASONS).nullable(),
  /** Share of the total; null if the measure is a rate. */
  share: z.number().nullable(),
  /** 1 is the highest; null if the area is grey. */
  rank: count.nullable(),
  /** Position of the label. */
  longitude: z.number(),
  latitude: z.number(),
  hot: z.boolean(),
});
export type AreaFigures = z.infer<typeof areaFiguresSchema>;

const counts = z.array(z.number());
const nullable = z.array(z.number().nullable());
/**
 * Areas of a level as columns: with thousands of areas, a list of objects with twenty property names would be three times as
 * long. All columns have the same order; `areaItems` converts them to objects.
 */
export const areaColumnsSchema = z.object({
  id: z.array(z.string()),
  name: z.array(z.string()),
  country: z.array(z.string()),
  /** Areas of the level above, and the index of each area's parent in them; -1 for a country. */
  parents: z.array(z.object({ id: z.string(), name: z.string() })),
  parent: counts,
  population: counts,
  intentions: counts,
  intentionsBefore: counts,
  unserved: counts,
  marketValue: counts,
  retailers: counts,
  brandRetailers: counts,
  /** Null if no sales were imported for any area. */
  sales: nullable.nullable(),
  salesBefore: nullable.nullable(),
  value: nullable,
  /** Index in `GREY_REASONS`; -1 if the area has a colour. */
  grey: counts,
  /** Null if the measure is a rate. */
  share: nullable.nullable(),
  rank: nullable,
  longitude: counts,
  latitude: counts,
  /** Ids of the hot areas. */
  hot: z.array(z.string()),
});
export type AreaColumns = z.infer<typeof areaColumnsSchema>;

/** Converts the columns of a response to objects, in the same order. */
export function areaItems(columns: AreaColumns): AreaFigures[] {
  const hot = new Set(columns.hot);
  return columns.id.map((id, at) => {
    const parent = columns.parents[columns.parent[at] ?? -1];
    return {
      id,
      name: columns.name[at] ?? '',
      country: columns.country[at] ?? '',
      parent: parent?.id ?? '',
      parentName: parent?.name ?? '',
      population: columns.population[at] ?? 0,
      intentions: columns.intentions[at] ?? 0,
      intentionsBefore: columns.intentionsBefore[at] ?? 0,
      unserved: columns.unserved[at] ?? 0,
      marketValue: columns.marketValue[at] ?? 0,
      retailers: columns.retailers[at] ?? 0,
      brandRetailers: columns.brandRetailers[at] ?? 0,
      sales: columns.sales?.[at] ?? null,
      salesBefore: columns.salesBefore?.[at] ?? null,
      value: columns.value[at] ?? null,
      grey: GREY_REASONS[columns.grey[at] ?? -1] ?? null,
      share: columns.share?.[at] ?? null,
      rank: columns.rank[at] ?? null,
      longitude: columns.longitude[at] ?? 0,
      latitude: columns.latitude[at] ?? 0,
      hot: hot.has(id),
    };
  });
}

/** An area before it is sent. Parents are shared between areas. */
export interface MeasuredArea extends Omit<AreaFigures, 'parent' | 'parentName' | 'hot' | 'grey'> {
  parent: { id: string; name: string } | undefined;
  grey: GreyReason | null;
}

/** In one pass, because twenty passes would read thousands of areas from memory each time. */
export function areaColumns(areas: readonly MeasuredArea[], hot: Iterable<string>): AreaColumns {
  const parents = new Map<MeasuredArea['parent'], number>();
  const sales: (number | null)[] = [];
  const salesBefore: (number | null)[] = [];
  const share: (number | null)[] = [];
  const columns: Omit<AreaColumns, 'parents' | 'sales' | 'salesBefore' | 'share' | 'hot'> = {
    ...{ id: [], name: [], country: [], parent: [], population: [] },
    ...{ intentions: [], intentionsBefore: [], unserved: [], marketValue: [] },
    ...{ retailers: [], brandRetailers: [] },
    ...{ value: [], grey: [], rank: [], longitude: [], latitude: [] },
  };
  for (const area of areas) {
    const { parent, grey } = area;
    if (parent && !parents.has(parent)) parents.set(parent, parents.size);
    columns.id.push(area.id);
    columns.name.push(area.name);
    columns.country.push(area.country);
    columns.parent.push(parents.get(parent) ?? -1);
    columns.population.push(area.population);
    columns.intentions.push(area.intentions);
    columns.intentionsBefore.push(area.intentionsBefore);
    columns.unserved.push(area.unserved);
    columns.marketValue.push(area.marketValue);
    columns.retailers.push(area.retailers);
    columns.brandRetailers.push(area.brandRetailers);
    columns.value.push(area.value);
    columns.grey.push(grey === null ? -1 : GREY_REASONS.indexOf(grey));
    columns.rank.push(area.rank);
    // Rounded to about ten metres.
    columns.longitude.push(round(area.longitude, 1e4));
    columns.latitude.push(round(area.latitude, 1e4));
    sales.push(area.sales);
    salesBefore.push(area.salesBefore);
    share.push(area.share && round(area.share, 1e7));
  }
  const optional = (column: (number | null)[]) =>
    column.some((value) => value !== null) ? column : null;
  return {
    ...columns,
    parents: [...parents.keys()].flatMap((parent) => parent ?? []),
    sales: optional(sales),
    salesBefore: optional(salesBefore),
    share: optional(share),
    hot: [...hot],
  };
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
