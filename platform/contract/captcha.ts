import { z } from 'zod';

/** A puzzle that costs a computer a moment: no cookie, no third party, no picture of a bus. */
export const captchaChallengeSchema = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  maxnumber: z.number().int(),
  salt: z.string(),
  signature: z.string(),
});
