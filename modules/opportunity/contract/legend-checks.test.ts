import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LegendRule, RULE_OPERATORS, type RuleOperator } from './configuration.ts';
import { legendFaults, MEASURE_RANGES } from './configuration-checks.ts';

const SIGNS = {
  '=': 'equals',
  '>': 'superior',
  '<': 'inferior',
  '>=': 'superiorEqual',
  '<=': 'inferiorEqual',
} as const;
const rules = (...texts: string[]): LegendRule[] =>
  texts.map((text) => {
    const [sign = '', value] = text.split(' ');
    return { operator: SIGNS[sign as keyof typeof SIGNS], value: Number(value), colour: null };
  });

test('rules that hold every value once have no fault [OPP-02]', () => {
  expect(legendFaults([], 'penetration')).toEqual([]);
  expect(legendFaults(rules('>= 0.12', '>= 0.08', '>= 0.02', '< 0.02'), 'penetration')).toEqual([]);
  expect(legendFaults(rules('= 0', '< 10', '>= 10'), 'intentions')).toEqual([]);
  expect(legendFaults(rules('< 0', '>= 0'), 'salesGrowth')).toEqual([]);
});

test('a rule that no value reaches is reported at its place, with the reason [OPP-08]', () => {
  expect(legendFaults(rules('>= 2', '>= 5', '< 2'), 'intentions')).toEqual([
    { rule: 1, code: 'legendShadowed' },
  ]);
  expect(legendFaults(rules('>= 2', '< 2', '>= 2'), 'intentions')).toEqual([
    { rule: 2, code: 'legendDuplicate', of: 0 },
  ]);
  expect(legendFaults(rules('>= 0', '< 0'), 'penetration')).toEqual([
    { rule: 1, code: 'legendOutside' },
  ]);
  expect(legendFaults(rules('>= 0', '< 0'), 'salesGrowth')).toEqual([]);
  // Two rules above may together match everything.
  expect(legendFaults(rules('>= 5', '< 5', '= 5'), 'retailers').map(({ code }) => code)).toEqual([
    'legendShadowed',
  ]);
});

test('values without a rule are reported at the last rule that borders them [OPP-08]', () => {
  expect(legendFaults(rules('>= 0.05', '< 0.02'), 'penetration')).toEqual([
    {
      rule: 1,
      code: 'legendHole',
      hole: { from: 0.02, fromInclusive: true, to: 0.05, toInclusive: false },
    },
  ]);
  expect(legendFaults(rules('> 5'), 'intentions')).toMatchObject([
    { rule: 0, hole: { from: 0, fromInclusive: true, to: 5, toInclusive: true } },
  ]);
  expect(legendFaults(rules('< 5'), 'intentions')).toMatchObject([
    { rule: 0, hole: { from: 5, to: Number.POSITIVE_INFINITY } },
  ]);
});

test('a legend of counts has no gap between neighbouring whole numbers [OPP-02]', () => {
  expect(legendFaults(rules('<= 3', '>= 4'), 'intentions')).toEqual([]);
  expect(legendFaults(rules('<= 3', '>= 4'), 'salesPerIntention')).toHaveLength(1);
  expect(legendFaults(rules('<= 3', '= 3.5', '>= 4'), 'retailers')).toEqual([
    { rule: 1, code: 'legendOutside' },
  ]);
});

/** Steps of a quarter from below the lowest to above the highest value. */
const STEPS = Array.from({ length: 61 }, (_, index) => index / 4 - 5);
const OPERATIONS: Record<RuleOperator, (value: number, bound: number) => boolean> = {
  equals: (value, bound) => value === bound,
  superior: (value, bound) => value > bound,
  inferior: (value, bound) => value < bound,
  superiorEqual: (value, bound) => value >= bound,
  inferiorEqual: (value, bound) => value <= bound,
};
const anyRules = fc.array(
  fc.record({
    operator: fc.constantFrom(...RULE_OPERATORS),
    // Halves, so that between two bounds there is always a quarter to test.
    value: fc.integer({ min: -6, max: 16 }).map((half) => half / 2),
    colour: fc.constant(null),
  }),
  { minLength: 1, maxLength: 6 },
);

test.each(['penetration', 'intentions', 'salesGrowth'] as const)(
  'the faults of %s are those that trying every value finds',
  (measure) => {
    const { min, isWhole } = MEASURE_RANGES[measure];
    const values = STEPS.filter((value) => value >= min && (!isWhole || Number.isInteger(value)));
    fc.assert(
      fc.property(anyRules, (legend) => {
        const first = values.map((value) =>
          legend.findIndex(({ operator, value: bound }) => OPERATIONS[operator](value, bound)),
        );
        const faults = legendFaults(legend, measure);
        const unreached = faults.filter(({ code }) => code !== 'legendHole').map((one) => one.rule);
        expect(unreached).toEqual(
          legend.map((_, index) => index).filter((index) => !first.includes(index)),
        );
        const holes = faults.flatMap((fault) => (fault.code === 'legendHole' ? fault.hole : []));
        const inHole = (value: number) =>
          holes.some(
            ({ from, fromInclusive, to, toInclusive }) =>
              (value > from || (fromInclusive && value === from)) &&
              (value < to || (toInclusive && value === to)),
          );
        expect(values.filter(inHole)).toEqual(values.filter((_, index) => first[index] === -1));
      }),
    );
  },
);
