import { areaColumns, type MeasuredArea } from '#modules/opportunity/contract/area-figures.ts';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import type { getAreasCall } from '#modules/opportunity/contract/map-calls.ts';
import { mapRanges } from '#modules/opportunity/contract/periods.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readLevelAreas } from '../areas/client-areas.ts';
import { ownLayers } from '../areas/own-layers/own-areas.ts';
import type { AreaLevel, AreaRecord } from '../areas/read-areas-file.ts';
import { readConfig } from '../configuration/read-configuration.ts';
import { readVersions, rememberFigures } from '../figures/remembered-figures.ts';
import { retailerIndex } from '../retailers/retailer-index.ts';
import { isResponsibleForWholeBrand, visibleRetailers } from '../retailers/visible-retailers.ts';
import { requireErpRanges } from '../sales/read-sales.ts';
import type { OpportunityTables } from '../tables.ts';
import {
  type AreaChoices,
  type AreaReader,
  NOTHING,
  readAreaSums,
  type SumsChoice,
} from './area-sums.ts';
import { areasNearLocations } from './areas-near-locations.ts';
import { type AreaSums, hotAreas, measureAreas } from './measure-areas.ts';

/** Areas without any figures are omitted in levels with more areas than this. */
const EMPTY_AREAS_MAX = 2_500;
const AREA_COLUMNS = 20;

/** Areas of a level with their figures, highest value first, for the map, its table and its file. */
export async function readAreaFigures(
  reader: AreaReader,
  choices: AreaChoices,
): Promise<CallOutput<typeof getAreasCall>> {
  const { db, app, clientId, locale } = reader;
  const today = dayIn(Date.now(), reader.timeZone);
  const ranges = mapRanges(choices.period, today);
  const erp = requireErpRanges(choices, reader.timeZone);
  const [isWhole, config, visible, index, versionOf, layers, updatedAt] = await Promise.all([
    isResponsibleForWholeBrand({ app }, clientId, reader.user),
    readConfig({ db }, clientId),
    visibleRetailers({ db, app }, clientId, reader.user),
    retailerIndex({ app }, clientId),
    readVersions({ db }, clientId),
    ownLayers({ app, db }, clientId),
    changedAt(db, clientId),
  ]);
  const layerId = layers.get(choices.level)?.layerId;
  const given = { config, choices, layerId, today, ...ranges, erp, index, visible, versionOf };
  const isBound = visible !== undefined && !isWhole;
  const own = isWhole
    ? { ...reader, db: app.database.ofClient<OpportunityTables>(clientId) }
    : reader;
  const read = () => sumAreas(own, { ...given, isBound });
  if (isBound) return { ...(await read()), updatedAt };
  const { countries, categories, categoryPrices, defaultPrice, fewIntentions, nearKm } = config;
  const key = [
    ...[
      clientId,
      visible && reader.user.id,
      locale,
      choices,
      ranges,
      erp,
      index.version,
      [...layers],
    ],
    ...[versionOf('demand', ranges.range), versionOf('demand', ranges.before)],
    ...[versionOf('sales', erp.range), versionOf('sales', erp.against)],
    ...[countries, categories, categoryPrices, defaultPrice, fewIntentions, nearKm],
  ];
  const count = (answer: Awaited<ReturnType<typeof read>>) => answer.areas.id.length * AREA_COLUMNS;
  return { ...(await rememberFigures({ app }, key, { read, count })), updatedAt };
}

async function sumAreas(
  reader: AreaReader,
  given: SumsChoice,
): Promise<Omit<CallOutput<typeof getAreasCall>, 'updatedAt'>> {
  const { app, clientId } = reader;
  const { config, choices, range, before, index, visible } = given;
  const { level } = choices;
  const [sums] = await Promise.all([
    readAreaSums(reader, given),
    // In parallel with the sums, because reading uncached areas takes a second or two.
    shownAreas(app, clientId, { level, config, areaIds: index.countByArea(1, {}).keys() }),
  ]);
  const areas = await shownAreas(app, clientId, { level, config, areaIds: sums.keys() });
  const seen = visible && areasNearLocations(index, { areas, visible, km: config.nearKm });
  const isShown = ({ id }: AreaRecord) =>
    (!seen || seen.has(id)) && (sums.has(id) || areas.size <= EMPTY_AREAS_MAX);
  const shown = [...areas.values()].filter(isShown);
  const parents =
    level === 1
      ? new Map<string, AreaRecord>()
      : await readLevelAreas({ app }, clientId, {
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
    isComputing: [...sums.keys()].some((id) => !isOfLayer(id, given.layerId)),
  };
}

interface NamedArea {
  id: string;
  name: string;
}

/** Areas of the configured countries, otherwise of the countries of some areas. */
async function shownAreas(
  app: App,
  clientId: string,
  given: { level: AreaLevel; config: OpportunityConfig; areaIds: Iterable<string> },
): Promise<ReadonlyMap<string, AreaRecord>> {
  const { level, config, areaIds } = given;
  const { countries: configured } = config;
  const ofAreas = () => [...areaIds].flatMap((id) => (/^[A-Z]{2}:/.test(id) ? id.slice(0, 2) : []));
  const countries = configured.length > 0 ? configured : [...new Set(ofAreas())];
  return readLevelAreas({ app }, clientId, { level, countries });
}

function countriesOf(areas: ReadonlyMap<string, AreaRecord>): { countries: string[] } {
  return { countries: [...new Set([...areas.values()].map(({ country }) => country))] };
}

/** After the layer was changed, figures of the previous one stay until a job has reassigned all points. */
function isOfLayer(id: string, layerId: string | undefined): boolean {
  if (id === '') return true;
  return layerId ? id.startsWith(`own:${layerId}:`) : !id.startsWith('own:');
}

/** Outside of all areas of the level, or in a deleted one. Areas of countries that are not shown are not outside. */
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
