import { expect, test } from 'vitest';
import type { StepField } from '../answers/answers.ts';
import { countInitialFields } from './drawn-fields.ts';

const makeFields = (halves: boolean[]) =>
  halves.map((half, at) => ({ field: { key: `f${at}`, half }, isRequired: true }) as StepField);

test('the first render has as many fields as fill the screen, with two half-width fields in one row [FORM-08]', () => {
  const twenty = makeFields(Array.from({ length: 20 }, () => false));
  expect(countInitialFields(twenty, 844)).toBe(9);
  expect(countInitialFields(makeFields(Array.from({ length: 20 }, () => true)), 844)).toBe(17);
  expect(countInitialFields(twenty, 4_000)).toBe(20);
  expect(countInitialFields(twenty.slice(0, 3), 844)).toBe(3);
  expect(countInitialFields(makeFields([true, false, true, false]), 250)).toBe(3);
});
