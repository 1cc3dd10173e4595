import type { z } from 'zod';
import { wrongFields } from './wrong-fields.ts';

/** The fields that the call will not take empty, told by its own schema: nobody has to say it a second time. */
export function requiredFields(schema: z.ZodType, values: object): ReadonlySet<string> {
  const required = Object.entries(values).filter(([path, value]) => {
    const empty = emptied(value);
    const isRefused = (one: unknown) => path in wrongFields(schema, { ...values, [path]: one });
    return empty.length > 0 && empty.every(isRefused);
  });
  return new Set(required.map(([path]) => path));
}

/** None for what is never empty: a switch, or a part with fields of its own. A choice is emptied to null, a text to ''. */
function emptied(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return ['', null];
  if (typeof value === 'number' || value === null) return [null];
  return Array.isArray(value) ? [[]] : [];
}
