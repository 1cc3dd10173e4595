import fc from 'fast-check';
import { addDays } from '#platform/web/date-range/iso-date.ts';
import { LEAD_DATE_PRESETS } from '#platform/web/date-range/period.ts';
import type { FilterCondition } from './filter-condition.ts';

const text = fc.string({ unit: 'grapheme', minLength: 1 });
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));

/** For tests: generates every condition that the filter bar can create. */
export const anyCondition: fc.Arbitrary<FilterCondition> = fc.oneof(
  fc.record({
    field: fc.constant('name'),
    kind: fc.constant('text' as const),
    operator: fc.constantFrom('contains' as const, 'equals' as const, 'starts-with' as const),
    value: text,
  }),
  fc.record({
    field: fc.constant('country'),
    kind: fc.constant('choice' as const),
    operator: fc.constantFrom('any-of' as const, 'none-of' as const),
    value: fc.uniqueArray(fc.oneof(text, fc.constant('')), { minLength: 1 }),
  }),
  fc.record({
    field: fc.constant('scans'),
    kind: fc.constant('number' as const),
    operator: fc.constantFrom('equals' as const, 'at-least' as const, 'at-most' as const),
    value: number,
  }),
  fc.tuple(number, number).map(([one, other]) => ({
    field: 'scans',
    kind: 'number' as const,
    operator: 'between' as const,
    value: one <= other ? ([one, other] as const) : ([other, one] as const),
  })),
  fc.constantFrom(...LEAD_DATE_PRESETS).map((value) => ({
    field: 'made',
    kind: 'date' as const,
    operator: 'within' as const,
    value,
  })),
  fc.tuple(day, day).map(([one, other]) => ({
    field: 'made',
    kind: 'date' as const,
    operator: 'between' as const,
    value: one <= other ? ([one, other] as const) : ([other, one] as const),
  })),
  fc.boolean().map((value) => ({
    field: 'active',
    kind: 'boolean' as const,
    operator: 'is' as const,
    value,
  })),
);
