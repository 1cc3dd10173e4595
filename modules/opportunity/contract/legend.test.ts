import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LegendRule } from './configuration.ts';
import { automaticRules, findLegendTone, fittingRule, ruleFits, ruleTones } from './legend.ts';

const rule = (
  operator: LegendRule['operator'],
  value: number,
  colour: string | null = null,
): LegendRule => ({ operator, value, colour });

test('each operator of a legend rule includes or excludes its own value [OPP-02]', () => {
  const fits = (operator: LegendRule['operator']) =>
    [1, 2, 3].filter((value) => ruleFits({ operator, value: 2 }, value));
  expect(fits('equals')).toEqual([2]);
  expect(fits('superior')).toEqual([3]);
  expect(fits('inferior')).toEqual([1]);
  expect(fits('superiorEqual')).toEqual([2, 3]);
  expect(fits('inferiorEqual')).toEqual([1, 2]);
});

test('a computed share equals the share that was typed [OPP-02]', () => {
  expect(ruleFits({ operator: 'equals', value: 0.3 }, 0.1 + 0.2)).toBe(true);
  expect(ruleFits({ operator: 'superior', value: 0.3 }, 0.1 + 0.2)).toBe(false);
});

test('the first rule that fits, read top down, colours the area [OPP-02]', () => {
  const rules = [
    rule('superiorEqual', 12, '#2E6B5E'),
    rule('superiorEqual', 8),
    rule('inferior', 8),
  ];
  expect(findLegendTone(rules, 15)).toEqual({ tone: 5, colour: '#2E6B5E' });
  expect(findLegendTone(rules, 9)).toEqual({ tone: 3, colour: null });
  expect(findLegendTone(rules, 1)).toEqual({ tone: 1, colour: null });
  expect(findLegendTone([rule('superior', 5)], 5)).toBeNull();
});

test('steps follow the values, whichever way the rules are written [OPP-02]', () => {
  const descending = [12, 8, 5, 2].map((value) => rule('superiorEqual', value));
  expect(ruleTones([...descending, rule('inferior', 2)])).toEqual([5, 4, 3, 2, 1]);
  const ascending = [2, 5, 8, 12].map((value) => rule('inferior', value));
  expect(ruleTones([...ascending, rule('superiorEqual', 12)])).toEqual([1, 2, 3, 4, 5]);
  expect(ruleTones([rule('equals', 0), rule('superior', 0)])).toEqual([0, 5]);
});

test('automatic steps hold about as many areas each and leave no value out [OPP-02]', () => {
  const values = Array.from({ length: 50 }, (_, index) => index * 13);
  const rules = automaticRules(values);
  expect(rules.map(({ operator, value }) => `${operator} ${value}`)).toEqual([
    'equals 0',
    'superiorEqual 520',
    'superiorEqual 390',
    'superiorEqual 260',
    'superiorEqual 130',
    'inferior 130',
  ]);
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.integer({ min: 0, max: 1e9 }), fc.double({ min: -2, max: 40, noNaN: true })),
      ),
      (some) => {
        const steps = automaticRules(some);
        expect(steps.length).toBeLessThanOrEqual(6);
        for (const value of some) expect(fittingRule(steps, value)).not.toBe(-1);
      },
    ),
  );
});
