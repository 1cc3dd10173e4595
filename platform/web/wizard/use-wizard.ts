import { useEffect, useReducer, useRef, useState } from 'react';
import type { AddressAdapter } from '#platform/web/module/router-adapters.ts';
import {
  currentStep,
  type FinishWizard,
  startWizard,
  type WizardProblem,
  type WizardStep,
  wizardReducer,
} from './wizard-state.ts';

/** Connects the wizard's reducer with asynchronous checks, the URL and the final action. */
export function useWizard<Draft>(given: {
  steps: readonly WizardStep<Draft>[];
  /** The summary after the steps. */
  lastStep: string | undefined;
  draft: Draft;
  address: AddressAdapter;
  onFinish: FinishWizard;
}) {
  const { steps, draft, address, onFinish } = given;
  const ids = [
    ...steps.map(({ id }) => id),
    ...(given.lastStep === undefined ? [] : [given.lastStep]),
  ];
  const [first = ''] = ids;
  const [state, dispatch] = useReducer(wizardReducer, ids, startWizard);
  const [broken, setBroken] = useState<unknown>(null);
  const run = useRef(0);
  const step = currentStep(state);
  const requestedStep = readStep(address.search) ?? first;
  const [isReady, setReady] = useState(requestedStep === first);

  // A URL may point to a later step, which opens only if all earlier steps are valid.
  const resume = async () => {
    const failing = await firstFailing(steps, draft).catch(() => ({ index: 0 }));
    dispatch({ type: 'resumed', reached: failing?.index ?? ids.length - 1, step: requestedStep });
    setReady(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address one came by
  useEffect(() => {
    if (!isReady) void resume();
  }, []);

  const show = (id: string, how: 'push' | 'replace') => {
    const search = writeStep(address.search, id, first);
    if (requestedStep !== id) address.setSearch(search, how);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address only when it changes (back button)
  useEffect(() => {
    if (!isReady || requestedStep === step) return;
    if (ids.indexOf(requestedStep) <= state.reached)
      dispatch({ type: 'went-to', step: requestedStep });
    else show(step, 'replace');
  }, [requestedStep]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: writes the address only when the step changes
  useEffect(() => {
    if (isReady) show(step, 'push');
  }, [step, isReady]);

  /** The result of an outdated check must not change the step. */
  const check = async (towards: 'next' | 'finish', work: () => Promise<boolean>) => {
    if (state.checking) return;
    run.current += 1;
    const mine = run.current;
    setBroken(null);
    dispatch({ type: 'check-started', towards });
    try {
      if ((await work()) && mine === run.current) dispatch({ type: 'check-passed' });
    } catch (error) {
      if (mine !== run.current) return;
      setBroken(error);
      dispatch({ type: 'check-broke' });
    }
  };
  const passes = async (checked: readonly WizardStep<Draft>[]): Promise<boolean> => {
    const mine = run.current;
    const failing = await firstFailing(checked, draft);
    if (failing && mine === run.current)
      dispatch({ type: 'check-failed', step: failing.step.id, problems: failing.problems });
    return failing === null;
  };
  const leave = (go: () => void) => () => {
    run.current += 1;
    setBroken(null);
    go();
  };

  return {
    state,
    broken,
    isReady,
    next: () => check('next', () => passes(steps.filter(({ id }) => id === step))),
    finish: () =>
      check('finish', async () => {
        if (!(await passes(steps))) return false;
        const mine = run.current;
        const refused = refusedStep(steps, (await onFinish()) ?? []);
        if (refused && mine === run.current) dispatch({ type: 'check-failed', ...refused });
        return refused === null;
      }),
    back: leave(() => dispatch({ type: 'went-back' })),
    goTo: (id: string) => leave(() => dispatch({ type: 'went-to', step: id }))(),
    answered: (field: string) => dispatch({ type: 'answered', field }),
  };
}

/** Checks the steps in order and returns the first that fails; null when all pass. */
export async function firstFailing<Draft>(
  steps: readonly WizardStep<Draft>[],
  draft: Draft,
): Promise<{ index: number; step: WizardStep<Draft>; problems: readonly WizardProblem[] } | null> {
  for (const [index, step] of steps.entries()) {
    const problems = (await step.check?.(draft)) ?? [];
    if (problems.length > 0) return { index, step, problems };
  }
  return null;
}

/**
 * The first step with a field that the server refused, and all refused fields of that step; null when there is none.
 */
export function refusedStep<Draft>(
  steps: readonly WizardStep<Draft>[],
  refused: readonly WizardProblem[],
): { step: string; problems: readonly WizardProblem[] } | null {
  for (const { id, fields = [] } of steps) {
    const problems = refused.filter(({ field }) => fields.includes(field));
    if (problems.length > 0) return { step: id, problems };
  }
  return null;
}

const STEP = 'step';

export function readStep(search: string): string | null {
  return new URLSearchParams(search).get(STEP);
}

/** The first step is not written to the URL. */
export function writeStep(search: string, step: string, first: string): string {
  const params = new URLSearchParams(search);
  step === first ? params.delete(STEP) : params.set(STEP, step);
  return params.size === 0 ? '' : `?${params}`;
}
