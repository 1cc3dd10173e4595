/** Integer weights of one word by class (an opinion or a topic). */
export type ClassWeights = ReadonlyMap<number, number>;

/**
 * Learned weights of fifty thousand words and word pairs of a language. Lookup uses the word's hash in sorted arrays,
 * which load in a millisecond; a map of strings took 200 ms and 20 MB. An unknown word collides with a known one about
 * once in a hundred thousand.
 */
export class WordWeights {
  readonly #hashes: Uint32Array;
  /** Start of each word's weights. The last entry is the end of the list. */
  readonly #starts: Uint32Array;
  readonly #classes: Uint8Array;
  readonly #weights: Int16Array;

  /** `encoded` is the output of `encodeWordWeights`. */
  constructor(encoded: string) {
    const bytes = Uint8Array.from(Buffer.from(encoded, 'base64'));
    const [words = 0, weights = 0] = new Uint32Array(bytes.buffer, 0, 2);
    let at = HEAD_BYTES;
    this.#hashes = new Uint32Array(bytes.buffer, at, words);
    at += 4 * words;
    this.#weights = new Int16Array(bytes.buffer, at, weights);
    at += 2 * weights;
    this.#classes = new Uint8Array(bytes.buffer, at, weights);
    at += weights;
    const counts = new Uint8Array(bytes.buffer, at, words);
    this.#starts = new Uint32Array(words + 1);
    for (let word = 0; word < words; word += 1)
      this.#starts[word + 1] = (this.#starts[word] ?? 0) + (counts[word] ?? 0);
  }

  has(word: string): boolean {
    return this.#find(word) >= 0;
  }

  /** Adds the weights of a word to the sums by class. */
  addTo(sums: number[], word: string): void {
    const found = this.#find(word);
    if (found < 0) return;
    const end = this.#starts[found + 1] ?? 0;
    for (let at = this.#starts[found] ?? 0; at < end; at += 1) {
      const kind = this.#classes[at] ?? 0;
      sums[kind] = (sums[kind] ?? 0) + (this.#weights[at] ?? 0);
    }
  }

  #find(word: string): number {
    const hash = hashOf(word);
    let [low, high] = [0, this.#hashes.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#hashes[middle] ?? 0;
      if (found === hash) return middle;
      if (found < hash) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

const HEAD_BYTES = 8;
const MOST = 2 ** 15 - 1;

/** If two words have the same hash, only the first is encoded. */
export function encodeWordWeights(words: ReadonlyMap<string, ClassWeights>): string {
  const byHash = new Map<number, ClassWeights>();
  for (const [word, weights] of words) {
    const hash = hashOf(word);
    if (!byHash.has(hash)) byHash.set(hash, weights);
  }
  const entries = [...byHash].sort(([one], [other]) => one - other);
  const weights = entries.flatMap(([, own]) => [...own]);
  const parts = [
    Uint32Array.of(entries.length, weights.length),
    Uint32Array.from(entries, ([hash]) => hash),
    Int16Array.from(weights, ([, weight]) => Math.max(-MOST, Math.min(MOST, weight))),
    Uint8Array.from(weights, ([kind]) => kind),
    Uint8Array.from(entries, ([, own]) => own.size),
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part.buffer))).toString('base64');
}

/** FNV-1a over the code units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
