import { z } from 'zod';

/** When a location is open: by day of the week, up to three spans a day, as its own clock shows. */
export const WEEK_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: 'clock' });
const spanSchema = z
  .strictObject({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, { error: 'opensBeforeItCloses', path: ['to'] });
const daySchema = z
  .array(spanSchema)
  .max(3)
  .refine(
    (spans) => spans.every((span, at) => at === 0 || (spans[at - 1]?.to ?? '') <= span.from),
    {
      error: 'spansOverlap',
    },
  );

export const openingHoursSchema = z.strictObject({
  mon: daySchema,
  tue: daySchema,
  wed: daySchema,
  thu: daySchema,
  fri: daySchema,
  sat: daySchema,
  sun: daySchema,
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;
