import type { z } from 'zod';
import { wrongFields } from './wrong-fields.ts';

/** Derives the fields that must not be empty from the call's schema, so that they need not be declared twice. */
export function requiredFields(schema: z.ZodType, values: object): ReadonlySet<string> {
  const required = Object.entries(values).filter(([path, value]) => {
    const empty = emptied(value);
    const isRefused = (one: unknown) => path in wrongFields(schema, { ...values, [path]: one });
    return empty.length > 0 && empty.every(isRefused);
  });
  return new Set(required.map(([path]) => path));
}

/**
 * Returns none for values that are never empty: a switch, or a group of fields. The empty value is null for a choice
 * and '' for a text.
 */
function emptied(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return ['', null];
  if (typeof value === 'number' || value === null) return [null];
  return Array.isArray(value) ? [[]] : [];
}
