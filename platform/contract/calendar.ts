import { z } from 'zod';

/** Days and moments that a person can mean; the years around them exist in no calendar of a database. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 9998;
const inYears = (written: string) => {
  const year = Number(written.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

export const calendarDay = z.iso.date({ error: 'day' }).refine(inYears, { error: 'year' });
/** Normalizes every timestamp to UTC, because the database rejects offsets above 15 hours and overlong fractions. */
export const moment = z.iso
  .datetime({ offset: true, error: 'day' })
  .refine(inYears, { error: 'year' })
  .overwrite((written) => (isMoment(written) ? new Date(written).toISOString() : written));

function isMoment(written: string): boolean {
  return !Number.isNaN(Date.parse(written));
}
