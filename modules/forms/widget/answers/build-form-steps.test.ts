import { expect, test } from 'vitest';
import { applicableFields } from '../../contract/applicable-fields.ts';
import { formFieldSchema } from '../../contract/form-field.ts';
import { buildFormSteps } from './answers.ts';

const field = (key: string, given: object = {}) =>
  formFieldSchema.parse({ key, type: 'text', ...given });
const steps = (fields: ReturnType<typeof field>[], answers = {}, located = true) =>
  buildFormSteps(applicableFields(fields, answers), { located }).map(({ asked, shopsAfter }) => [
    asked.map((one) => one.field.key),
    shopsAfter,
  ]);

test('shops come before names and behind the product [FORM-08]', () => {
  const fields = [field('product', { type: 'product' }), field('firstname')];
  expect(steps(fields)).toEqual([[['product', 'firstname'], 1]]);
  expect(steps([field('firstname')])).toEqual([[['firstname'], 0]]);
  expect(steps(fields, {}, false)).toEqual([[['product', 'firstname'], undefined]]);
});

test('only the field that the page showed already is before product and shops [FORM-08]', () => {
  const stepFields = applicableFields(
    [field('message', { type: 'longText' }), field('product', { type: 'product' }), field('name')],
    {},
  );
  const [step] = buildFormSteps(stepFields, { located: true, firstKey: 'message' });
  expect(step?.shopsAfter).toBe(2);
});

test('a long form is split into steps, and a step without applicable fields is left out [FORM-08]', () => {
  const fields = [
    field('occasion', { newStep: true }),
    field('company', {
      newStep: true,
      shownIf: [{ field: 'occasion', operator: 'equals', values: ['work'] }],
    }),
    field('email', { newStep: true }),
  ];
  expect(steps(fields, {}, false).map(([keys]) => keys)).toEqual([['occasion'], ['email']]);
  expect(steps(fields, { occasion: 'work' }, false)).toHaveLength(3);
});
