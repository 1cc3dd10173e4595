import { sql } from 'kysely';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import { OPENING_PLACES } from '#modules/opportunity/contract/limits.ts';
import type { OpeningPlace } from '#modules/opportunity/contract/openings.ts';
import { amongIds } from '#platform/server/database/word-search.ts';
import { EventLoopYielder } from '#platform/server/jobs/yield-turn.ts';
import { areaIdsAt } from '../areas/client-areas.ts';
import { createCategoryLookup } from '../configuration/read-configuration.ts';
import {
  BETWEEN_PAUSES,
  kmBetween,
  type Pause,
  type Point,
  PointGrid,
} from '../retailers/point-grid.ts';
import { type RetailerChoice, retailerFits } from '../retailers/retailer-choice.ts';
import type { Context } from '../tables.ts';
import { type ChosenPlace, coverDemand } from './cover-demand.ts';
import {
  type DemandCell,
  type DemandChoice,
  finestArea,
  inSlices,
  readDemandCells,
} from './read-demand-cells.ts';

export interface OpeningChoice extends Omit<DemandChoice, 'areas'>, RetailerChoice {
  km: number;
}

type StoredPlace = Omit<OpeningPlace, 'topCategories'> & {
  /** Slugs, because each reader has a different language. */
  topCategories: { slug: string; intentions: number }[];
};
export interface StoredPlan {
  km: number;
  intentions: number;
  served: number;
  unserved: number;
  withoutPlace: number;
  places: StoredPlace[];
}

interface Progress {
  signal: AbortSignal;
  progress(done: number, total: number): void;
}
interface Retailer extends Point {
  id: string;
  name: string;
  city: string;
  sells: boolean;
}

const CANDIDATES_MAX = 20_000;
const PROSPECTS_SHOWN = 10;
const CATEGORIES_SHOWN = 3;
/** Parts of the work in percent: the demand is read, then compared with retailers, then candidates are measured. */
const [READ, COMPARED, MEASURED] = [20, 40, 95];

/**
 * Finds places where a new retailer would serve the most unserved intentions. An intention is served if a matching
 * retailer of the brand is within the radius. Candidates are prospects and cells with unserved demand. Users restricted
 * to locations plan for the areas of their visible retailers; other retailers count as serving there but are not named.
 */
export async function planOpenings(
  { db, app }: Context,
  choice: OpeningChoice,
  { config, signal, progress }: Progress & { config: OpportunityConfig },
): Promise<StoredPlan> {
  const { clientId, km, visible } = choice;
  const breather = new EventLoopYielder();
  const pause = async () => {
    if (!breather.isDue) return;
    signal.throwIfAborted();
    await breather.pause();
  };
  signal.throwIfAborted();
  const areas = visible && (await areasOf({ db }, clientId, visible));
  const { cells, withoutPlace } = await readDemandCells({ db }, { ...choice, areas }, km, pause);
  const retailers = await readRetailers({ db }, choice);
  progress(READ, 100);
  const [brand, prospects]: [Retailer[], Retailer[]] = [[], []];
  await inTurns(retailers, pause, (retailer) => {
    if (retailer.sells) brand.push(retailer);
    else if (visible?.has(retailer.id) ?? true) prospects.push(retailer);
  });
  const unserved: DemandCell[] = [];
  const brandGrid = await PointGrid.of(brand, km, pause);
  for (const cell of cells) {
    if (!brandGrid.hasWithin(cell)) unserved.push(cell);
    await pause();
  }
  progress(COMPARED, 100);
  const candidates: Point[] = [...prospects, ...(await largestOf(unserved, pause))];
  const chosen = await coverDemand(unserved, candidates, {
    km,
    places: OPENING_PLACES,
    pause,
    progress: (done) =>
      progress(COMPARED + Math.floor(((MEASURED - COMPARED) * done) / candidates.length), 100),
  });
  const at = chosen.map(({ candidate }) => candidates[candidate] as Point);
  const [towns, areaIds] = [
    await app.places.nearestTowns(at),
    await areaIdsAt({ app }, clientId, at),
  ];
  const places: StoredPlace[] = [];
  for (const [index, place] of chosen.entries()) {
    const point = at[index] as Point;
    const [area1 = null, area2 = null, area3 = null] = areaIds[index] ?? [];
    places.push({
      rank: index + 1,
      longitude: point.longitude,
      latitude: point.latitude,
      town: towns[index]?.name ?? '',
      country: towns[index]?.country ?? '',
      areaId: area3 ?? area2 ?? area1,
      ...demandOf(place, unserved, config),
      ...(await nearestOf(point, brand, visible, pause)),
      prospects: await near(point, prospects, km, pause),
    });
  }
  const sum = (of: readonly DemandCell[]) => of.reduce((all, cell) => all + cell.intentions, 0);
  const [all, without] = [sum(cells), sum(unserved)];
  return {
    km,
    intentions: all + withoutPlace,
    served: all - without,
    unserved: without,
    withoutPlace,
    places,
  };
}

async function areasOf(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  visible: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await sql<{ area: string }>`
    select distinct ${finestArea} as area from opportunity.retailers
    where client_id = ${clientId} and id in ${amongIds([...visible])} and ${finestArea} is not null`.execute(
    db,
  );
  return rows.map(({ area }) => area);
}

async function readRetailers(
  { db }: Pick<Context, 'db'>,
  choice: OpeningChoice,
): Promise<Retailer[]> {
  const retailers: Retailer[] = [];
  const query = sql`
    select id, name, city, longitude, latitude, sells from opportunity.retailers as retailer
    where client_id = ${choice.clientId} and longitude is not null and latitude is not null
      and (sells or location_id is null) and not closed and ${retailerFits('retailer', choice)}
    order by id`;
  for await (const rows of inSlices<Retailer>({ db }, query)) retailers.push(...rows);
  return retailers;
}

function demandOf(
  { covers, intentions }: ChosenPlace,
  unserved: readonly DemandCell[],
  config: OpportunityConfig,
): Pick<StoredPlace, 'intentions' | 'marketValue' | 'topCategories'> {
  const { categoryOf, priceOf } = createCategoryLookup(config);
  const bySlug = new Map<string, number>();
  let marketValue = 0;
  for (const index of covers)
    for (const [word, count] of unserved[index]?.categories ?? []) {
      marketValue += count * priceOf(word);
      if (word) bySlug.set(categoryOf(word), (bySlug.get(categoryOf(word)) ?? 0) + count);
    }
  const topCategories = [...bySlug]
    .map(([slug, count]) => ({ slug, intentions: count }))
    .sort((a, b) => b.intentions - a.intentions || (a.slug < b.slug ? -1 : 1))
    .slice(0, CATEGORIES_SHOWN);
  return { intentions, marketValue, topCategories };
}

async function nearestOf(
  point: Point,
  brand: readonly Retailer[],
  visible: ReadonlySet<string> | undefined,
  pause: Pause,
): Promise<Pick<StoredPlace, 'nearestKm' | 'nearestName'>> {
  let [nearest] = brand;
  let least = Number.POSITIVE_INFINITY;
  await inTurns(brand, pause, (retailer) => {
    const km = kmBetween(point, retailer);
    if (km < least) [nearest, least] = [retailer, km];
  });
  if (!nearest) return { nearestKm: null, nearestName: '' };
  const isNamed = visible?.has(nearest.id) ?? true;
  return { nearestKm: rounded(least), nearestName: isNamed ? nearest.name : '' };
}

async function near(
  point: Point,
  prospects: readonly Retailer[],
  km: number,
  pause: Pause,
): Promise<StoredPlace['prospects']> {
  const found: { prospect: Retailer; km: number }[] = [];
  await inTurns(prospects, pause, (prospect) => {
    const far = kmBetween(point, prospect);
    if (far <= km) found.push({ prospect, km: far });
  });
  return found
    .sort((a, b) => a.km - b.km)
    .slice(0, PROSPECTS_SHOWN)
    .map(({ prospect: { id, name, city }, km: far }) => ({ id, name, city, km: rounded(far) }));
}

/** The candidates with most demand, as many as can be evaluated; the first ones of equals. */
async function largestOf(
  cells: readonly DemandCell[],
  pause: Pause,
): Promise<readonly DemandCell[]> {
  if (cells.length <= CANDIDATES_MAX) return cells;
  const sizes = new Float64Array(cells.length);
  await inTurns(cells, pause, ({ intentions }, index) => {
    sizes[index] = intentions;
  });
  sizes.sort();
  const least = sizes[sizes.length - CANDIDATES_MAX] ?? 0;
  const [larger, equal]: [DemandCell[], DemandCell[]] = [[], []];
  await inTurns(cells, pause, (cell) => {
    if (cell.intentions > least) larger.push(cell);
    else if (cell.intentions === least) equal.push(cell);
  });
  return [...larger, ...equal.slice(0, CANDIDATES_MAX - larger.length)];
}

/** Iterates over up to a hundred thousand elements and yields to other calls in between. */
async function inTurns<Item>(
  items: readonly Item[],
  pause: Pause,
  visit: (item: Item, index: number) => void,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index % BETWEEN_PAUSES === 0) await pause();
    visit(item, index);
  }
}

function rounded(km: number): number {
  return Math.round(km * 10) / 10;
}
