import { randomInt } from 'node:crypto';

/**
 * A hash of 53 bits under a secret of its own, for a map in memory: a fraction of what a cryptographic one costs, and hits
 * need one each. Whoever could turn it back would have to read this process's memory, where the requests are too.
 */
export class KeyedHash {
  readonly #low = randomInt(2 ** 32);
  readonly #high = randomInt(2 ** 32);

  of(text: string): number {
    let low = this.#low;
    let high = this.#high;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      low = Math.imul(low ^ code, 0x9e3779b1);
      low ^= low >>> 15;
      high = Math.imul(high ^ code, 0x5f356495);
      high ^= high >>> 13;
    }
    low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
    high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
    return (high >>> 11) * 2 ** 32 + (low >>> 0);
  }
}
