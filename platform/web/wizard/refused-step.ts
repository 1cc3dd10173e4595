import type { WizardProblem } from './wizard-state.ts';
import type { WizardStep } from './wizard-step.ts';

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
