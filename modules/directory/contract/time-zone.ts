import { z } from 'zod';
import { isTimeZone } from '#platform/contract/time/time-zone.ts';

/** IANA time zone that defines the start of a brand's days. The browser provides translated names. */
export const timeZoneSchema = z
  .string()
  .max(60)
  .transform((text) => text.trim())
  .pipe(z.string().refine(isTimeZone, { error: 'timeZone' }));
