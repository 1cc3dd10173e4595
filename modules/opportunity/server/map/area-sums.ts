import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import type { Measure } from '#modules/opportunity/contract/measures.ts';
import type { DayRange } from '#modules/opportunity/contract/periods.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AreaLevel } from '../areas/read-areas-file.ts';
import { createCategoryLookup } from '../configuration/read-configuration.ts';
import { type AreaDemand, rememberAreaDemand } from '../demand/area-demand.ts';
import { figureParts } from '../demand/read-demand.ts';
import {
  type readVersions,
  rememberFigures,
  VALUES_PER_ID,
} from '../figures/remembered-figures.ts';
import type { IndexedRetailers } from '../retailers/indexed-retailers.ts';
import type { RetailerChoice } from '../retailers/retailer-choice.ts';
import { readLocationSales } from '../sales/read-sales.ts';
import type { OpportunityTables } from '../tables.ts';
import type { AreaSums } from './measure-areas.ts';

export interface AreaReader {
  db: Db<OpportunityTables>;
  app: App;
  clientId: string;
  timeZone: string;
  user: { id: string; role: string };
  locale: Locale;
}
export type AreaChoices = MapChoices & {
  level: AreaLevel;
  measure: Measure;
  perInhabitants: boolean;
};

/** The parameters of the sums, and the versions of their inputs. */
export interface SumsChoice {
  config: OpportunityConfig;
  choices: AreaChoices;
  /** The client's own layer of the level. */
  layerId: string | undefined;
  today: string;
  range: DayRange;
  before: DayRange;
  erp: { range: DayRange; against: DayRange };
  index: IndexedRetailers;
  visible: RetailerChoice['visible'];
  /** The database shows the user only the sales of some locations. */
  isBound: boolean;
  versionOf: Awaited<ReturnType<typeof readVersions>>;
}

export const NOTHING: AreaSums = {
  intentions: 0,
  intentionsBefore: 0,
  unserved: 0,
  marketValue: 0,
  retailers: 0,
  brandRetailers: 0,
  sales: null,
  salesBefore: null,
};

/** Demand, retailers and sales of all areas with any of these, by id; '' for no area. */
export async function readAreaSums(
  reader: AreaReader,
  given: SumsChoice,
): Promise<ReadonlyMap<string, AreaSums>> {
  const sums = new Map<string, AreaSums>();
  const [supply] = await Promise.all([readSupply(reader, given), addDemand(reader, given, sums)]);
  for (const [id, { retailers, brandRetailers, sales, salesBefore }] of supply)
    Object.assign(sumsOf(sums, id), { retailers, brandRetailers, sales, salesBefore });
  return sums;
}

function sumsOf(sums: Map<string, AreaSums>, areaId: string): AreaSums {
  const known = sums.get(areaId);
  if (known) return known;
  const made = { ...NOTHING };
  sums.set(areaId, made);
  return made;
}

async function addDemand(
  { db, app, clientId }: AreaReader,
  given: SumsChoice,
  sums: Map<string, AreaSums>,
): Promise<void> {
  const { level, sources } = given.choices;
  const { productCategoriesOf, priceOf } = createCategoryLookup(given.config);
  const which = {
    clientId,
    level,
    ...(given.choices.categories && { categories: productCategoriesOf(given.choices.categories) }),
    ...(sources && { sources }),
  };
  const { categories, categoryPrices, defaultPrice } = given.config;
  const prices = [
    categories.map(({ productCategories, price }) => [productCategories, price]),
    categoryPrices,
    defaultPrice,
  ];
  // Months that have not changed are not read again, regardless of the period.
  const readParts = async (range: DayRange) => {
    const parts: AreaDemand[] = [];
    for (const part of figureParts(range, given.today)) {
      const versions = given.versionOf('demand', part);
      parts.push(
        await rememberAreaDemand({ db, app }, { ...which, part, priceOf, prices, versions }),
      );
    }
    return parts;
  };
  const [now, earlier] = await Promise.all([readParts(given.range), readParts(given.before)]);
  for (const { areaIds, intentions, unserved, marketValue } of now)
    for (let at = 0; at < areaIds.length; at += 1) {
      const sum = sumsOf(sums, areaIds[at] ?? '');
      sum.intentions += intentions[at] ?? 0;
      sum.unserved += unserved[at] ?? 0;
      sum.marketValue += marketValue[at] ?? 0;
    }
  for (const { areaIds, intentions } of earlier)
    for (let at = 0; at < areaIds.length; at += 1)
      sumsOf(sums, areaIds[at] ?? '').intentionsBefore += intentions[at] ?? 0;
}

/** Retailers and sales by area, cached separately because demand changes more often. */
async function readSupply(
  reader: AreaReader,
  given: SumsChoice,
): Promise<ReadonlyMap<string, AreaSums>> {
  const { choices, config, erp, index, visible, versionOf } = given;
  const { level, affiliations, activities, types, categories } = choices;
  const retailers: RetailerChoice = { affiliations, activities, types, visible };
  const read = async () => {
    const sums = new Map<string, AreaSums>();
    for (const [areaId, counts] of index.countByArea(level, retailers))
      Object.assign(sumsOf(sums, areaId), counts);
    await addSales(reader, { ...given, retailers }, sums);
    return sums;
  };
  if (given.isBound) return read();
  const key = [
    ...['supply', reader.clientId, visible && reader.user.id, config.nearKm, index.version],
    ...[level, affiliations, activities, types],
    ...[categories && createCategoryLookup(config).productCategoriesOf(categories), erp],
    ...[versionOf('sales', erp.range), versionOf('sales', erp.against)],
  ];
  return rememberFigures(reader, key, { read, count: ({ size }) => size * VALUES_PER_ID });
}

/** Sales are stored by location; locations excluded by filters are ignored. */
async function addSales(
  { db, app, clientId }: AreaReader,
  given: SumsChoice & { retailers: RetailerChoice },
  sums: Map<string, AreaSums>,
): Promise<void> {
  const { choices, erp, index, retailers } = given;
  const { productCategoriesOf } = createCategoryLookup(given.config);
  const which = {
    clientId,
    ...(choices.categories && { categories: productCategoriesOf(choices.categories) }),
  };
  const readRange = (range: DayRange) => {
    const read = () => readLocationSales({ db }, { ...which, range });
    if (given.isBound) return read();
    const key = ['sales', which, range, given.versionOf('sales', range)];
    return rememberFigures({ app }, key, { read, count: ({ ids }) => ids.length * VALUES_PER_ID });
  };
  const [now, before] = await Promise.all([readRange(erp.range), readRange(erp.against)]);
  const areaOf = index.areasOf(choices.level, retailers);
  for (const [name, { ids, values }] of [
    ['sales', now],
    ['salesBefore', before],
  ] as const)
    for (const [at, id] of ids.entries()) {
      const areaId = areaOf(id);
      if (areaId === undefined) continue;
      const sum = sumsOf(sums, areaId);
      // A location that sold in only one of the periods sold nothing in the other, so both values are set.
      sum.sales ??= 0;
      sum.salesBefore ??= 0;
      sum[name] = (sum[name] ?? 0) + (values[at] ?? 0);
    }
}
