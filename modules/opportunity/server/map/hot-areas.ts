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

/** Intentions grew by a quarter or more since the days before: one rule for hot areas and for the reason that details give. */
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

/** One intention in ten or more found no retailer near. */
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

/** The share of retailers that sell the brand; null where there is none at all. */
export function computePenetration(figures: {
  retailers: number;
  brandRetailers: number;
}): number | null {
  return figures.retailers > 0 ? figures.brandRetailers / figures.retailers : null;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
