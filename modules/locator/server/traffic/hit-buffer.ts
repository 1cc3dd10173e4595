import { setTimeout as pause } from 'node:timers/promises';
import type { VisitSource } from '#modules/locator/contract/traffic.ts';
import type { App } from '#platform/server/app.ts';
import {
  flushHits,
  type HitSums,
  type LocatorRef,
  type PlaceSum,
  type Timed,
} from './flush-hits.ts';

interface ShownList {
  of: LocatorRef;
  firstPosition: number;
  /** The quarter of an hour of the event. */
  slot: number;
  times: number;
}

const QUARTER_MS = 15 * 60_000;
const FLUSH_MS = 2_000;
const RETRY_MS = 10_000;
const STOP_MS = 3_000;
/**
 * Limit of sums, not hits; a busy day of a large brand is far below it. Beyond it new sums are dropped and their number
 * is logged.
 */
const SUMS_LIMIT = 20_000;

const emptySums = (): HitSums => ({
  hits: new Map(),
  views: new Map(),
  visitors: new Map(),
  places: new Map(),
});

/** Sums of this process that are not in the database yet. */
export class HitBuffer {
  readonly #app: Pick<App, 'database' | 'events' | 'log'>;
  #sums = emptySums();
  /** Lists of stores shown since the last flush; a popular page shows the same list each time. */
  #lists = new Map<readonly string[], ShownList>();
  #listed = 0;
  #lost = 0;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<boolean> | undefined;
  #isStopped = false;

  constructor(app: Pick<App, 'database' | 'events' | 'log'>) {
    this.#app = app;
  }

  get size(): number {
    const { hits, views, visitors, places } = this.#sums;
    return hits.size + views.size + visitors.size + places.size + this.#listed;
  }

  addHits(key: LocatorRef & { kind: string; locationId: string }, position = 0): void {
    const sum = this.#sumOf(this.#sums.hits, key, { hits: 0, positions: 0 });
    if (!sum) return;
    sum.hits += 1;
    sum.positions += position;
  }

  /** Like `addHits` for each store with its position; the same list object is counted in one step. */
  addShown(of: LocatorRef, locationIds: readonly string[], firstPosition: number): void {
    const slot = slotNow();
    const known = this.#lists.get(locationIds);
    if (known?.slot === slot && known.firstPosition === firstPosition) {
      known.times += 1;
      return;
    }
    if (known) this.#countList(locationIds, known);
    else if (this.size + locationIds.length > SUMS_LIMIT) {
      this.#lost += 1;
      return;
    } else this.#listed += locationIds.length;
    this.#lists.set(locationIds, { of, firstPosition, slot, times: 1 });
    this.#schedule(FLUSH_MS);
  }

  addView(key: LocatorRef & { path: string; locationId: string }): void {
    const sum = this.#sumOf(this.#sums.views, key, { views: 0 });
    if (sum) sum.views += 1;
  }

  addVisitor(key: LocatorRef & { source: VisitSource; country: string }): void {
    const sum = this.#sumOf(this.#sums.visitors, key, { visitors: 0 });
    if (sum) sum.visitors += 1;
  }

  addSearch(
    key: LocatorRef & { country: string; label: string },
    search: Pick<PlaceSum, 'latitude' | 'longitude' | 'nearestKm'> & {
      noneNear: boolean;
      foundNothing: boolean;
    },
  ): void {
    const sum = this.#sumOf(this.#sums.places, key, {
      latitude: search.latitude,
      longitude: search.longitude,
      searches: 0,
      noneNear: 0,
      foundNothing: 0,
      nearestKm: null as number | null,
    });
    if (!sum) return;
    sum.searches += 1;
    sum.noneNear += Number(search.noneNear);
    sum.foundNothing += Number(search.foundNothing);
    sum.nearestKm = nearer(sum.nearestKm, search.nearestKm);
  }

  /** Writes the sums to the database; returns false if that failed and they stay here. */
  async flush(): Promise<boolean> {
    if (this.#flushing) await this.#flushing;
    this.#flushing = this.#flushOnce().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  /** If the database is unavailable, the sums in memory are lost: shutdown does not wait for it. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const patience = new AbortController();
    const late = pause(STOP_MS, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.race([this.flush(), late]);
    patience.abort();
  }

  async #flushOnce(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [locationIds, list] of this.#lists) this.#countList(locationIds, list);
    this.#lists.clear();
    this.#listed = 0;
    const taken = this.#sums;
    if (this.size === 0) return true;
    this.#sums = emptySums();
    if (this.#lost > 0)
      this.#app.log.warn({ lost: this.#lost }, 'hits of locators were lost: too many at once');
    this.#lost = 0;
    try {
      await flushHits({ app: this.#app }, taken);
      return true;
    } catch (error) {
      this.#app.log.warn({ error }, 'hits of locators wait for the database');
      this.#putBack(taken);
      this.#schedule(RETRY_MS);
      return false;
    }
  }

  #countList(locationIds: readonly string[], { of, firstPosition, slot, times }: ShownList): void {
    for (const [index, locationId] of locationIds.entries()) {
      const key = { ...of, kind: 'shown', locationId };
      const sum = this.#sumOf(this.#sums.hits, key, { hits: 0, positions: 0 }, slot);
      if (!sum) continue;
      sum.hits += times;
      sum.positions += times * (firstPosition + index);
    }
  }

  #putBack(taken: HitSums): void {
    for (const name of ['hits', 'views', 'visitors', 'places'] as const) {
      const sums = this.#sums[name] as Map<string, object>;
      for (const [key, sum] of taken[name] as Map<string, object>) {
        const newer = sums.get(key);
        if (newer) addNumbers(newer as Record<string, unknown>, sum as Record<string, unknown>);
        else if (this.size < SUMS_LIMIT) sums.set(key, sum);
        else this.#lost += 1;
      }
    }
  }

  #sumOf<Key extends LocatorRef, Sum extends object>(
    sums: Map<string, Timed<Key & Sum>>,
    key: Key,
    zero: Sum,
    slot = slotNow(),
  ): Timed<Key & Sum> | undefined {
    const text = `${slot}\n${Object.values(key).join('\n')}`;
    const known = sums.get(text);
    if (known) return known;
    if (this.size >= SUMS_LIMIT) {
      this.#lost += 1;
      return undefined;
    }
    const made = { ...key, ...zero, at: new Date(slot * QUARTER_MS) };
    sums.set(text, made);
    this.#schedule(FLUSH_MS);
    return made;
  }

  #schedule(ms: number): void {
    if (this.#isStopped) return;
    this.#timer ??= setTimeout(() => void this.flush(), ms).unref();
  }
}

function slotNow(): number {
  return Math.floor(Date.now() / QUARTER_MS);
}

function nearer(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

const SUMMED = ['hits', 'positions', 'views', 'visitors', 'searches', 'noneNear', 'foundNothing'];

function addNumbers(to: Record<string, unknown>, from: Record<string, unknown>): void {
  for (const name of SUMMED) if (name in to) to[name] = Number(to[name]) + Number(from[name]);
  if ('nearestKm' in to)
    to.nearestKm = nearer(to.nearestKm as number | null, from.nearestKm as number | null);
}
