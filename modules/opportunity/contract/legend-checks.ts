import type { LegendRule } from './configuration.ts';
import type { Measure } from './measures.ts';

/** The values that a measure can have: not below `min`, and only whole numbers where it counts things. */
export const MEASURE_RANGES = {
  penetration: { min: 0, isWhole: false },
  intentions: { min: 0, isWhole: true },
  marketValue: { min: 0, isWhole: true },
  retailers: { min: 0, isWhole: true },
  sales: { min: 0, isWhole: true },
  salesGrowth: { min: -1, isWhole: false },
  salesPerIntention: { min: 0, isWhole: false },
} as const satisfies Record<Measure, MeasureRange>;
interface MeasureRange {
  min: number;
  isWhole: boolean;
}

/** Values between two bounds; a bound itself belongs to it where it is inclusive. `to` is Infinity where there is no end. */
export interface ValueInterval {
  from: number;
  fromInclusive: boolean;
  to: number;
  toInclusive: boolean;
}

export type LegendFault =
  /** The rule is the same as the rule `of` above it. */
  | { rule: number; code: 'legendDuplicate'; of: number }
  /** Rules above take every value that it fits. */
  | { rule: number; code: 'legendShadowed' }
  /** No value of the measure fits it. */
  | { rule: number; code: 'legendOutside' }
  /** No rule fits these values. It is reported at the last rule that borders them. */
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

/** The points and open intervals between the rules' bounds that hold at least one value of the range, ascending. */
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

/** Neighbouring pieces that no rule took, as one interval each. */
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
