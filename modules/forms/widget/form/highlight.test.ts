import { expect, test } from 'vitest';
import type { Step, StepField } from '../answers/answers.ts';
import { findFieldStep, SHOP } from './drawn-fields.ts';

const makeStepField = (key: string) => ({ field: { key }, isRequired: true }) as StepField;
const STEPS: Step[] = [
  { asked: [makeStepField('product')], shopsAfter: undefined },
  { asked: [makeStepField('email')], shopsAfter: 0 },
  { asked: [makeStepField('message')], shopsAfter: undefined },
];

test('the field selected in the editor is found in any step, and so is the shop search [FORM-03] [FORM-07]', () => {
  expect(findFieldStep('message', STEPS)).toBe(2);
  expect(findFieldStep(SHOP, STEPS)).toBe(1);
  expect(findFieldStep('gone', STEPS)).toBeUndefined();
  expect(findFieldStep(SHOP, STEPS.slice(0, 1))).toBeUndefined();
});
