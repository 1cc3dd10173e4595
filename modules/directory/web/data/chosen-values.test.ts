import { expect, test } from 'vitest';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import { chosenValues, withoutNoneOf } from './chosen-values.ts';

const country = (operator: 'any-of' | 'none-of', ...value: string[]): FilterCondition => ({
  field: 'country',
  kind: 'choice',
  operator,
  value,
});

test('"none of" is asked and shown as one of the others', () => {
  expect(withoutNoneOf([country('none-of', 'FR')], { country: ['DE', 'FR', 'NO'] })).toEqual([
    country('any-of', 'DE', 'NO'),
  ]);
});

test('while the choices are not known, "none of" narrows nothing', () => {
  expect(withoutNoneOf([country('none-of', 'FR')], {})).toEqual([]);
});

test('what the server would not understand is not asked', () => {
  const filters = [country('any-of', 'FR', 'Atlantis')];
  expect(chosenValues(filters, 'country', (code) => code.length === 2)).toEqual(['FR']);
  expect(chosenValues(filters, 'country', () => false)).toBeUndefined();
  expect(chosenValues(filters, 'type', () => true)).toBeUndefined();
});
