import { NumberPool } from './number-pool.ts';
import type { Area } from './read-areas-file.ts';

type Ring = readonly (readonly number[])[];

/**
 * Cuts rings into lines that neighbours share: a line ends where a third one meets it. Points of neighbours must be equal;
 * otherwise each has its own line.
 */
export function cutLines(areas: readonly (readonly (readonly Ring[])[])[]): {
  polygons: Area['polygons'][];
  lines: Float64Array[];
} {
  const points = new Points();
  const rings = areas.map((polygons) =>
    polygons.map((polygon) =>
      polygon.map((ring) => ring.slice(0, -1).map((at) => points.idOf(at))),
    ),
  );
  const isJunction = junctionsOf(rings.flat(2), points.count);
  const lines: Float64Array[] = [];
  /** Lines by their first, second and last point. */
  const known = new Map<string, number>();
  const referenceOf = (line: readonly number[]) => {
    const forward = keyOf(line);
    const found = known.get(forward);
    if (found !== undefined) return found;
    const backward = known.get(keyOf(line.toReversed()));
    if (backward !== undefined) return ~backward;
    const index = lines.push(points.lineOf(line)) - 1;
    known.set(forward, index);
    return index;
  };
  const polygons = rings.map((ofArea) =>
    ofArea.map((polygon) => polygon.map((ring) => cutRing(ring, isJunction).map(referenceOf))),
  );
  return { polygons, lines };
}

class Points {
  readonly #ids = new Map<number, Map<number, number>>();
  readonly #x: number[] = [];
  readonly #y: number[] = [];
  readonly #pool = new NumberPool();

  get count(): number {
    return this.#x.length;
  }

  idOf([x = 0, y = 0]: readonly number[]): number {
    const column = this.#ids.get(x) ?? new Map<number, number>();
    this.#ids.set(x, column);
    const id = column.get(y) ?? this.#x.length;
    if (id === this.#x.length) {
      column.set(y, id);
      this.#x.push(x);
      this.#y.push(y);
    }
    return id;
  }

  lineOf(line: readonly number[]): Float64Array {
    return this.#pool.floatsOf(line.flatMap((id) => [this.#x[id] ?? 0, this.#y[id] ?? 0]));
  }
}

/** Points whose neighbours differ between rings. */
function junctionsOf(rings: readonly (readonly number[])[], count: number): Uint8Array {
  const lower = new Int32Array(count).fill(-1);
  const upper = new Int32Array(count).fill(-1);
  const isJunction = new Uint8Array(count);
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 1) {
      const id = ring[at] ?? 0;
      const before = ring[(at + ring.length - 1) % ring.length] ?? 0;
      const after = ring[(at + 1) % ring.length] ?? 0;
      const [low, high] = before < after ? [before, after] : [after, before];
      if (lower[id] === -1) {
        lower[id] = low;
        upper[id] = high;
      } else if (lower[id] !== low || upper[id] !== high) isJunction[id] = 1;
    }
  return isJunction;
}

function cutRing(ring: readonly number[], isJunction: Uint8Array): number[][] {
  const first = ring.findIndex((id) => isJunction[id] === 1);
  // An island begins at its lowest point, so that the hole around it has the same line.
  const start = first === -1 ? ring.indexOf(ring.reduce((a, b) => Math.min(a, b))) : first;
  const turned = [...ring.slice(start), ...ring.slice(0, start + 1)];
  const lines: number[][] = [];
  let from = 0;
  for (let at = 1; at < turned.length; at += 1)
    if (isJunction[turned[at] ?? 0] === 1 || at === turned.length - 1) {
      lines.push(turned.slice(from, at + 1));
      from = at;
    }
  return lines;
}

/** Lines between the same ends differ in their second point; the ends of an island are equal. */
function keyOf(line: readonly number[]): string {
  return `${line[0]} ${line[1]} ${line.at(-1)} ${line.length}`;
}
