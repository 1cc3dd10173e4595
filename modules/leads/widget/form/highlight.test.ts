import { expect, test } from 'vitest';
import type { Asked, Step } from '../answers/steps-of-form.ts';
import { SHOP, stepOf } from './highlight.ts';

const asked = (key: string) => ({ field: { key }, isRequired: true }) as Asked;
const STEPS: Step[] = [
  { asked: [asked('product')], shopsAfter: undefined },
  { asked: [asked('email')], shopsAfter: 0 },
  { asked: [asked('message')], shopsAfter: undefined },
];

test('what the editor is about is looked for in all steps, the stores too [FORM-03] [FORM-07]', () => {
  expect(stepOf('message', STEPS)).toBe(2);
  expect(stepOf(SHOP, STEPS)).toBe(1);
  expect(stepOf('gone', STEPS)).toBeUndefined();
  expect(stepOf(SHOP, STEPS.slice(0, 1))).toBeUndefined();
});
