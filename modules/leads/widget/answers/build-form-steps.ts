import type { ApplicableField } from '../../contract/forms/applicable-fields.ts';
import type { WidgetField } from './answers.ts';

export type StepField = ApplicableField<WidgetField>;
/** One step of the form: its fields and, in one step, the shops. */
export interface Step {
  asked: StepField[];
  /** Number of fields before the shops; undefined if the shops are in another step. */
  shopsAfter: number | undefined;
}

/** Shops come right after the product, or first. A step without visible fields is omitted. */
export function buildFormSteps(
  asked: readonly StepField[],
  { located }: { located: boolean },
): Step[] {
  const steps: Step[] = [{ asked: [], shopsAfter: undefined }];
  for (const one of asked) {
    if (one.field.newStep && steps.at(-1)?.asked.length)
      steps.push({ asked: [], shopsAfter: undefined });
    steps.at(-1)?.asked.push(one);
  }
  const [first] = steps;
  if (first && located) {
    const behind = first.asked.findIndex(({ field }) => field.type !== 'product');
    first.shopsAfter = behind < 0 ? first.asked.length : behind;
  }
  return steps;
}
