import { categoryNames } from '#modules/directory/contract/products/product-ports.ts';
import type { getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import { INTENTION_SOURCES } from '#modules/opportunity/contract/measures.ts';
import type { CallResult } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import { createCategoryLookup, readConfig } from '../configuration/read-configuration.ts';
import { backfillCounts, completedShare } from '../demand/backfill.ts';
import { readDemand } from '../demand/read-demand.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import type { IndexedRetailers } from './indexed-retailers.ts';
import type { RetailerChoice } from './retailer-choice.ts';
import type { FacetCount } from './retailer-columns.ts';
import { retailerIndex } from './retailer-index.ts';
import { followProgress } from './sync-retailers.ts';

type Choices = CallResult<typeof getMapChoicesCall>;
type Config = Awaited<ReturnType<typeof readConfig>>;
/** A brand can have as many values as retailers, so only the most frequent are offered. */
const VALUES_MAX = 500;
const FILES_MAX = 20;
const ALL_DAYS = { from: '1970-01-01', to: '2999-12-31' };

/** Options of the map filters [OPP-03], limited to data visible to the reader. */
export async function readMapChoices(
  { db, app }: Context,
  clientId: string,
  { visible, reader }: { visible: RetailerChoice['visible']; reader: Locale },
): Promise<Choices> {
  const config = await readConfig({ db }, clientId);
  const index = await retailerIndex({ app }, clientId);
  // Users restricted to locations see the demand of their countries on the map [OPP-07].
  const areaIds = visible && [...index.countByArea(1, { visible }).keys()].filter(Boolean);
  const demand = { config, reader, ...(areaIds && { areaIds }) };
  const { categories, sources } = await countDemand({ db, app }, clientId, demand);
  const { affiliations, types } = index.facets({ visible });
  return {
    categories,
    affiliations: mostFrequent(affiliations),
    activities: activitiesOf(index, { config, visible }),
    types: mostFrequent(types),
    sources,
    files: await readFiles(db, clientId),
    ownLayers: await readOwnLayers(db, clientId, config),
    backfill: await preparedShare({ db, app }, clientId),
  };
}

/** Progress while past events or the directory's locations are imported for the first time. */
async function preparedShare({ db, app }: Context, clientId: string): Promise<number | null> {
  const [demand, locations] = [
    await backfillCounts({ db }, clientId),
    // Counts the whole brand, because for restricted readers the database would check each location separately.
    await followProgress({ db: app.database.ofClient(clientId), app }, clientId),
  ];
  if (!demand && !locations) return null;
  return completedShare({
    done: (demand?.done ?? 0) + (locations?.done ?? 0),
    total: (demand?.total ?? 0) + (locations?.total ?? 0),
  });
}

async function readOwnLayers(
  db: Context['db'],
  clientId: string,
  { layers }: Config,
): Promise<Choices['ownLayers']> {
  const ids = layers.flatMap(({ ownLayerId }) => ownLayerId ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('opportunity.own_layers')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute();
  return layers.flatMap(({ level, ownLayerId }) =>
    rows.filter(({ id }) => id === ownLayerId).map(({ name }) => ({ level, name })),
  );
}

async function countDemand(
  { db, app }: Context,
  clientId: string,
  { config, reader, ...of }: { config: Config; reader: Locale; areaIds?: readonly string[] },
): Promise<Pick<Choices, 'categories' | 'sources'>> {
  const names = await app.ports.call(categoryNames, { clientId, reader }, { db, app });
  const { categoryOf } = createCategoryLookup(config);
  const labels = new Map(
    config.categories.map(({ slug, labels: own }) => [slug, own[reader] ?? own.en ?? slug]),
  );
  const bySlug = new Map(config.categories.map(({ slug }) => [slug, 0]));
  const sources: Choices['sources'] = [];
  for (const source of INTENTION_SOURCES) {
    const choice = { clientId, level: 1, range: ALL_DAYS, sources: [source], ...of } as const;
    const rows = await readDemand({ db }, choice);
    let all = 0;
    for (const { category, intentions } of rows) {
      all += intentions;
      const slug = categoryOf(category);
      if (slug !== '') bySlug.set(slug, (bySlug.get(slug) ?? 0) + intentions);
    }
    if (all > 0) sources.push({ source, intentions: all });
  }
  const categories = [...bySlug]
    .sort(([, one], [, other]) => other - one)
    .slice(0, VALUES_MAX)
    .map(([slug, intentions]) => ({
      slug,
      label: labels.get(slug) ?? names.get(slug) ?? slug,
      intentions,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, reader));
  return { categories, sources };
}

/** Activities of retailers, with configured sub-activities and those in use. */
function activitiesOf(
  index: IndexedRetailers,
  { config, visible }: { config: Config; visible: RetailerChoice['visible'] },
): Choices['activities'] {
  const found = new Map<string, { all: number; subActivities: Map<string, number> }>();
  const of = (activity: string) => {
    const known = found.get(activity) ?? { all: 0, subActivities: new Map<string, number>() };
    found.set(activity, known);
    return known;
  };
  for (const { activity, name } of config.subActivities) of(activity).subActivities.set(name, 0);
  for (const { activity, subActivity, retailers } of index.facets({ visible }).activities) {
    if (activity === '') continue;
    const known = of(activity);
    known.all += retailers;
    if (subActivity !== '')
      known.subActivities.set(subActivity, (known.subActivities.get(subActivity) ?? 0) + retailers);
  }
  const counts = mostFrequent([...found].map(([value, { all }]) => ({ value, retailers: all })));
  return counts.map((count) => ({
    ...count,
    subActivities: mostFrequent(
      [...(found.get(count.value)?.subActivities ?? [])].map(([value, retailers]) => ({
        value,
        retailers,
      })),
    ),
  }));
}

function mostFrequent(counts: readonly FacetCount[]): FacetCount[] {
  return counts
    .toSorted((one, other) => other.retailers - one.retailers)
    .slice(0, VALUES_MAX)
    .sort((one, other) => one.value.localeCompare(other.value));
}

async function readFiles(db: Db<OpportunityTables>, clientId: string): Promise<Choices['files']> {
  const rows = await db
    .selectFrom('opportunity.files')
    .select(['what', 'name', 'lines', 'at'])
    .where('client_id', '=', clientId)
    .orderBy('at', 'desc')
    .limit(FILES_MAX)
    .execute();
  return rows.map(({ at, ...file }) => ({ ...file, at: at.toISOString() }));
}
