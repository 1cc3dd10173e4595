import { sha256 } from './sha256.ts';

interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  signature: string;
  maxnumber: number;
}

/** A pause too short to notice between two key presses. */
const SLICE_MS = 8;

/**
 * Searches for the solution in slices on the main thread. A worker would need a blob URL, which a strict CSP forbids,
 * and probing would cause CSP reports for the brand. A phone needs less than half a second, while the visitor types.
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
