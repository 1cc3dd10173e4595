import { LRUCache } from 'lru-cache';
import { atMost } from '#platform/server/cache/at-most.ts';
import { addressKey } from '#platform/server/http/request/request-address.ts';

const WINDOW_MS = 60_000;
const ADDRESSES = 50_000;

/** Limits page requests per IP address and minute. Counted here, because cached pages bypass the routes. */
export class AddressBudget {
  readonly #max: number;
  readonly #counts = new LRUCache<string, { since: number; count: number }>(atMost(ADDRESSES));

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts a request. Returns 0, or above the limit the seconds until the next minute. */
  take(address: string): number {
    const now = Date.now();
    const key = addressKey(address);
    const known = this.#counts.get(key);
    if (!known || now - known.since >= WINDOW_MS) {
      this.#counts.set(key, { since: now, count: 1 });
      return 0;
    }
    if (known.count >= this.#max) return Math.ceil((known.since + WINDOW_MS - now) / 1_000);
    known.count += 1;
    return 0;
  }
}
