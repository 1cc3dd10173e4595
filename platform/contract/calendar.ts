import { z } from 'zod';

/** Days and moments that a person can mean; the years around them exist in no calendar of a database. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 9998;
const inYears = (written: string) => {
  const year = Number(written.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

export const calendarDay = z.iso.date({ error: 'day' }).refine(inYears, { error: 'year' });
export const moment = z.iso
  .datetime({ offset: true, error: 'day' })
  .refine(inYears, { error: 'year' });
