import type { NumberPool } from './number-pool.ts';

/** Number of slabs of equal height, from south to north. */
const SLABS = 32;

/** Edges of an area's rings, grouped by latitude. A point is only compared with the edges of its own slab. */
export class EdgeSlabs {
  readonly #points: Float64Array;
  /** Offsets of the slabs, followed by the edges of each slab as indexes of their first points. */
  readonly #slabs: Int32Array;
  readonly #south: number;
  readonly #height: number;

  /** `points` has alternating x and y, ring after ring; `starts` holds the start of each ring. */
  constructor(points: Float64Array, starts: Int32Array, pool: NumberPool) {
    this.#points = points;
    let [south, north] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = 1; at < points.length; at += 2) {
      south = Math.min(south, points[at] as number);
      north = Math.max(north, points[at] as number);
    }
    this.#south = south;
    this.#height = (north - south) / SLABS || 1;
    const ends: number[] = new Array(SLABS + 1).fill(0);
    this.#eachEdge(starts, (_, from, to) => {
      for (let slab = from; slab <= to; slab += 1) ends[slab + 1] = (ends[slab + 1] as number) + 1;
    });
    ends[0] = SLABS + 1;
    for (let slab = 0; slab < SLABS; slab += 1)
      ends[slab + 1] = (ends[slab + 1] as number) + (ends[slab] as number);
    const slabs = pool.integers(ends[SLABS] as number);
    slabs.set(ends);
    this.#eachEdge(starts, (at, from, to) => {
      for (let slab = from; slab <= to; slab += 1) {
        slabs[ends[slab] as number] = at;
        ends[slab] = (ends[slab] as number) + 1;
      }
    });
    this.#slabs = slabs;
  }

  get bytes(): number {
    return this.#slabs.byteLength + 100;
  }

  /** Even-odd rule over all rings, so that the order of holes and islands does not matter. */
  surround(x: number, y: number): boolean {
    const points = this.#points;
    const slabs = this.#slabs;
    const slab = this.#slabAt(y);
    const end = slabs[slab + 1] as number;
    let inside = false;
    for (let entry = slabs[slab] as number; entry < end; entry += 1) {
      const at = slabs[entry] as number;
      const beforeY = points[at + 1] as number;
      const nextY = points[at + 3] as number;
      if (beforeY > y === nextY > y) continue;
      const beforeX = points[at] as number;
      const crossing =
        beforeX + ((y - beforeY) / (nextY - beforeY)) * ((points[at + 2] as number) - beforeX);
      if (x < crossing) inside = !inside;
    }
    return inside;
  }

  /** Each edge with its lowest and highest slab. Horizontal edges are skipped, because they cross no horizontal line. */
  #eachEdge(starts: Int32Array, edge: (at: number, from: number, to: number) => void): void {
    for (let ring = 0; ring + 1 < starts.length; ring += 1)
      for (let at = starts[ring] as number; at + 2 < (starts[ring + 1] as number); at += 2) {
        const [a, b] = [this.#points[at + 1] as number, this.#points[at + 3] as number];
        if (a < b) edge(at, this.#slabAt(a), this.#slabAt(b));
        else if (b < a) edge(at, this.#slabAt(b), this.#slabAt(a));
      }
  }

  #slabAt(y: number): number {
    const slab = Math.floor((y - this.#south) / this.#height);
    return slab < 0 ? 0 : slab < SLABS ? slab : SLABS - 1;
  }
}
