import { z } from 'zod';

/** Forms hold an empty string for unset values; validation sees null instead, as the call sends it. */
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
