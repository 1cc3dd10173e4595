import type { AreaFigures } from '#modules/opportunity/contract/area-figures.ts';
import type { TableSort } from '#platform/web/table/sorting/sort-order.ts';

export interface AreaRow
  extends Pick<
    AreaFigures,
    | 'id'
    | 'name'
    | 'parentName'
    | 'country'
    | 'grey'
    | 'hot'
    | 'intentions'
    | 'unserved'
    | 'marketValue'
    | 'retailers'
    | 'brandRetailers'
    | 'sales'
  > {
  population: number | null;
  intentionsGrowth: number | null;
  penetration: number | null;
  salesGrowth: number | null;
  /** Growth of the locations with sales in both periods. */
  likeForLike: number | null;
  salesPerIntention: number | null;
}

/** Adds ratios of two figures to the areas; null if the divisor is missing. */
export function areaRows(
  items: readonly AreaFigures[],
  compared: readonly { id: string; likeForLike: { growth: number | null } }[],
): AreaRow[] {
  const likeForLike = new Map(compared.map((area) => [area.id, area.likeForLike.growth]));
  return items.map((area) => ({
    ...area,
    population: area.population || null,
    intentionsGrowth: growth(area.intentions, area.intentionsBefore),
    penetration: area.retailers > 0 ? area.brandRetailers / area.retailers : null,
    salesGrowth: growth(area.sales, area.salesBefore),
    likeForLike: likeForLike.get(area.id) ?? null,
    salesPerIntention:
      area.sales !== null && area.intentions > 0 ? area.sales / area.intentions : null,
  }));
}

function growth(now: number | null, before: number | null): number | null {
  return now === null || !before ? null : now / before - 1;
}

/** Sorts by any column. Rows without a value are always last, and equal values are sorted by name. */
export function sortRows(rows: readonly AreaRow[], { column, descending }: TableSort): AreaRow[] {
  const key = column as keyof AreaRow;
  const names = new Intl.Collator();
  const turn = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[key], b[key]];
    const byName = () => names.compare(a.name, b.name);
    if (one === other) return byName();
    if (isMissing(one)) return 1;
    if (isMissing(other)) return -1;
    if (typeof one === 'number' && typeof other === 'number')
      return turn * (one - other) || byName();
    return turn * names.compare(String(one), String(other)) || byName();
  });
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
