import type { AreaFigures, GreyReason } from '#modules/opportunity/contract/area-figures.ts';
import { type Measure, PER_INHABITANTS } from '#modules/opportunity/contract/measures.ts';
import { computePenetration } from './hot-areas.ts';

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
/** Without value, reason, share and rank until it is measured. */
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
