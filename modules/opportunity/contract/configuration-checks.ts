import type { FieldFault } from '#platform/contract/field-fault.ts';
import type { LegendRule, OpportunityConfig } from './configuration.ts';
import type { Measure } from './measures.ts';

/** Valid values of a measure: at least `min`, and only whole numbers for counts. */
export const MEASURE_RANGES = {
  penetration: { min: 0, isWhole: false },
  intentions: { min: 0, isWhole: true },
  marketValue: { min: 0, isWhole: true },
  retailers: { min: 0, isWhole: true },
  sales: { min: 0, isWhole: true },
  salesGrowth: { min: -1, isWhole: false },
  salesPerIntention: { min: 0, isWhole: false },
} as const satisfies Record<Measure, MeasureRange>;

/** An error of a configuration by path: `layers.1.legends.penetration.3.value`. */
export type ConfigurationFault = FieldFault & { path: string };

/** Checks beyond the schema. The browser runs them during editing, the server before saving [OPP-08]. */
export function configurationFaults(config: OpportunityConfig): ConfigurationFault[] {
  return [
    ...layerFaults(config),
    ...config.layers.flatMap(({ legends }, layer) =>
      (Object.entries(legends) as [Measure, LegendRule[]][]).flatMap(([measure, rules]) =>
        legendFaults(rules, measure).map((fault) => ({
          path: `layers.${layer}.legends.${measure}.${fault.rule}.value`,
          ...legendFault(fault),
        })),
      ),
    ),
    ...categoryFaults(config),
    ...repeated(config.subActivities, 'subActivityExists', ({ activity, name }, index) => ({
      path: `subActivities.${index}.name`,
      key: `${activity.toLowerCase()}\n${name.toLowerCase()}`,
    })),
    ...config.subActivities.flatMap(({ activity, name }, index) => [
      ...(activity === '' ? [{ path: `subActivities.${index}.activity`, code: 'required' }] : []),
      ...(name === '' ? [{ path: `subActivities.${index}.name`, code: 'required' }] : []),
    ]),
    ...repeated(config.authorizedDomains, 'domainExists', (domain, index) => ({
      path: `authorizedDomains.${index}`,
      key: domain,
    })),
    ...repeated(config.countries, 'countryExists', (country, index) => ({
      path: `countries.${index}`,
      key: country,
    })),
  ];
}

/** Levels must be in order, and each shown level must begin at a higher zoom than the previous shown one. */
function layerFaults({ layers }: OpportunityConfig): ConfigurationFault[] {
  const faults: ConfigurationFault[] = [];
  let before = -1;
  layers.forEach(({ level, shown, fromZoom }, index) => {
    if (level !== index + 1) faults.push({ path: `layers.${index}.level`, code: 'levelOrder' });
    if (!shown) return;
    if (fromZoom <= before)
      faults.push({ path: `layers.${index}.fromZoom`, code: 'zoomOrder', params: { before } });
    before = Math.max(before, fromZoom);
  });
  return faults;
}

/** Bounds of a gap are numbers of the measure; `to` is missing if there is no end. */
function legendFault(fault: LegendFault): FieldFault {
  if (fault.code === 'legendDuplicate') return { code: fault.code, params: { of: fault.of + 1 } };
  if (fault.code !== 'legendHole') return { code: fault.code };
  const { from, to } = fault.hole;
  return { code: fault.code, params: { from, ...(Number.isFinite(to) && { to }) } };
}

function categoryFaults({ categories }: OpportunityConfig): ConfigurationFault[] {
  const assignments = categories.flatMap(({ slug, productCategories }, index) =>
    productCategories.map((word, place) => ({ word, slug, index, place })),
  );
  return [
    ...repeated(categories, 'slugExists', ({ slug }, index) => ({
      path: `categories.${index}.slug`,
      key: slug,
    })),
    ...repeated(
      assignments,
      'categoryTaken',
      ({ word, index, place }) => ({
        path: `categories.${index}.productCategories.${place}`,
        key: word.toLowerCase(),
      }),
      ({ slug }) => ({ category: slug }),
    ),
  ];
}

/** Items whose key also belongs to an earlier item. */
function repeated<Item>(
  items: readonly Item[],
  code: string,
  placeOf: (item: Item, index: number) => { path: string; key: string },
  paramsOf?: (first: Item) => Record<string, string>,
): ConfigurationFault[] {
  const seen = new Map<string, Item>();
  return items.flatMap((item, index) => {
    const { path, key } = placeOf(item, index);
    const first = seen.get(key);
    if (first !== undefined) return [{ path, code, ...(paramsOf && { params: paramsOf(first) }) }];
    seen.set(key, item);
    return [];
  });
}

interface MeasureRange {
  min: number;
  isWhole: boolean;
}

/** Interval of values; a bound is included if it is inclusive. `to` is Infinity without an end. */
interface ValueInterval {
  from: number;
  fromInclusive: boolean;
  to: number;
  toInclusive: boolean;
}

type LegendFault =
  /** The rule equals rule `of` above it. */
  | { rule: number; code: 'legendDuplicate'; of: number }
  /** Rules above already match all of its values. */
  | { rule: number; code: 'legendShadowed' }
  /** No value of the measure matches the rule. */
  | { rule: number; code: 'legendOutside' }
  /** No rule matches these values. Reported at the last rule next to them. */
  | { rule: number; code: 'legendHole'; hole: ValueInterval };

/**
 * Checks a legend whose rules apply top down [OPP-02]. The rule bounds split the range into points and open intervals,
 * and a rule matches a piece completely or not at all. Only comparisons are used, so the result is exact.
 */
export function legendFaults(rules: readonly LegendRule[], measure: Measure): LegendFault[] {
  if (rules.length === 0) return [];
  const pieces = piecesOf(rules, MEASURE_RANGES[measure]);
  const faults: LegendFault[] = [];
  const taken = new Set<ValueInterval>();
  rules.forEach((rule, index) => {
    const fitting = pieces.filter((piece) => fitsPiece(rule, piece));
    const of = rules.findIndex(
      ({ operator, value }) => operator === rule.operator && value === rule.value,
    );
    if (of < index) faults.push({ rule: index, code: 'legendDuplicate', of });
    else if (fitting.length === 0) faults.push({ rule: index, code: 'legendOutside' });
    else if (fitting.every((piece) => taken.has(piece)))
      faults.push({ rule: index, code: 'legendShadowed' });
    for (const piece of fitting) taken.add(piece);
  });
  for (const hole of joined(pieces, taken)) {
    const rule = rules.findLastIndex(({ value }) => value === hole.from || value === hole.to);
    faults.push({ rule: rule === -1 ? rules.length - 1 : rule, code: 'legendHole', hole });
  }
  return faults;
}

/** Points and open intervals between the rules' bounds that contain at least one valid value, ascending. */
function piecesOf(rules: readonly LegendRule[], { min, isWhole }: MeasureRange): ValueInterval[] {
  const bounds = [...new Set([min, ...rules.map(({ value }) => value)])]
    .filter((value) => value >= min)
    .toSorted((a, b) => a - b);
  return bounds.flatMap((from, index) => {
    const to = bounds[index + 1] ?? Number.POSITIVE_INFINITY;
    const point = { from, fromInclusive: true, to: from, toInclusive: true };
    const open = { from, fromInclusive: false, to, toInclusive: false };
    if (!isWhole) return [point, open];
    return [
      ...(Number.isInteger(from) ? [point] : []),
      ...(Math.floor(from) + 1 < to ? [open] : []),
    ];
  });
}

function fitsPiece({ operator, value }: LegendRule, { from, to }: ValueInterval): boolean {
  const isPoint = from === to;
  switch (operator) {
    case 'equals':
      return isPoint && from === value;
    case 'superior':
      return isPoint ? from > value : from >= value;
    case 'superiorEqual':
      return from >= value;
    case 'inferior':
      return isPoint ? from < value : to <= value;
    case 'inferiorEqual':
      return to <= value;
  }
}

/** Merges adjacent unmatched pieces to one interval each. */
function joined(
  pieces: readonly ValueInterval[],
  taken: ReadonlySet<ValueInterval>,
): ValueInterval[] {
  const holes: ValueInterval[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const last = holes.at(-1);
    if (taken.has(piece)) isOpen = false;
    else if (isOpen && last) Object.assign(last, { to: piece.to, toInclusive: piece.toInclusive });
    else {
      holes.push({ ...piece });
      isOpen = true;
    }
  }
  return holes;
}
