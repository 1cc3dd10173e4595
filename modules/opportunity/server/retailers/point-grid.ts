export interface Point {
  longitude: number;
  latitude: number;
}

/** Yields to other work; throws if the request was aborted. */
export type Pause = () => Promise<void> | void;
export const BETWEEN_PAUSES = 500;
const NONE: Pause = () => undefined;

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

/**
 * Spatial index of points on the globe, searched by distance. Points are stored as 3D coordinates in boxes as wide as
 * the radius, so the date line and the poles need no special case.
 */
export class PointGrid {
  /** Four numbers per point: its position and its index. */
  readonly #boxes = new Map<number, number[]>();
  readonly #width: number;
  readonly #side: number;

  private constructor(km: number) {
    this.#width = chordOf(km);
    this.#side = Math.ceil(2 / this.#width) + 3;
  }

  /** `km` is the maximum search distance, well below a quarter of the globe. */
  static async of(points: readonly Point[], km: number, pause: Pause = NONE): Promise<PointGrid> {
    const grid = new PointGrid(km);
    for (const [index, point] of points.entries()) {
      if (index % BETWEEN_PAUSES === 0) await pause();
      grid.#add(index, placeOf(point));
    }
    return grid;
  }

  #add(index: number, place: readonly [number, number, number]): void {
    const key = this.#boxAt(place);
    const box = this.#boxes.get(key);
    if (box) box.push(...place, index);
    else this.#boxes.set(key, [...place, index]);
  }

  /** Calls back with the index of each point within the radius, until the callback returns false. */
  within(point: Point, found: (index: number) => unknown): void {
    const [x, y, z] = placeOf(point);
    const farthest = this.#width * this.#width;
    const middle = this.#boxAt([x, y, z]);
    const [row, layer] = [this.#side, this.#side * this.#side];
    for (const [dx, dy, dz] of NEIGHBOURS) {
      const box = this.#boxes.get(middle + dx * layer + dy * row + dz);
      if (!box) continue;
      for (let at = 0; at < box.length; at += 4) {
        const east = (box[at] as number) - x;
        const north = (box[at + 1] as number) - y;
        const up = (box[at + 2] as number) - z;
        if (east * east + north * north + up * up > farthest) continue;
        if (found(box[at + 3] as number) === false) return;
      }
    }
  }

  hasWithin(point: Point): boolean {
    let has = false;
    this.within(point, () => {
      has = true;
      return false;
    });
    return has;
  }

  #boxAt([x, y, z]: readonly [number, number, number]): number {
    const at = (value: number) => Math.floor((value + 1) / this.#width) + 1;
    return (at(x) * this.#side + at(y)) * this.#side + at(z);
  }
}

const STEPS = [-1, 0, 1] as const;
const NEIGHBOURS = STEPS.flatMap((x) => STEPS.flatMap((y) => STEPS.map((z) => [x, y, z] as const)));

/** Distance along the surface. */
export function kmBetween(one: Point, other: Point): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * EARTH_KM * Math.asin(Math.min(1, chord / 2));
}

function chordOf(km: number): number {
  return 2 * Math.sin(km / EARTH_KM / 2);
}

function placeOf({ longitude, latitude }: Point): [number, number, number] {
  const [east, north] = [longitude * RADIANS, latitude * RADIANS];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
