import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import {
  type ConcurrencyLimit,
  TooManyWaiting,
} from '#platform/server/concurrency/concurrency-limit.ts';
import { isDatabaseAway } from '#platform/server/database/database-away.ts';
import { CALL_PATIENCE_MS, withPatience } from '#platform/server/database/statement-patience.ts';
import { atMost } from './at-most.ts';

interface Entry<Value> {
  value: Value | null;
  stale: boolean;
  freshUntil: number;
  /** Somebody has waited for the news that are still being read. */
  waitedFor: boolean;
  tag: string;
}

/** How long a visitor waits for news about something that is known, before what is known must do. */
const PATIENCE_MS = 500;
/** After the database did not answer, what is known is given at once for so long. */
const LET_ALONE_MS = 1_000;
/** Changes are told by the database at once; this bounds how long a missed message can matter. */
const KEPT_MS = 5 * 60_000;

export interface NotifiedCacheOptions<Value> {
  load(key: string): Promise<Value | null>;
  /** What its entries are told by; those of nothing found have one too. */
  tag(key: string, value: Value | null): string;
  keptMs?(value: Value): number | undefined;
  gate: ConcurrencyLimit;
  /** For what is known to exist: whoever tries keys at random does not stand in the way of its news. */
  renewals: ConcurrencyLimit;
  log: Logger;
  /** What was found and what was not are bounded apart: trying at random cannot push out what exists. */
  knownLimit: number;
  unknownLimit: number;
}

/**
 * Things of the database, answered from memory. What is told to have changed is read again before it is given; where the
 * database is away, what is known goes on being given.
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

  /** At once where it is known, which is why the hot path waits for no promise. */
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
    // Where nothing was, something is now: nobody is to hear the contrary, even where it cannot be read for the moment.
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
      if (!isDatabaseAway(error) && !(error instanceof TooManyWaiting))
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
        // What was read while something was being forgotten may be what had to be forgotten.
        this.#keep(key, value, this.#forgettings !== before);
        return value;
      })
      .catch((error: unknown) => {
        if (isDatabaseAway(error)) this.#letAloneUntil = Date.now() + LET_ALONE_MS;
        throw error;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  #keep(key: string, value: Value | null, stale: boolean): void {
    const keptMs = value === null ? KEPT_MS : (this.#options.keptMs?.(value) ?? KEPT_MS);
    const tag = this.#options.tag(key, value);
    this.#known.delete(key);
    this.#unknown.delete(key);
    const cache = value === null ? this.#unknown : this.#known;
    cache.set(key, { value, stale, freshUntil: Date.now() + keptMs, waitedFor: false, tag });
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
