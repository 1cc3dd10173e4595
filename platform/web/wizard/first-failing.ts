import type { WizardProblem } from './wizard-state.ts';
import type { WizardStep } from './wizard-step.ts';

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
