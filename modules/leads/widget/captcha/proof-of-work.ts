import { sha256 } from './sha256.ts';

interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  signature: string;
  maxnumber: number;
}

/** Nobody notices a pause so short between two key presses. */
const SLICE_MS = 8;

/**
 * Looks for the number behind a challenge, a slice at a time on the page itself. A worker would have to come from a blob,
 * which a strict policy forbids, and there is no asking without the brand's reports filling up; the whole search takes
 * less than half a second of a phone, while a person types.
 */
export async function solveProofOfWork(given: unknown): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = given as Challenge;
  let number = 0;
  while (number <= maxnumber) {
    const until = performance.now() + SLICE_MS;
    for (; performance.now() < until && number <= maxnumber; number += 1)
      if (sha256(salt + number) === challenge)
        return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('a challenge without an answer');
}
