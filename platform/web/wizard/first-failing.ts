import type { WizardProblem } from './wizard-state.ts';
import type { WizardStep } from './wizard-step.ts';

/** Asks one step after the other and stops at the first that does not hold; null when all do. */
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
