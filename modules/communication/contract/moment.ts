import { z } from 'zod';

/** A moment of the time of reviews, in UTC: the database takes neither the year 0 nor an offset of 20 hours. */
export const momentSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => /^(?:19|2\d)\d{2}-/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: 'moment',
  })
  .transform((text) => new Date(text).toISOString());
