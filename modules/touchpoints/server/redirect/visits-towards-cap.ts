import { LRUCache } from 'lru-cache';
import type { KnownLink } from './book/known-link.ts';

/**
 * Visits of touchpoints that end after so many: those that were counted when the link was read, and those that were sent
 * on since. One process keeps a cap exactly; several may together let a few more through until they look again.
 */
export class VisitsTowardsCap {
  readonly #counted = new LRUCache<string, number>({ max: 50_000 });

  of(link: KnownLink): number {
    if (link.visitCap === null) return 0;
    return Math.max(link.visits, this.#counted.get(keyOf(link)) ?? 0);
  }

  add(link: KnownLink): void {
    if (link.visitCap !== null) this.#counted.set(keyOf(link), this.of(link) + 1);
  }
}

function keyOf({ clientId, touchpointId }: KnownLink): string {
  return `${clientId} ${touchpointId}`;
}
