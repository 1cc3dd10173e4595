const LINE_END = 10;

/** Keys in their order, as bytes: looked up by halves, and walked as the branches of a tree. */
export class SortedKeys {
  readonly count: number;
  /** How many bytes a key has in common with the one before it. */
  readonly shared: Uint8Array;
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;

  constructor(shared: Uint8Array, ends: Uint8Array) {
    this.shared = shared;
    this.count = shared.length;
    let total = ends.length - this.count;
    for (const same of shared) total += same;
    this.bytes = new Uint8Array(total);
    this.starts = new Uint32Array(this.count + 1);
    let from = 0;
    let to = 0;
    for (let key = 0; key < this.count; key++) {
      const before = this.starts[key - 1] ?? 0;
      for (let same = 0; same < (shared[key] ?? 0); same++)
        this.bytes[to++] = this.bytes[before + same] ?? 0;
      for (; ends[from] !== LINE_END; from++) this.bytes[to++] = ends[from] ?? 0;
      from++;
      this.starts[key + 1] = to;
    }
  }

  lengthOf(key: number): number {
    return (this.starts[key + 1] ?? 0) - (this.starts[key] ?? 0);
  }

  text(key: number): string {
    return String.fromCharCode(...this.bytes.subarray(this.starts[key], this.starts[key + 1]));
  }

  /** Those that begin with it: the exact ones come first, for nothing sorts between. */
  beginningWith(start: Uint8Array, from = 0, to = this.count): { from: number; to: number } {
    const first = this.#firstWhere(from, to, (key) => this.#against(key, start) >= 0);
    return { from: first, to: this.#firstWhere(first, to, (key) => this.#against(key, start) > 0) };
  }

  /** Below 0 where the key sorts before all that begin so, 0 where it begins so. */
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
