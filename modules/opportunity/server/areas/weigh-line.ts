/**
 * Significance of each point of a line (alternating x and y) by Visvalingam: the area of its triangle, in square degrees as
 * on a map. Points above a threshold form a simpler line; neighbours that share the line share the result.
 */
export function weighLine(
  line: Float64Array,
  weights = new Float64Array(line.length / 2),
): Float64Array {
  const count = weights.length;
  weights.fill(Number.POSITIVE_INFINITY);
  const before = Array.from(weights, (_, index) => index - 1);
  const after = Array.from(weights, (_, index) => index + 1);
  const sizes: number[] = new Array(count).fill(0);
  const heap = new SmallestFirst();
  for (let index = 1; index < count - 1; index += 1) {
    const size = triangle(line, index - 1, index, index + 1);
    sizes[index] = size;
    heap.push(size, index);
  }
  let largest = 0;
  for (let entry = heap.pop(); entry; entry = heap.pop()) {
    const [size, index] = entry;
    // An outdated heap entry: its neighbours changed, and the current size is in the heap as well.
    if (size !== sizes[index] || weights[index] !== Number.POSITIVE_INFINITY) continue;
    largest = Math.max(largest, size);
    weights[index] = largest;
    const [left = 0, right = 0] = [before[index], after[index]];
    after[left] = right;
    before[right] = left;
    for (const each of [left, right]) {
      if (each === 0 || each === count - 1) continue;
      const changed = triangle(line, before[each] ?? -1, each, after[each] ?? -1);
      sizes[each] = changed;
      heap.push(changed, each);
    }
  }
  return weights;
}

function triangle(line: Float64Array, left: number, middle: number, right: number): number {
  const [ax = 0, ay = 0] = [line[2 * left], line[2 * left + 1]];
  const [bx = 0, by = 0] = [line[2 * middle], line[2 * middle + 1]];
  const [cx = 0, cy = 0] = [line[2 * right], line[2 * right + 1]];
  const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  return area * Math.cos((by * Math.PI) / 180);
}

class SmallestFirst {
  readonly #entries: [number, number][] = [];

  push(size: number, index: number): void {
    const entries = this.#entries;
    let at = entries.push([size, index]) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((entries[parent]?.[0] ?? 0) <= size) break;
      entries[at] = entries[parent] as [number, number];
      at = parent;
    }
    entries[at] = [size, index];
  }

  pop(): [number, number] | undefined {
    const entries = this.#entries;
    const first = entries[0];
    const last = entries.pop();
    if (!last || entries.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= entries.length) break;
      if (child + 1 < entries.length && (entries[child + 1]?.[0] ?? 0) < (entries[child]?.[0] ?? 0))
        child += 1;
      if ((entries[child]?.[0] ?? 0) >= last[0]) break;
      entries[at] = entries[child] as [number, number];
      at = child;
    }
    entries[at] = last;
    return first;
  }
}
