import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { atMost } from '#platform/server/cache/at-most.ts';
import {
  type ConcurrencyLimit,
  TooManyWaiting,
} from '#platform/server/concurrency/concurrency-limit.ts';
import { isDatabaseUnavailable } from '#platform/server/database/database-errors.ts';
import { CALL_PATIENCE_MS, withPatience } from '#platform/server/database/statement-patience.ts';

interface Entry<Value> {
  value: Value | null;
  stale: boolean;
  freshUntil: number;
  /** When it was last moved to the front as most recently used. */
  movedAt: number;
  /** True if a caller has already waited for the current reload. */
  waitedFor: boolean;
  tag: string;
}

/** Maximum time that a visitor waits for a reload before the cached value is used. */
const PATIENCE_MS = 500;
/** After a database failure, cached values are returned immediately for this time. */
const LET_ALONE_MS = 1_000;
/** The database notifies of changes immediately; this limits the effect of a missed notification. */
const FRESH_MS = 5 * 60_000;
const MOVED_EVERY_MS = 1_000;

export interface NotifiedCacheOptions<Value> {
  load(key: string): Promise<Value | null>;
  /** Tag for invalidating entries; entries of missing values have one too. */
  tag(key: string, value: Value | null): string;
  lifetimeMs?(value: Value): number | undefined;
  gate: ConcurrencyLimit;
  /** Separate limit for reloads of existing entries, so that probing random keys cannot delay them. */
  renewals: ConcurrencyLimit;
  log: Logger;
  /** Existing and missing entries have separate limits, so that probing random keys cannot evict existing entries. */
  knownLimit: number;
  unknownLimit: number;
}

/**
 * In-memory cache of database values. Changed values are reloaded before they are returned; if the database is
 * unavailable, cached values are used.
 */
export class NotifiedCache<Value extends object> {
  readonly #options: NotifiedCacheOptions<Value>;
  readonly #known: LRUCache<string, Entry<Value>>;
  readonly #unknown: LRUCache<string, Entry<Value>>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #loading = new Map<string, Promise<Value | null>>();
  #forgettings = 0;
  #letAloneUntil = 0;

  constructor(options: NotifiedCacheOptions<Value>) {
    this.#options = options;
    const dispose = ({ tag }: Entry<Value>, key: string) => this.#untag(tag, key);
    this.#known = new LRUCache({ ...atMost(options.knownLimit), dispose });
    this.#unknown = new LRUCache({ ...atMost(options.unknownLimit), dispose });
  }

  /** An existing value that is cached and current; loads nothing. */
  peek(key: string): Value | undefined {
    const entry = this.#known.peek(key);
    if (entry === undefined || entry.stale) return undefined;
    const now = Date.now();
    if (now >= entry.freshUntil) return undefined;
    // Moved to the front at most once per second, because moving costs more than the lookup.
    if (now > entry.movedAt + MOVED_EVERY_MS) {
      entry.movedAt = now;
      this.#known.get(key);
    }
    return entry.value ?? undefined;
  }

  /** Synchronous for cached values, so that the hot path awaits no promise. */
  find(key: string): Value | null | Promise<Value | null> {
    const entry = this.#known.get(key) ?? this.#unknown.get(key);
    if (entry === undefined) return this.#load(key, this.#options.gate);
    const now = Date.now();
    if (!entry.stale && now < entry.freshUntil) return entry.value;
    if (now < this.#letAloneUntil) return entry.value;
    if (entry.waitedFor && this.#loading.has(key)) return entry.value;
    return this.#renewed(key, entry);
  }

  forgetTagged(tag: string): void {
    this.#forgettings += 1;
    for (const key of this.#keysOfTag.get(tag) ?? []) this.#spoil(key);
  }

  forget(key: string): void {
    this.#forgettings += 1;
    // A missing value may exist now. The cached absence must not be returned, even if a reload fails.
    this.#unknown.delete(key);
    this.#spoil(key);
  }

  forgetWhere(matches: (key: string) => boolean): void {
    this.#forgettings += 1;
    for (const cache of [this.#known, this.#unknown]) {
      for (const [key, entry] of cache.entries()) if (matches(key)) entry.stale = true;
    }
  }

  #spoil(key: string): void {
    const entry = this.#known.peek(key) ?? this.#unknown.peek(key);
    if (entry) entry.stale = true;
  }

  async #renewed(key: string, entry: Entry<Value>): Promise<Value | null> {
    const late = new AbortController();
    const { gate, renewals, log } = this.#options;
    const waited = pause(PATIENCE_MS, undefined, { signal: late.signal, ref: false });
    try {
      const result = await Promise.race([
        this.#load(key, entry.value === null ? gate : renewals).then((value) => ({ value })),
        waited.then(() => undefined),
      ]);
      if (result) return result.value;
      entry.waitedFor = true;
    } catch (error) {
      if (!isDatabaseUnavailable(error) && !(error instanceof TooManyWaiting))
        log.error({ error }, 'what is known could not be read again');
    } finally {
      late.abort();
      waited.catch(() => {});
    }
    return entry.value;
  }

  #load(key: string, gate: ConcurrencyLimit): Promise<Value | null> {
    const under = this.#loading.get(key);
    if (under) return under;
    const loading = gate
      .run(async () => {
        const { load } = this.#options;
        const before = this.#forgettings;
        const value = await withPatience(CALL_PATIENCE_MS, () => load(key));
        // A value loaded during an invalidation may already be outdated.
        this.#keep(key, value, this.#forgettings !== before);
        return value;
      })
      .catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) this.#letAloneUntil = Date.now() + LET_ALONE_MS;
        throw error;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  #keep(key: string, value: Value | null, stale: boolean): void {
    const freshMs = value === null ? FRESH_MS : (this.#options.lifetimeMs?.(value) ?? FRESH_MS);
    const tag = this.#options.tag(key, value);
    this.#known.delete(key);
    this.#unknown.delete(key);
    const cache = value === null ? this.#unknown : this.#known;
    const now = Date.now();
    const freshUntil = now + freshMs;
    cache.set(key, { value, stale, freshUntil, movedAt: now, waitedFor: false, tag });
    const keys = this.#keysOfTag.get(tag) ?? new Set();
    keys.add(key);
    this.#keysOfTag.set(tag, keys);
  }

  #untag(tag: string, key: string): void {
    const keys = this.#keysOfTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOfTag.delete(tag);
  }
}
