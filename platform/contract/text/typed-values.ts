import { z } from 'zod';
import { isOneLine } from '#platform/contract/text/text.ts';
import { EMAIL_MAX_LENGTH, WEB_ADDRESS_MAX_LENGTH } from '../limits.ts';

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

/** Emails are compared and stored case-folded, so that each person has one spelling. */
export const email = z
  .string()
  .transform((text) => text.trim().normalize('NFC').toLowerCase())
  .pipe(z.email().max(EMAIL_MAX_LENGTH));

/** An address that a browser may be sent to, or nothing. */
export const webAddressSchema = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().refine(isOneLine, { error: 'lineBreak' }))
  .pipe(
    z.union([
      z.literal(''),
      z.url({ protocol: /^https?$/, hostname: /./, error: 'url' }).max(WEB_ADDRESS_MAX_LENGTH),
    ]),
  );

/** A currency by the three letters of ISO 4217; names and signs come from the browser in every language. */
const known = new Set(Intl.supportedValuesOf('currency'));

export const currencySchema = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().refine((code) => known.has(code), { error: 'currency' }));
