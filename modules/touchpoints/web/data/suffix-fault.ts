import { suffixKey, suffixSchema } from '#modules/touchpoints/contract/suffix.ts';
import { type FieldFault, faultAt } from '#platform/contract/field-fault.ts';

/** Errors of a suffix that need no server request: its characters, its length, or a duplicate. */
export function suffixFault(suffix: string, present: readonly string[]): FieldFault | undefined {
  if (suffix === '') return undefined;
  const [issue] = suffixSchema.safeParse(suffix).error?.issues ?? [];
  if (issue) return faultAt(issue, suffix);
  return present.some((one) => suffixKey(one) === suffixKey(suffix))
    ? { code: 'suffixTwice' }
    : undefined;
}
