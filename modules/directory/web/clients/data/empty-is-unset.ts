import { z } from 'zod';

/** A form holds an empty text for what is not set; it is checked as what it would send. */
export function emptyIsUnset(schema: z.ZodType, added: object = {}): z.ZodType {
  return z.preprocess(
    (values) => ({
      ...added,
      ...Object.fromEntries(
        Object.entries(values as object).map(([key, value]) => [key, value === '' ? null : value]),
      ),
    }),
    schema,
  );
}
