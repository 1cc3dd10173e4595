import { expect, test } from 'vitest';
import { applicableFields, type ConditionalField } from './applicable-fields.ts';
import { conditionCircle } from './form-field.ts';

function field(key: string, given: Partial<ConditionalField> = {}): ConditionalField {
  return { key, required: false, shownIf: [], requiredIf: [], skippedIf: [], ...given };
}
const fields = [
  field('occasion'),
  field('company', {
    shownIf: [{ field: 'occasion', operator: 'in', values: ['pro', 'gift'] }],
    required: true,
  }),
  field('vat', {
    shownIf: [{ field: 'company', operator: 'not_equals', values: ['none'] }],
    requiredIf: [{ field: 'occasion', operator: 'equals', values: ['pro'] }],
    skippedIf: [{ field: 'company', operator: 'equals', values: ['school'] }],
  }),
];
const applicableKeys = (answers: Record<string, string>) =>
  applicableFields(fields, answers).map(({ field: { key }, isRequired }) =>
    isRequired ? `${key}!` : key,
  );

test('a field is shown, required or skipped depending on other answers [FORM-04]', () => {
  expect(applicableKeys({ occasion: 'pro', company: 'Aubrac' })).toEqual([
    'occasion',
    'company!',
    'vat!',
  ]);
  expect(applicableKeys({ occasion: 'Gift', company: 'Aubrac' })).toEqual([
    'occasion',
    'company!',
    'vat',
  ]);
  expect(applicableKeys({ occasion: 'gift', company: 'school' })).toEqual(['occasion', 'company!']);
});

test('the value of a hidden field has no effect [FORM-04]', () => {
  expect(applicableKeys({ occasion: 'wedding', company: 'school' })).toEqual(['occasion', 'vat']);
});

test('fields that depend on each other are reported as a cycle [FORM-04]', () => {
  const waiting = (key: string, other: string) =>
    field(key, { shownIf: [{ field: other, operator: 'equals', values: ['x'] }] });
  expect(conditionCircle([field('z'), waiting('a', 'b'), waiting('b', 'a')])).toEqual([
    'a',
    'b',
    'a',
  ]);
  expect(conditionCircle(fields)).toBeUndefined();
});
