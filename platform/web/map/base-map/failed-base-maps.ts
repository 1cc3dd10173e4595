import type { BaseMap } from '#platform/contract/map/base-map.ts';

/** Long enough that the maps of a page do not flicker one after the other, short enough that streets come back. */
const REST_MS = 5 * 60_000;

/** Grounds that failed in this page: its other maps need not find out for themselves. */
export class FailedBaseMaps {
  readonly #left = new Map<string, number>();

  leave(ground: BaseMap): void {
    this.#left.set(keyOf(ground), Date.now());
  }

  /** The last one is never left out: there is nothing behind it. */
  without(grounds: readonly BaseMap[]): BaseMap[] {
    return grounds.filter(
      (ground, index) => index === grounds.length - 1 || !this.#rests(keyOf(ground)),
    );
  }

  #rests(key: string): boolean {
    return Date.now() - (this.#left.get(key) ?? -REST_MS) < REST_MS;
  }
}

function keyOf(ground: BaseMap): string {
  return ground.kind === 'tiles' ? ground.tiles : ground.style;
}
