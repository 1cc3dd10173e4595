import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  currentStep,
  isLastStep,
  startWizard,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from './wizard-state.ts';

const steps = ['general', 'associations', 'menus', 'summary'];
const run = (...actions: WizardAction[]): WizardState =>
  actions.reduce(wizardReducer, startWizard(steps));

const next: WizardAction[] = [{ type: 'check-started', towards: 'next' }, { type: 'check-passed' }];

test('a step that passes leads to the next', () => {
  expect(currentStep(run(...next))).toBe('associations');
});

test('a step with problems stays current and shows them', () => {
  const problems = [{ field: 'email', message: 'is required' }];
  const state = run(
    { type: 'check-started', towards: 'next' },
    { type: 'check-failed', step: 'general', problems },
  );
  expect(state).toMatchObject({ current: 0, checking: null, problems });
});

test('a problem leaves when its field is answered, others stay', () => {
  const state = run(
    { type: 'check-started', towards: 'next' },
    {
      type: 'check-failed',
      step: 'general',
      problems: [
        { field: 'email', message: 'is required' },
        { field: 'name', message: 'is required' },
      ],
    },
    { type: 'answered', field: 'email' },
  );
  expect(state.problems.map(({ field }) => field)).toEqual(['name']);
});

test('one may jump back and forth between steps that passed, not further', () => {
  const there = run(...next, ...next, { type: 'went-to', step: 'general' });
  expect(currentStep(there)).toBe('general');
  expect(currentStep(wizardReducer(there, { type: 'went-to', step: 'menus' }))).toBe('menus');
  expect(currentStep(wizardReducer(there, { type: 'went-to', step: 'summary' }))).toBe('general');
});

test('going back before the first step stays there', () => {
  expect(run({ type: 'went-back' }).current).toBe(0);
});

test('an answer that comes after the user went back does not push them on', () => {
  const state = run(
    ...next,
    { type: 'check-started', towards: 'next' },
    { type: 'went-back' },
    { type: 'check-passed' },
  );
  expect(currentStep(state)).toBe('general');
});

test('a double click starts one check', () => {
  const state = run(
    { type: 'check-started', towards: 'next' },
    { type: 'check-started', towards: 'finish' },
  );
  expect(state.checking).toBe('next');
});

test('finishing moves to the step that fails now and preserves the reached step', () => {
  const state = run(...next, ...next, ...next, { type: 'check-started', towards: 'finish' });
  expect(isLastStep(state)).toBe(true);
  const refused = wizardReducer(state, {
    type: 'check-failed',
    step: 'general',
    problems: [{ field: 'email', message: 'was taken meanwhile' }],
  });
  expect([currentStep(refused), refused.reached]).toEqual(['general', 3]);
});

test('an address that points too far leads to the furthest step that is allowed', () => {
  expect(currentStep(run({ type: 'resumed', reached: 1, step: 'summary' }))).toBe('associations');
  expect(currentStep(run({ type: 'resumed', reached: 3, step: 'menus' }))).toBe('menus');
  expect(currentStep(run({ type: 'resumed', reached: 3, step: 'unknown' }))).toBe('general');
});

test('a check that breaks lets one try again', () => {
  const state = run({ type: 'check-started', towards: 'next' }, { type: 'check-broke' });
  expect(state).toMatchObject({ current: 0, checking: null });
});

test('a step is never current before all previous steps have passed', () => {
  const action: fc.Arbitrary<WizardAction> = fc.oneof(
    fc.constant<WizardAction>({ type: 'check-started', towards: 'next' }),
    fc.constant<WizardAction>({ type: 'check-started', towards: 'finish' }),
    fc.constant<WizardAction>({ type: 'check-passed' }),
    fc.constant<WizardAction>({ type: 'check-broke' }),
    fc.constant<WizardAction>({ type: 'went-back' }),
    fc.constantFrom(...steps).map<WizardAction>((step) => ({ type: 'went-to', step })),
    fc
      .constantFrom(...steps)
      .map<WizardAction>((step) => ({ type: 'check-failed', step, problems: [] })),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let passed = 0;
      let state = startWizard(steps);
      for (const each of actions) {
        if (each.type === 'check-passed' && state.checking === 'next')
          passed = Math.max(passed, state.current + 1);
        state = wizardReducer(state, each);
        expect(state.current).toBeLessThanOrEqual(Math.min(passed, steps.length - 1));
        expect(state.current).toBeLessThanOrEqual(state.reached);
      }
    }),
  );
});
