import type { AreaFigures, GreyReason } from '#modules/opportunity/contract/area-figures.ts';
import { type Measure, PER_INHABITANTS } from '#modules/opportunity/contract/measures.ts';

/** The figures that make an area hot. */
export interface HotFigures {
  id: string;
  intentions: number;
  intentionsBefore: number;
  unserved: number;
  retailers: number;
  brandRetailers: number;
}

const GROWTH = 0.25;
const MANY_UNSERVED_SHARE = 0.1;
/** At most one area in ten and ten in total, because a mark on every area is useless. */
const HOT_SHARE = 0.1;
const HOT_MAX = 10;

/** Intentions grew by at least a quarter since the previous days; used for hot areas and for the reason in details. */
export function isGrowing(
  { intentions, intentionsBefore }: Pick<HotFigures, 'intentions' | 'intentionsBefore'>,
  fewIntentions: number,
): boolean {
  return (
    intentions >= Math.max(1, fewIntentions) &&
    intentionsBefore > 0 &&
    intentions >= intentionsBefore * (1 + GROWTH)
  );
}

/** At least one in ten intentions found no retailer nearby. */
function hasManyUnserved(area: HotFigures, fewIntentions: number): boolean {
  return (
    area.unserved >= Math.max(1, fewIntentions) &&
    area.unserved >= area.intentions * MANY_UNSERVED_SHARE
  );
}

/**
 * Selects the areas with the highest priority: demand grows or is unserved, and the brand's share of retailers is below
 * the median. Those with the most unserved and new intentions come first.
 */
export function hotAreas(areas: readonly HotFigures[], fewIntentions: number): Set<string> {
  const middle = median(areas.flatMap((area) => computePenetration(area) ?? []));
  const weight = (area: HotFigures) =>
    area.unserved + Math.max(0, area.intentions - area.intentionsBefore);
  const hot = areas
    .filter((area) => isGrowing(area, fewIntentions) || hasManyUnserved(area, fewIntentions))
    .filter((area) => area.brandRetailers === 0 || (computePenetration(area) ?? 0) < middle)
    .sort((a, b) => weight(b) - weight(a) || (a.id < b.id ? -1 : 1));
  const count = Math.min(HOT_MAX, Math.max(1, Math.ceil(areas.length * HOT_SHARE)));
  return new Set(hot.slice(0, count).map(({ id }) => id));
}

/** Share of retailers that sell the brand; null if there are none. */
function computePenetration(figures: { retailers: number; brandRetailers: number }): number | null {
  return figures.retailers > 0 ? figures.brandRetailers / figures.retailers : null;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

export type AreaSums = Pick<
  AreaFigures,
  | 'intentions'
  | 'intentionsBefore'
  | 'unserved'
  | 'marketValue'
  | 'retailers'
  | 'brandRetailers'
  | 'sales'
  | 'salesBefore'
>;
/** Value, reason, share and rank are filled in later. */
type Measurable = AreaSums &
  Pick<AreaFigures, 'name' | 'population' | 'value' | 'grey' | 'share' | 'rank'>;

const INHABITANTS = 1_000;

/**
 * Gives each area the value of the measure, or why it is grey, its share and its rank; the highest value comes first. A level has
 * thousands of areas, so they are completed in place, not copied.
 */
export function measureAreas<Area extends Measurable>(
  areas: readonly Area[],
  choice: { measure: Measure; perInhabitants: boolean; fewIntentions: number },
): Area[] {
  const { measure, fewIntentions } = choice;
  const isSum = PER_INHABITANTS.includes(measure);
  const isPerInhabitants = choice.perInhabitants && isSum;
  let whole = 0;
  for (const area of areas) {
    const sum = computeMeasure(area, measure);
    area.grey = greyReason(area, sum, measure, fewIntentions, isPerInhabitants);
    area.value = sum === null || !isPerInhabitants ? sum : perInhabitants(sum, area.population);
    area.share = isSum ? sum : null;
    whole += area.share ?? 0;
  }
  const sorted = areas.toSorted(byValue);
  let [rank, last]: [number, number | null] = [0, null];
  for (const [at, area] of sorted.entries()) {
    if (at === 0 || area.value !== last) rank = at + 1;
    last = area.value;
    area.share = whole > 0 && area.share !== null ? area.share / whole : null;
    area.rank = area.grey === null ? rank : null;
  }
  return sorted;
}

function byValue(a: Measurable, b: Measurable): number {
  if (a.grey === null ? b.grey !== null : b.grey === null) return a.grey === null ? -1 : 1;
  return (b.value ?? 0) - (a.value ?? 0) || (a.name < b.name ? -1 : 1);
}

/** The measure of an area before division by inhabitants; null if it cannot be determined. */
export function computeMeasure(area: AreaSums, measure: Measure): number | null {
  switch (measure) {
    case 'penetration':
      return computePenetration(area);
    case 'intentions':
      return area.intentions;
    case 'marketValue':
      return area.marketValue;
    case 'retailers':
      return area.brandRetailers;
    case 'sales':
      return area.sales;
    case 'salesGrowth':
      return area.sales !== null && area.salesBefore ? area.sales / area.salesBefore - 1 : null;
    case 'salesPerIntention':
      return area.sales !== null && area.intentions > 0 ? area.sales / area.intentions : null;
  }
}

const OF_INTENTIONS: readonly Measure[] = ['intentions', 'marketValue', 'salesPerIntention'];
const OF_SALES: readonly Measure[] = ['sales', 'salesGrowth', 'salesPerIntention'];

function greyReason(
  area: Measurable,
  sum: number | null,
  measure: Measure,
  fewIntentions: number,
  isPerInhabitants: boolean,
): GreyReason | null {
  if (measure === 'penetration' && area.retailers === 0) return 'no-retailers';
  if (OF_SALES.includes(measure) && area.sales === null) return 'no-sales';
  if (OF_INTENTIONS.includes(measure) && area.intentions < fewIntentions) return 'few-intentions';
  if (isPerInhabitants && area.population === 0) return 'no-population';
  if (sum !== null) return null;
  return OF_SALES.includes(measure) ? 'no-sales' : 'few-intentions';
}

function perInhabitants(sum: number, population: number): number | null {
  return population > 0 ? (sum * INHABITANTS) / population : null;
}
