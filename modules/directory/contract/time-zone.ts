import { z } from 'zod';
import { isTimeZone } from '#platform/contract/time/time-zone.ts';

/** Where a brand's days begin, by its IANA name; names in words come from the browser in every language. */
export const timeZoneSchema = z
  .string()
  .max(60)
  .transform((text) => text.trim())
  .pipe(z.string().refine(isTimeZone, { error: 'timeZone' }));
