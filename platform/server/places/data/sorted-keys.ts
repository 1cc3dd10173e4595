import { EventLoopYielder } from '../../jobs/yield-turn.ts';

const LINE_END = 10;
const PART = 4_096;

/** Sorted keys as bytes, for binary search and traversal as a prefix tree. */
export class SortedKeys {
  readonly count: number;
  /** Number of bytes that each key shares with the previous one. */
  readonly shared: Uint8Array;
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;

  private constructor(given: Pick<SortedKeys, 'shared' | 'bytes' | 'starts'>) {
    this.shared = given.shared;
    this.count = given.shared.length;
    this.bytes = given.bytes;
    this.starts = given.starts;
  }

  /** Decodes keys from the shared prefix lengths and the remaining bytes. */
  static async read(shared: Uint8Array, ends: Uint8Array): Promise<SortedKeys> {
    const breather = new EventLoopYielder();
    const count = shared.length;
    let total = ends.length - count;
    for (let key = 0; key < count; key++) {
      if (key % PART === 0) await breather.pause();
      total += shared[key] ?? 0;
    }
    const bytes = new Uint8Array(total);
    const starts = new Uint32Array(count + 1);
    let from = 0;
    let to = 0;
    for (let key = 0; key < count; key++) {
      if (key % PART === 0) await breather.pause();
      const before = starts[key - 1] ?? 0;
      for (let same = 0; same < (shared[key] ?? 0); same++) bytes[to++] = bytes[before + same] ?? 0;
      for (; ends[from] !== LINE_END; from++) bytes[to++] = ends[from] ?? 0;
      from++;
      starts[key + 1] = to;
    }
    return new SortedKeys({ shared, bytes, starts });
  }

  lengthOf(key: number): number {
    return (this.starts[key + 1] ?? 0) - (this.starts[key] ?? 0);
  }

  text(key: number): string {
    return String.fromCharCode(...this.bytes.subarray(this.starts[key], this.starts[key + 1]));
  }

  /** Keys with this prefix; exact matches come first, because nothing sorts in between. */
  beginningWith(start: Uint8Array, from = 0, to = this.count): { from: number; to: number } {
    const first = this.#firstWhere(from, to, (key) => this.#against(key, start) >= 0);
    return { from: first, to: this.#firstWhere(first, to, (key) => this.#against(key, start) > 0) };
  }

  /** Below 0 if the key sorts before all keys with this prefix, 0 if it has the prefix. */
  #against(key: number, start: Uint8Array): number {
    const at = this.starts[key] ?? 0;
    const length = this.lengthOf(key);
    for (let index = 0; index < start.length; index++) {
      if (index >= length) return -1;
      const difference = (this.bytes[at + index] ?? 0) - (start[index] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #firstWhere(from: number, to: number, holds: (key: number) => boolean): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
