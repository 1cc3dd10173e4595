import { areaColumns, type MeasuredArea } from '#modules/opportunity/contract/area-figures.ts';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import type { getAreasCall } from '#modules/opportunity/contract/map-calls.ts';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import type { Measure } from '#modules/opportunity/contract/measures.ts';
import { type DayRange, mapRanges } from '#modules/opportunity/contract/periods.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dayIn } from '#platform/contract/time/zoned-days.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { areasOfLevel } from '../areas/client-areas.ts';
import type { AreaLevel, AreaRecord } from '../areas/read-areas-file.ts';
import { categoriesOf, readConfig } from '../configuration/read-configuration.ts';
import { readAreaDemand } from '../demand/read-demand.ts';
import {
  type RetailerChoice,
  type RetailerIndex,
  retailerIndex,
} from '../retailers/retailer-index.ts';
import { visibleRetailers } from '../retailers/visible-retailers.ts';
import { requireErpRanges } from '../sales/erp-ranges.ts';
import { readLocationSales } from '../sales/read-sales.ts';
import type { OpportunityTables } from '../tables.ts';
import { areasNearLocations } from './areas-near-locations.ts';
import { hotAreas } from './hot-areas.ts';
import { type AreaSums, measureAreas } from './measure-areas.ts';

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

/** Areas without any figure are left out of a level that has more areas than this. */
const EMPTY_AREAS_MAX = 2_500;

/** The areas of a level with their figures, the highest value first, as the map, its table and its file show them. */
export async function readAreaFigures(
  reader: AreaReader,
  choices: AreaChoices,
): Promise<CallOutput<typeof getAreasCall>> {
  const { db, app, clientId } = reader;
  const { level } = choices;
  const today = dayIn(Date.now(), reader.timeZone);
  const { range, before } = mapRanges(choices.period, today);
  const erp = requireErpRanges(choices, reader.timeZone);
  const [config, visible, index] = await Promise.all([
    readConfig(db, clientId),
    visibleRetailers({ db, app }, clientId, reader.user),
    retailerIndex(app, clientId),
  ]);
  const { affiliations, activities, types } = choices;
  const retailers: RetailerChoice = { affiliations, activities, types, visible };
  const sums = new Map<string, AreaSums>();
  for (const [areaId, counts] of index.countByArea(level, retailers))
    Object.assign(sumsOf(sums, areaId), counts);
  await Promise.all([
    addDemand(reader, { config, choices, range, before }, sums),
    addSales(reader, { config, choices, erp, index, retailers }, sums),
  ]);
  const areas = await shownAreas(app, clientId, { level, config, sums });
  const seen =
    visible && (await areasNearLocations(db, clientId, { areas, visible, km: config.nearKm }));
  const isShown = ({ id }: AreaRecord) =>
    (!seen || seen.has(id)) && (sums.has(id) || areas.size <= EMPTY_AREAS_MAX);
  const shown = [...areas.values()].filter(isShown);
  const parents =
    level === 1
      ? new Map<string, AreaRecord>()
      : await areasOfLevel(app, clientId, {
          level: (level - 1) as AreaLevel,
          ...countriesOf(areas),
        });
  const named = new Map<AreaRecord, NamedArea>();
  const parentOf = ({ parent: id }: AreaRecord) => {
    const parent = parents.get(id);
    if (!parent) return undefined;
    const known = named.get(parent) ?? { id, name: nameIn(parent, reader.locale) };
    named.set(parent, known);
    return known;
  };
  const unmeasured = shown.map((area): MeasuredArea => {
    const sum = sums.get(area.id) ?? NOTHING;
    return {
      id: area.id,
      name: nameIn(area, reader.locale),
      country: area.country,
      parent: parentOf(area),
      population: area.population,
      intentions: sum.intentions,
      intentionsBefore: sum.intentionsBefore,
      unserved: sum.unserved,
      marketValue: sum.marketValue,
      retailers: sum.retailers,
      brandRetailers: sum.brandRetailers,
      sales: sum.sales,
      salesBefore: sum.salesBefore,
      longitude: area.longitude,
      latitude: area.latitude,
      value: null,
      grey: null,
      share: null,
      rank: null,
    };
  });
  const hot = hotAreas(unmeasured, config.fewIntentions);
  const measured = measureAreas(unmeasured, { ...choices, fewIntentions: config.fewIntentions });
  const outside = seen
    ? NOTHING
    : totalOf([...sums].filter(([id]) => isOutside(id, areas)).map(([, sum]) => sum));
  return {
    level,
    range,
    before,
    areas: areaColumns(measured, hot),
    totals: totalOf([...measured, outside]),
    outside: { intentions: outside.intentions, retailers: outside.retailers },
    allRetailers: visible?.size ?? index.size,
    updatedAt: await changedAt(db, clientId),
  };
}

interface NamedArea {
  id: string;
  name: string;
}

const NOTHING: AreaSums = {
  intentions: 0,
  intentionsBefore: 0,
  unserved: 0,
  marketValue: 0,
  retailers: 0,
  brandRetailers: 0,
  sales: null,
  salesBefore: null,
};

function sumsOf(sums: Map<string, AreaSums>, areaId: string): AreaSums {
  const known = sums.get(areaId) ?? { ...NOTHING };
  sums.set(areaId, known);
  return known;
}

async function addDemand(
  { db, clientId }: AreaReader,
  given: { config: OpportunityConfig; choices: AreaChoices; range: DayRange; before: DayRange },
  sums: Map<string, AreaSums>,
): Promise<void> {
  const { level, sources } = given.choices;
  const { wordsOf, priceOf } = categoriesOf(given.config);
  const which = {
    clientId,
    level,
    priceOf,
    ...(given.choices.categories && { categories: wordsOf(given.choices.categories) }),
    ...(sources && { sources }),
  };
  const [now, earlier] = await Promise.all([
    readAreaDemand(db, { ...which, range: given.range }),
    readAreaDemand(db, { ...which, range: given.before }),
  ]);
  for (const [at, areaId] of now.areaIds.entries()) {
    const sum = sumsOf(sums, areaId);
    sum.intentions = now.intentions[at] ?? 0;
    sum.unserved = now.unserved[at] ?? 0;
    sum.marketValue = now.marketValue[at] ?? 0;
  }
  for (const [at, areaId] of earlier.areaIds.entries())
    sumsOf(sums, areaId).intentionsBefore = earlier.intentions[at] ?? 0;
}

/** Sales are stored by location; a location that the filters leave out has none here. */
async function addSales(
  { db, clientId }: AreaReader,
  given: {
    config: OpportunityConfig;
    choices: AreaChoices;
    erp: { range: DayRange; against: DayRange };
    index: RetailerIndex;
    retailers: RetailerChoice;
  },
  sums: Map<string, AreaSums>,
): Promise<void> {
  const { choices, erp, index, retailers } = given;
  const { wordsOf } = categoriesOf(given.config);
  const which = {
    clientId,
    ...(choices.categories && { categories: wordsOf(choices.categories) }),
  };
  const [now, before] = await Promise.all([
    readLocationSales(db, { ...which, range: erp.range }),
    readLocationSales(db, { ...which, range: erp.against }),
  ]);
  const areaOf = index.areasOf(choices.level, retailers);
  for (const [name, { ids, values }] of [
    ['sales', now],
    ['salesBefore', before],
  ] as const)
    for (const [at, id] of ids.entries()) {
      const areaId = areaOf(id);
      if (areaId === undefined) continue;
      const sum = sumsOf(sums, areaId);
      // Both are known once one is: a location that sold in one period only sold nothing in the other.
      sum.sales ??= 0;
      sum.salesBefore ??= 0;
      sum[name] = (sum[name] ?? 0) + (values[at] ?? 0);
    }
}

/** Those of the configured countries; without any, of every country that has figures. */
async function shownAreas(
  app: App,
  clientId: string,
  given: { level: AreaLevel; config: OpportunityConfig; sums: ReadonlyMap<string, AreaSums> },
): Promise<ReadonlyMap<string, AreaRecord>> {
  const { level, config, sums } = given;
  const ofFigures = [...sums.keys()].flatMap((id) => (/^[A-Z]{2}:/.test(id) ? id.slice(0, 2) : []));
  const countries = config.countries.length > 0 ? config.countries : [...new Set(ofFigures)];
  return areasOfLevel(app, clientId, { level, countries });
}

function countriesOf(areas: ReadonlyMap<string, AreaRecord>): { countries: string[] } {
  return { countries: [...new Set([...areas.values()].map(({ country }) => country))] };
}

/** In no area of the level, or in one that is no longer there. Areas of countries that are not shown are not outside. */
function isOutside(id: string, areas: ReadonlyMap<string, AreaRecord>): boolean {
  return id === '' || (id.startsWith('own:') && !areas.has(id));
}

function nameIn({ names }: AreaRecord, locale: Locale): string {
  return names[locale] ?? names.local;
}

function totalOf(all: readonly AreaSums[]): AreaSums {
  const total = { ...NOTHING };
  for (const sum of all) {
    total.intentions += sum.intentions;
    total.intentionsBefore += sum.intentionsBefore;
    total.unserved += sum.unserved;
    total.marketValue += sum.marketValue;
    total.retailers += sum.retailers;
    total.brandRetailers += sum.brandRetailers;
    if (sum.sales !== null) total.sales = (total.sales ?? 0) + sum.sales;
    if (sum.salesBefore !== null) total.salesBefore = (total.salesBefore ?? 0) + sum.salesBefore;
  }
  return total;
}

async function changedAt(db: Db<OpportunityTables>, clientId: string): Promise<string | null> {
  const row = await db
    .selectFrom('opportunity.demand_changes')
    .select('changed_at')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.changed_at.toISOString() ?? null;
}
