import { z } from 'zod';

/** Proof-of-work captcha: no cookie, no third party, no image puzzle. */
export const captchaChallengeSchema = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  maxnumber: z.number().int(),
  salt: z.string(),
  signature: z.string(),
});
