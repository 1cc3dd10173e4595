import { expect, test } from 'vitest';
import { firstFailing } from './use-wizard.ts';
import type { WizardStep } from './wizard-state.ts';

type Draft = { email: string };

function step(id: string, check?: WizardStep<Draft>['check']): WizardStep<Draft> {
  return {
    id,
    name: id,
    question: id,
    content: () => null,
    summary: () => [],
    ...(check && { check }),
  };
}

const required = ({ email }: Draft) =>
  email === '' ? [{ field: 'email', message: 'is required' }] : [];

test('steps without a check always hold', async () => {
  expect(await firstFailing([step('a'), step('b')], { email: '' })).toBeNull();
});

test('the first step that does not hold is named with its problems', async () => {
  const steps = [step('a'), step('b', required), step('c', required)];
  expect(await firstFailing(steps, { email: '' })).toMatchObject({
    index: 1,
    step: { id: 'b' },
    problems: [{ field: 'email', message: 'is required' }],
  });
  expect(await firstFailing(steps, { email: 'a@b.example' })).toBeNull();
});

test('later steps are not checked once a step has failed', async () => {
  const checked: string[] = [];
  const recordedStep = (id: string, holds: boolean) =>
    step(id, async () => {
      checked.push(id);
      return holds ? [] : [{ field: 'x', message: 'no' }];
    });
  await firstFailing([recordedStep('a', true), recordedStep('b', false), recordedStep('c', true)], {
    email: '',
  });
  expect(checked).toEqual(['a', 'b']);
});
