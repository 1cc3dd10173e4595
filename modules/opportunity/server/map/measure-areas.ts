import type { AreaFigures, GreyReason } from '#modules/opportunity/contract/area-figures.ts';
import { type Measure, PER_INHABITANTS } from '#modules/opportunity/contract/measures.ts';
import { penetrationOf } from './hot-areas.ts';

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
type Unmeasured = AreaSums & { name: string; population: number };

const INHABITANTS = 1_000;

/** Gives each area the value of the measure, or why it is grey, its share and its rank; the highest value comes first. */
export function measureAreas<Area extends Unmeasured>(
  areas: readonly Area[],
  choice: { measure: Measure; perInhabitants: boolean; fewIntentions: number },
): (Area & Pick<AreaFigures, 'value' | 'grey' | 'share' | 'rank'>)[] {
  const { measure } = choice;
  const isPerInhabitants = choice.perInhabitants && PER_INHABITANTS.includes(measure);
  const isSum = PER_INHABITANTS.includes(measure);
  const measured = areas.map((area) => {
    const sum = measureOf(area, measure);
    const grey = greyReason(area, { ...choice, isPerInhabitants, sum });
    const value = sum === null || !isPerInhabitants ? sum : perInhabitants(sum, area.population);
    // A level has thousands of them: they are completed in place, not copied.
    return Object.assign(area, { value, grey, share: sum, rank: null as number | null });
  });
  const whole = isSum ? measured.reduce((total, { share }) => total + (share ?? 0), 0) : 0;
  measured.sort(
    (a, b) =>
      Number(a.grey !== null) - Number(b.grey !== null) ||
      (b.value ?? 0) - (a.value ?? 0) ||
      (a.name < b.name ? -1 : 1),
  );
  let rank = 0;
  for (const [at, area] of measured.entries()) {
    if (at === 0 || area.value !== measured[at - 1]?.value) rank = at + 1;
    area.share = whole > 0 && area.share !== null ? area.share / whole : null;
    area.rank = area.grey === null ? rank : null;
  }
  return measured;
}

/** The measure of an area before it is divided by inhabitants; null where it cannot be said. */
export function measureOf(area: AreaSums, measure: Measure): number | null {
  switch (measure) {
    case 'penetration':
      return penetrationOf(area);
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
  area: Unmeasured,
  choice: {
    measure: Measure;
    fewIntentions: number;
    isPerInhabitants: boolean;
    sum: number | null;
  },
): GreyReason | null {
  const { measure } = choice;
  if (measure === 'penetration' && area.retailers === 0) return 'no-retailers';
  if (OF_SALES.includes(measure) && area.sales === null) return 'no-sales';
  if (OF_INTENTIONS.includes(measure) && area.intentions < choice.fewIntentions)
    return 'few-intentions';
  if (choice.isPerInhabitants && area.population === 0) return 'no-population';
  if (choice.sum !== null) return null;
  return OF_SALES.includes(measure) ? 'no-sales' : 'few-intentions';
}

function perInhabitants(sum: number, population: number): number | null {
  return population > 0 ? (sum * INHABITANTS) / population : null;
}
