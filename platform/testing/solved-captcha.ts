import { solveChallenge } from 'altcha-lib/v1';
import type { z } from 'zod';
import type { captchaChallengeSchema } from '#platform/contract/captcha.ts';

/** What a browser sends back once it has worked. */
export async function solvedCaptcha({
  maxnumber,
  ...challenge
}: z.output<typeof captchaChallengeSchema>): Promise<string> {
  const { salt, algorithm } = challenge;
  const { promise } = solveChallenge(challenge.challenge, salt, algorithm, maxnumber);
  const solution = await promise;
  return btoa(JSON.stringify({ ...challenge, number: solution?.number }));
}
