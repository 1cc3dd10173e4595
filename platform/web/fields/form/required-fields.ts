import type { z } from 'zod';
import { wrongFields } from './wrong-fields.ts';

/** The fields that the call will not take empty, told by its own schema: nobody has to say it a second time. */
export function requiredFields(schema: z.ZodType, values: object): ReadonlySet<string> {
  const required = Object.entries(values).filter(([path, value]) => {
    const empty = emptied(value);
    return empty !== undefined && path in wrongFields(schema, { ...values, [path]: empty });
  });
  return new Set(required.map(([path]) => path));
}

/** Undefined for what is never empty: a switch, or a part with fields of its own. */
function emptied(value: unknown): '' | null | [] | undefined {
  if (typeof value === 'string') return '';
  if (typeof value === 'number' || value === null) return null;
  return Array.isArray(value) ? [] : undefined;
}
