import type { Ground } from '#platform/contract/map/ground.ts';

/** Long enough that the maps of a page do not flicker one after the other, short enough that streets come back. */
const REST_MS = 5 * 60_000;

/** Grounds that failed in this page: its other maps need not find out for themselves. */
export class LeftGrounds {
  readonly #left = new Map<string, number>();

  leave(ground: Ground): void {
    this.#left.set(keyOf(ground), Date.now());
  }

  /** The last one is never left out: there is nothing behind it. */
  without(grounds: readonly Ground[]): Ground[] {
    return grounds.filter(
      (ground, index) => index === grounds.length - 1 || !this.#rests(keyOf(ground)),
    );
  }

  #rests(key: string): boolean {
    return Date.now() - (this.#left.get(key) ?? -REST_MS) < REST_MS;
  }
}

function keyOf(ground: Ground): string {
  return ground.kind === 'tiles' ? ground.tiles : ground.style;
}
