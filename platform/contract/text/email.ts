import { z } from 'zod';
import { EMAIL_MAX_LENGTH } from '../limits.ts';

/** E-mails are compared case-folded, so they are kept that way: one person, one spelling. */
export const email = z
  .string()
  .transform((text) => text.trim().normalize('NFC').toLowerCase())
  .pipe(z.email().max(EMAIL_MAX_LENGTH));
