import { hash } from 'node:crypto';
import type { z } from 'zod';
import type { captchaChallengeSchema } from '#platform/contract/captcha.ts';

/**
 * Solves a challenge as a browser does, but synchronously, because waiting for each hash takes most of a browser's
 * time.
 */
export function solvedCaptcha({
  maxnumber,
  ...challenge
}: z.output<typeof captchaChallengeSchema>): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash('sha256', `${challenge.salt}${number}`) === challenge.challenge)
      return btoa(JSON.stringify({ ...challenge, number }));
  }
  throw new Error('this challenge has no answer');
}
