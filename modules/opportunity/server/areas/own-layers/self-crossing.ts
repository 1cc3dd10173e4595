/** A ring of points in integer steps, without the repeated last one: alternating x and y. */
export type StepRing = readonly number[];

/**
 * Whether lines of a polygon cross or overlap, by a west-to-east sweep in O(n log n): only neighbours in the sweep are
 * compared. Rings may touch themselves and each other in single points.
 */
export function crossesItself(rings: readonly StepRing[]): boolean {
  const segments = new Segments(rings);
  const order = new SweepOrder(segments);
  for (const event of segments.events()) {
    const segment = event >> 1;
    const isBeginning = (event & 1) === 1;
    const [below, above] = order.neighbours(segment);
    if (isBeginning) {
      if (below !== -1 && segments.cross(segment, below)) return true;
      if (above !== -1 && segments.cross(segment, above)) return true;
      order.insert(segment);
    } else {
      if (below !== -1 && above !== -1 && segments.cross(below, above)) return true;
      order.remove(segment);
    }
  }
  return false;
}

/** Segments from west to east; vertical ones from south to north. */
class Segments {
  readonly #ends: Float64Array;

  constructor(rings: readonly StepRing[]) {
    const count = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
    this.#ends = new Float64Array(4 * count);
    let at = 0;
    for (const ring of rings)
      for (let point = 0; point < ring.length; point += 2) {
        const next = (point + 2) % ring.length;
        const from = [ring[point] ?? 0, ring[point + 1] ?? 0] as const;
        const to = [ring[next] ?? 0, ring[next + 1] ?? 0] as const;
        const isForward = from[0] < to[0] || (from[0] === to[0] && from[1] <= to[1]);
        this.#ends.set(isForward ? [...from, ...to] : [...to, ...from], at);
        at += 4;
      }
  }

  get count(): number {
    return this.#ends.length / 4;
  }

  /** `2 × segment + 1` for a start, `2 × segment` for an end; at one point ends come first. */
  events(): Float64Array {
    const ends = this.#ends;
    const events = Float64Array.from({ length: ends.length / 2 }, (_, event) => event);
    const at = (event: number) => 4 * (event >> 1) + ((event & 1) === 1 ? 0 : 2);
    return events.sort((a, b) => {
      const [one, other] = [at(a), at(b)];
      return (
        (ends[one] as number) - (ends[other] as number) ||
        (ends[one + 1] as number) - (ends[other + 1] as number) ||
        (a & 1) - (b & 1)
      );
    });
  }

  /** Positive if segment `a` is above `b` at a common longitude. */
  compare(a: number, b: number): number {
    if (a === b) return 0;
    const ends = this.#ends;
    const [ax, ay, bx, by] = [
      ends[4 * a] as number,
      ends[4 * a + 1] as number,
      ends[4 * b] as number,
      ends[4 * b + 1] as number,
    ];
    const isLater = ax > bx || (ax === bx && ay >= by);
    if (!isLater) return -this.compare(b, a);
    // Compares the start of the later segment with the other one. If it is on the line, the far end decides.
    const side = this.#side(b, ax, ay);
    if (side !== 0) return side;
    return this.#side(b, ends[4 * a + 2] as number, ends[4 * a + 3] as number) || a - b;
  }

  cross(a: number, b: number): boolean {
    const ends = this.#ends;
    const [a1, a2] = [this.#sideOf(b, a, 0), this.#sideOf(b, a, 2)];
    const [b1, b2] = [this.#sideOf(a, b, 0), this.#sideOf(a, b, 2)];
    if (a1 !== 0 || a2 !== 0) return a1 * a2 < 0 && b1 * b2 < 0;
    // Collinear segments overlap unless one ends before the other begins.
    const along = ends[4 * a] === ends[4 * a + 2] ? 1 : 0;
    const from = Math.max(ends[4 * a + along] as number, ends[4 * b + along] as number);
    const to = Math.min(ends[4 * a + 2 + along] as number, ends[4 * b + 2 + along] as number);
    return from < to;
  }

  #sideOf(of: number, other: number, end: 0 | 2): number {
    const ends = this.#ends;
    return this.#side(of, ends[4 * other + end] as number, ends[4 * other + end + 1] as number);
  }

  /** Positive to the left of a segment, which is above it; exact for segments shorter than ninety degrees. */
  #side(segment: number, x: number, y: number): number {
    const ends = this.#ends;
    const [fromX, fromY] = [ends[4 * segment] as number, ends[4 * segment + 1] as number];
    const [toX, toY] = [ends[4 * segment + 2] as number, ends[4 * segment + 3] as number];
    return Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
  }
}

/** Segments at the sweep position from south to north, as a treap. */
class SweepOrder {
  readonly #segments: Segments;
  readonly #below: Int32Array;
  readonly #above: Int32Array;
  #root = -1;

  constructor(segments: Segments) {
    this.#segments = segments;
    this.#below = new Int32Array(segments.count).fill(-1);
    this.#above = new Int32Array(segments.count).fill(-1);
  }

  /** The next segment on each side; -1 if there is none. */
  neighbours(segment: number): [below: number, above: number] {
    let [below, above] = [-1, -1];
    for (let at = this.#root; at !== -1; ) {
      const side = this.#segments.compare(segment, at);
      if (side === 0) {
        for (
          let under = this.#below[at] as number;
          under !== -1;
          under = this.#above[under] as number
        )
          below = under;
        for (let over = this.#above[at] as number; over !== -1; over = this.#below[over] as number)
          above = over;
        break;
      }
      if (side > 0) {
        below = at;
        at = this.#above[at] as number;
      } else {
        above = at;
        at = this.#below[at] as number;
      }
    }
    return [below, above];
  }

  insert(segment: number): void {
    this.#root = this.#insertAt(this.#root, segment);
  }

  remove(segment: number): void {
    this.#root = this.#removeAt(this.#root, segment);
    this.#below[segment] = -1;
    this.#above[segment] = -1;
  }

  #insertAt(root: number, segment: number): number {
    if (root === -1) return segment;
    if (priority(segment) > priority(root)) {
      const [below, above] = this.#split(root, segment);
      this.#below[segment] = below;
      this.#above[segment] = above;
      return segment;
    }
    const side = this.#segments.compare(segment, root) > 0 ? this.#above : this.#below;
    side[root] = this.#insertAt(side[root] as number, segment);
    return root;
  }

  #split(root: number, segment: number): [number, number] {
    if (root === -1) return [-1, -1];
    if (this.#segments.compare(segment, root) > 0) {
      const [below, above] = this.#split(this.#above[root] as number, segment);
      this.#above[root] = below;
      return [root, above];
    }
    const [below, above] = this.#split(this.#below[root] as number, segment);
    this.#below[root] = above;
    return [below, root];
  }

  #removeAt(root: number, segment: number): number {
    if (root === -1) return -1;
    if (root === segment)
      return this.#join(this.#below[root] as number, this.#above[root] as number);
    const side = this.#segments.compare(segment, root) > 0 ? this.#above : this.#below;
    side[root] = this.#removeAt(side[root] as number, segment);
    return root;
  }

  #join(below: number, above: number): number {
    if (below === -1) return above;
    if (above === -1) return below;
    if (priority(below) > priority(above)) {
      this.#above[below] = this.#join(this.#above[below] as number, above);
      return below;
    }
    this.#below[above] = this.#join(below, this.#below[above] as number);
    return above;
  }
}

/** Random per process, so that no file can degrade the tree to a list. */
const SEED = Math.floor(Math.random() * 2 ** 32);
function priority(segment: number): number {
  let mixed = segment ^ SEED;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
