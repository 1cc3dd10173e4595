import type { AskedField } from '../../contract/forms/asked-fields.ts';
import type { WidgetField } from './answers.ts';

export type Asked = AskedField<WidgetField>;
/** What is seen at once: fields, and before them, in one of the steps, the shops. */
export interface Step {
  asked: Asked[];
  /** Behind how many of its fields the shops stand; undefined where they stand in another step. */
  shopsAfter: number | undefined;
}

/** Shops come before names: right behind the product, or first of all. A step of which nothing is asked is none. */
export function stepsOfForm(asked: readonly Asked[], { located }: { located: boolean }): Step[] {
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
