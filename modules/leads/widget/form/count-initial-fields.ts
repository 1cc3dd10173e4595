import type { StepField } from '../answers/build-form-steps.ts';

/** A field with its label is a little less high: rather one too many than a gap. */
const ROW_PX = 100;

/** How many fields fill the screen, wherever on the page they begin; what lies below is drawn when there is time. */
export function countInitialFields(asked: readonly StepField[], height: number): number {
  let rows = 0;
  let isBesideHalf = false;
  for (const [index, { field }] of asked.entries()) {
    isBesideHalf = field.half && !isBesideHalf;
    // The second of two half-width fields is in the same row as the first.
    if (!field.half || isBesideHalf) rows += 1;
    if (rows * ROW_PX > height) return index + 1;
  }
  return asked.length;
}
