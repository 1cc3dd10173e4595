/** Selects the first n rows without sorting the rest: a heap with the last selected row as its root. */
export class TopRows {
  readonly #size: number;
  readonly #isBefore: (one: number, other: number) => boolean;
  readonly #heap: number[] = [];

  constructor(size: number, isBefore: (one: number, other: number) => boolean) {
    this.#size = size;
    this.#isBefore = isBefore;
  }

  offer(row: number): void {
    const heap = this.#heap;
    if (heap.length < this.#size) {
      heap.push(row);
      this.#rise(heap.length - 1);
    } else if (heap.length > 0 && this.#isBefore(row, heap[0] as number)) {
      heap[0] = row;
      this.#sink();
    }
  }

  inOrder(): number[] {
    return this.#heap.toSorted((one, other) => (this.#isBefore(one, other) ? -1 : 1));
  }

  #rise(start: number): void {
    let at = start;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#swapIfAfter(at, parent)) return;
      at = parent;
    }
  }

  #sink(): void {
    let at = 0;
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      if (left >= this.#heap.length) return;
      const later =
        right < this.#heap.length &&
        this.#isBefore(this.#heap[left] as number, this.#heap[right] as number)
          ? right
          : left;
      if (!this.#swapIfAfter(later, at)) return;
      at = later;
    }
  }

  #swapIfAfter(child: number, parent: number): boolean {
    const [one, other] = [this.#heap[child] as number, this.#heap[parent] as number];
    if (!this.#isBefore(other, one)) return false;
    this.#heap[child] = other;
    this.#heap[parent] = one;
    return true;
  }
}
