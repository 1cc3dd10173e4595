import { suffixKey, suffixSchema } from '#modules/touchpoints/contract/suffix.ts';
import { type FieldFault, faultAt } from '#platform/contract/field-fault.ts';

/** What speaks against a suffix before anybody else is asked: its letters, its length, that it is there already. */
export function suffixFault(suffix: string, present: readonly string[]): FieldFault | undefined {
  if (suffix === '') return undefined;
  const [issue] = suffixSchema.safeParse(suffix).error?.issues ?? [];
  if (issue) return faultAt(issue, suffix);
  return present.some((one) => suffixKey(one) === suffixKey(suffix))
    ? { code: 'suffixTwice' }
    : undefined;
}
