interface At {
  latitude: number;
  longitude: number;
}

/** Approximate distance in kilometres, sufficient for a few dozen. */
export function kilometresBetween(one: At, other: At): number {
  const north = (one.latitude - other.latitude) * 111.2;
  const east = (one.longitude - other.longitude) * 111.2 * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** An index of positions by squares of one degree, to find near ones without a full scan. */
export class NearBy<Thing extends At> {
  readonly #squares = new Map<string, Thing[]>();

  constructor(things: Iterable<Thing>) {
    for (const thing of things) {
      const square = squareOf(Math.floor(thing.latitude), Math.floor(thing.longitude));
      const held = this.#squares.get(square);
      if (held) held.push(thing);
      else this.#squares.set(square, [thing]);
    }
  }

  nearest(at: At, fits: (thing: Thing) => boolean = () => true, rings = 3): Thing | undefined {
    let best: Thing | undefined;
    let distance = Number.POSITIVE_INFINITY;
    for (let ring = 0; ring <= rings; ring++) {
      if (best && ring > 1) return best;
      for (const thing of this.#ring(at, ring)) {
        if (!fits(thing)) continue;
        const away = kilometresBetween(at, thing);
        if (away < distance) [best, distance] = [thing, away];
      }
    }
    return best;
  }

  *#ring(at: At, ring: number): Iterable<Thing> {
    const [north, east] = [Math.floor(at.latitude), Math.floor(at.longitude)];
    for (let y = -ring; y <= ring; y++)
      for (let x = -ring; x <= ring; x++)
        if (Math.max(Math.abs(x), Math.abs(y)) === ring)
          yield* this.#squares.get(squareOf(north + y, east + x)) ?? [];
  }
}

function squareOf(latitude: number, longitude: number): string {
  return `${latitude}:${longitude}`;
}
