import { expect, test } from 'vitest';
import { refusedStep } from './use-wizard.ts';
import type { WizardStep } from './wizard-state.ts';

const step = (id: string, fields: string[]): WizardStep<object> => ({
  id,
  fields,
  name: id,
  question: id,
  content: () => null,
  summary: () => [],
});
const steps = [step('general', ['email', 'role']), step('places', ['associations'])];
const taken = { field: 'email', message: 'taken' };
const needed = { field: 'associations', message: 'needed' };

test('a server refusal leads to the step that contains its field', () => {
  expect(refusedStep(steps, [needed])).toEqual({ step: 'places', problems: [needed] });
});

test('of several steps the first is the one to repair', () => {
  expect(refusedStep(steps, [needed, taken])).toEqual({ step: 'general', problems: [taken] });
});

test('nothing refused leads nowhere', () => {
  expect(refusedStep(steps, [])).toBeNull();
});
