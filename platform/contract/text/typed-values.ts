import { z } from 'zod';
import { isOneLine } from '#platform/contract/text/text.ts';
import { EMAIL_MAX_LENGTH, WEB_ADDRESS_MAX_LENGTH } from '../limits.ts';

/** Days and timestamps that a user can mean; other years are not valid in every database. */
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

/** An http(s) URL that a browser may be sent to, or an empty text. */
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

/** A three-letter currency code of ISO 4217; the browser provides names and signs. */
const known = new Set(Intl.supportedValuesOf('currency'));

export const currencySchema = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().refine((code) => known.has(code), { error: 'currency' }));
