import { expect, test } from 'vitest';
import { formFieldSchema } from '../../contract/form-field.ts';
import { findFault } from '../form/field-views.ts';
import { createTranslate } from '../texts/widget-translate.ts';

const say = createTranslate('de');
const fault = (type: string, answer: unknown, isRequired = false) =>
  findFault(
    { field: formFieldSchema.parse({ key: 'x', type, options: [{ key: 'a' }] }), isRequired },
    answer as string,
    say,
  );

test('a missing mandatory answer is reported in the form’s language [FORM-08] [GEN-01]', () => {
  expect(fault('text', '  ', true)).toBe('Bitte ausfüllen');
  expect(fault('consent', false, true)).toBe('Bitte ausfüllen');
  expect(fault('checkbox', [], true)).toBe('Bitte ausfüllen');
  expect([fault('text', ''), fault('consent', true, true), fault('checkbox', 'a', true)]).toEqual([
    null,
    null,
    null,
  ]);
});

test.each([
  ['email', 'f.schwarzenbach@gastro.example', true],
  ['email', 'f.schwarzenbach@gastro', false],
  ['phone', '+49 761 555-0142', true],
  ['phone', 'later', false],
  ['number', '3,5', true],
  ['number', 'three', false],
  ['date', '2026-11-21', true],
  ['date', '21.11.', false],
  ['text', 'x'.repeat(201), false],
  ['longText', 'x'.repeat(201), true],
])('as %s, “%s” is fine: %s [FORM-08]', (type, answer, isFine) => {
  expect(fault(type, answer) === null).toBe(isFine);
});
