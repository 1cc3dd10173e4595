import { randomInt } from 'node:crypto';

/** Longer than any text that is hashed; what exceeds it would not count. */
const LONGEST_BYTES = 8_192;
const words = new Uint32Array(LONGEST_BYTES / 4 + 1);
const bytes = Buffer.from(words.buffer);

/**
 * A 53-bit hash with a separate secret, for an in-memory map; much cheaper than a cryptographic hash, and every visit
 * needs one. Reversing it requires access to the process memory, which also contains the requests.
 */
export class KeyedHash {
  readonly #low = randomInt(2 ** 32);
  readonly #high = randomInt(2 ** 32);

  of(text: string): number {
    // Copied once and read four bytes a step: reading a text that was just put together character by character is slow.
    const length = bytes.write(text, 0, LONGEST_BYTES);
    bytes.fill(0, length, length + 3);
    const end = (length + 3) >> 2;
    let low = this.#low ^ length;
    let high = this.#high;
    for (let at = 0; at < end; at += 1) {
      const word = words[at] ?? 0;
      low = Math.imul(low ^ word, 0x9e3779b1);
      low ^= low >>> 15;
      high = Math.imul(high ^ word, 0x5f356495);
      high ^= high >>> 13;
    }
    low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
    high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
    return (high >>> 11) * 2 ** 32 + (low >>> 0);
  }
}
