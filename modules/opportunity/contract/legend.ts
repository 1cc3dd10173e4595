import type { LegendRule } from './configuration.ts';

/** How rules of a legend colour areas [OPP-02]: for the map, the configuration's preview and its checks. */
export type LegendTone = 0 | 1 | 2 | 3 | 4 | 5;
type Condition = Pick<LegendRule, 'operator' | 'value'>;

const STEPS = 5;

/** Compares with tolerance, because shares are quotients: a computed 0.3 equals a typed 0.3. */
function areEqual(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

export function ruleFits({ operator, value: limit }: Condition, value: number): boolean {
  const equal = areEqual(value, limit);
  switch (operator) {
    case 'equals':
      return equal;
    case 'superior':
      return value > limit && !equal;
    case 'inferior':
      return value < limit && !equal;
    case 'superiorEqual':
      return value > limit || equal;
    case 'inferiorEqual':
      return value < limit || equal;
  }
}

/** Index of the first matching rule; -1 if none matches. */
export function fittingRule(rules: readonly Condition[], value: number): number {
  return rules.findIndex((rule) => ruleFits(rule, value));
}

/** Tone and custom colour of the matching rule; null if none matches. */
export function findLegendTone(
  rules: readonly LegendRule[],
  value: number,
): { tone: LegendTone; colour: string | null } | null {
  const rule = rules[fittingRule(rules, value)];
  if (!rule) return null;
  return { tone: ruleTones(rules)[rules.indexOf(rule)] ?? 0, colour: rule.colour };
}

const SIDES = { inferior: -2, inferiorEqual: -1, equals: 0, superiorEqual: 1, superior: 2 };

/**
 * Automatic colour step of each rule: the rule with the highest values has the full colour, regardless of the rules' order.
 * "Equals 0" has no colour, nor has the lowest of more than five others.
 */
export function ruleTones(rules: readonly Condition[]): LegendTone[] {
  const tones = rules.map((): LegendTone => 0);
  const others = rules
    .map((rule, place) => ({ rule, place }))
    .filter(({ rule }) => rule.operator !== 'equals' || rule.value !== 0)
    .sort(
      (a, b) =>
        b.rule.value - a.rule.value ||
        SIDES[b.rule.operator] - SIDES[a.rule.operator] ||
        a.place - b.place,
    );
  const lowest = others.length > STEPS ? 0 : 1;
  others.forEach(({ place }, index) => {
    const step = others.length < 2 ? 0 : index / (others.length - 1);
    tones[place] = Math.round(STEPS - step * (STEPS - lowest)) as LegendTone;
  });
  return tones;
}

/** Steps with roughly equal numbers of areas and rounded limits; zero has a separate step. */
export function automaticRules(values: readonly number[]): LegendRule[] {
  const sorted = values.filter((value) => !areEqual(value, 0)).sort((a, b) => a - b);
  const [lowest] = sorted;
  const zero: LegendRule[] =
    sorted.length < values.length ? [{ operator: 'equals', value: 0, colour: null }] : [];
  if (lowest === undefined) return zero;
  const limits = new Set<number>();
  for (let step = STEPS - 1; step > 0; step -= 1) {
    const limit = roundDown(sorted[Math.floor((sorted.length * step) / STEPS)] ?? lowest);
    if (limit > lowest && !areEqual(limit, 0)) limits.add(limit);
  }
  const [...descending] = limits;
  const last = descending.at(-1);
  const steps = descending.map(
    (value): LegendRule => ({ operator: 'superiorEqual', value, colour: null }),
  );
  return last === undefined
    ? [...zero, { operator: 'superiorEqual', value: roundDown(lowest), colour: null }]
    : [...zero, ...steps, { operator: 'inferior', value: last, colour: null }];
}

/** Rounds to two digits, so that a legend shows "at least 1,200" instead of "at least 1,237". */
function roundDown(value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  const rounded = Math.floor(value / unit) * unit;
  return Number(rounded.toPrecision(12));
}
