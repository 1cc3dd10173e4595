import { z } from 'zod';
import { isStorableText } from '../text/storable-text.ts';
import { type Condition, conditionSchema } from './filter-condition.ts';
import type { FilterFields } from './filter-fields.ts';

const GROUPS_LIMIT = 10;
const CONDITIONS_LIMIT = 30;
/** What fits into an address beside all else. */
const TEXT_LIMIT = 12_000;

export interface FilterGroup<Fields extends FilterFields = FilterFields> {
  match: 'all' | 'any';
  filters: Condition<Fields>[];
}

/** A record must fit every group; of a group all conditions, or any. */
export function filterGroups<Fields extends FilterFields>(fields: Fields) {
  return (
    z
      .array(
        z.strictObject({
          match: z.enum(['all', 'any']).default('all'),
          filters: z.array(conditionSchema(fields)).max(CONDITIONS_LIMIT),
        }),
      )
      .max(GROUPS_LIMIT)
      // Every condition is evaluated for every remaining row, so their total number is limited.
      .refine((groups) => groups.flatMap(({ filters }) => filters).length <= CONDITIONS_LIMIT, {
        error: 'invalid',
      })
  );
}

/** The same as JSON text, for calls that take the filter in the query string. */
export function filterGroupsText<Fields extends FilterFields>(fields: Fields) {
  return z
    .string()
    .max(TEXT_LIMIT)
    .transform((text, context) => {
      try {
        return JSON.parse(text, storable);
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid' });
        return z.NEVER;
      }
    })
    .pipe(filterGroups(fields));
}

/**
 * Rejects characters that PostgreSQL cannot store. JSON escapes hide them in the raw text, so each parsed value is
 * checked.
 */
function storable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && !isStorableText(value))
    throw new SyntaxError('a lone surrogate or NUL');
  return value;
}
