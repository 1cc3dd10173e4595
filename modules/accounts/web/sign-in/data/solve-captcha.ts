import type { captchaChallengeCall } from '#modules/accounts/contract/sign-in.ts';
import type { CallOutput } from '#platform/contract/call.ts';

export type Challenge = CallOutput<typeof captchaChallengeCall>;

/** Searches for the number whose hash is the challenge: quick for one user, expensive for a million mails [SES-08]. */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const letters = new TextEncoder();
  for (let number = 0; number <= challenge.maxnumber; number += 1) {
    const bytes = letters.encode(challenge.salt + number);
    const hash = new Uint8Array(await crypto.subtle.digest(challenge.algorithm, bytes));
    if (hash.toHex() === challenge.challenge) return payloadOf(challenge, number);
  }
  throw new Error('the challenge has no solution');
}

function payloadOf({ maxnumber: _, ...challenge }: Challenge, number: number): string {
  return btoa(JSON.stringify({ ...challenge, number }));
}
