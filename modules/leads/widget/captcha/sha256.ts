let constants: { first: number[]; round: number[] } | undefined;

/**
 * Synchronous SHA-256: fifty thousand promises take longer than the hashing, and browsers offer their own only on https
 * pages.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const size = ((bytes.length + 8) >> 6) + 1;
  const words = new Uint32Array(size * 16);
  for (let at = 0; at < bytes.length; at += 1)
    words[at >> 2] = (words[at >> 2] ?? 0) | ((bytes[at] ?? 0) << (24 - (at % 4) * 8));
  words[bytes.length >> 2] =
    (words[bytes.length >> 2] ?? 0) | (0x80 << (24 - (bytes.length % 4) * 8));
  words[size * 16 - 1] = bytes.length * 8;
  // Made when first needed: a page that only shows a form has no use for them.
  constants ??= { first: primes(8, 1 / 2), round: primes(64, 1 / 3) };
  const state = Uint32Array.from(constants.first);
  const w = new Uint32Array(64);
  for (let block = 0; block < words.length; block += 16)
    round(state, w, { block: words.subarray(block), added: constants.round });
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function round(
  state: Uint32Array,
  w: Uint32Array,
  { block, added }: { block: Uint32Array; added: readonly number[] },
): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) w[i] = block[i] ?? 0;
    else {
      const x = w[i - 15] ?? 0;
      const y = w[i - 2] ?? 0;
      w[i] =
        (w[i - 16] ?? 0) +
        (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) +
        (w[i - 7] ?? 0) +
        (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10));
    }
    const first =
      (h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (added[i] ?? 0) +
        (w[i] ?? 0)) |
      0;
    const second =
      ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] ?? 0) + word;
  });
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The constants of the standard: the first bits behind the point of roots of primes. */
function primes(count: number, root: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (!found.some((prime) => number % prime === 0)) found.push(number);
  return found.map((prime) => ((prime ** root % 1) * 2 ** 32) | 0);
}
