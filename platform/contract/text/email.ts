import { z } from 'zod';
import { EMAIL_MAX_LENGTH } from '../limits.ts';

/** Emails are compared and stored case-folded, so that each person has one spelling. */
export const email = z
  .string()
  .transform((text) => text.trim().normalize('NFC').toLowerCase())
  .pipe(z.email().max(EMAIL_MAX_LENGTH));
