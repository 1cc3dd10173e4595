import type { App } from '#platform/server/app.ts';
import { CALL_PATIENCE_MS, withPatience } from '#platform/server/database/statement-patience.ts';
import { newToken } from '#platform/server/secrets/secrets.ts';

/**
 * Requests of one phone for one touchpoint within this time are one visit: a preview and the tap on it, http and https, a
 * reload.
 */
export const ONE_VISIT_MS = 10_000;
const CACHE_SIZE = 50_000;

interface CachedVisit<Visit> {
  visit: Visit;
  until: number;
}

/**
 * Visits of the last seconds, by phone and touchpoint. Uses two generations and drops the older one as a whole, so
 * expiry needs no search and memory stays limited during floods.
 */
export class RecentVisits<Visit> {
  readonly #most: number;
  #young = new Map<number, CachedVisit<Visit>>();
  #old = new Map<number, CachedVisit<Visit>>();
  #turning: NodeJS.Timeout | undefined;

  constructor(most = CACHE_SIZE) {
    this.#most = most;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  find(key: number): Visit | undefined {
    const cached = this.#young.get(key) ?? this.#old.get(key);
    return cached && Date.now() < cached.until ? cached.visit : undefined;
  }

  keep(key: number, visit: Visit): void {
    if (this.#young.size >= this.#most) this.#turn();
    this.#young.set(key, { visit, until: Date.now() + ONE_VISIT_MS });
    this.#turning ??= setTimeout(() => this.#turn(), ONE_VISIT_MS).unref();
  }

  forget(key: number): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  #turn(): void {
    clearTimeout(this.#turning);
    this.#old = this.#young;
    this.#young = new Map();
    this.#turning =
      this.#old.size > 0 ? setTimeout(() => this.#turn(), ONE_VISIT_MS).unref() : undefined;
  }
}

const CHANNEL = 'touchpoints.visit-key';
export const KEY_LIFE_MS = 10 * 60_000;

interface Key {
  period: number;
  since: number;
  secret: string;
}

/**
 * A random key that all processes share for some minutes, exchanged between their memories and never stored. Of two
 * keys created concurrently, the older wins. A process that cannot communicate uses its own.
 */
export class SharedKey {
  readonly #app: Pick<App, 'database' | 'live' | 'secrets'>;
  readonly #end: () => void;
  #key: Key | undefined;
  #forgetting: NodeJS.Timeout | undefined;

  constructor(app: Pick<App, 'database' | 'live' | 'secrets'>) {
    this.#app = app;
    this.#end = app.live.on(CHANNEL, (sealed: string) =>
      this.#hear(JSON.parse(app.secrets.open(CHANNEL, sealed)) as Key),
    );
  }

  now(): string {
    const period = presentPeriod();
    if (this.#key?.period === period) return this.#key.secret;
    const since = performance.timeOrigin + performance.now();
    const key = this.#take({ period, since, secret: newToken() });
    this.#share(key);
    return key.secret;
  }

  close(): void {
    this.#end();
    clearTimeout(this.#forgetting);
  }

  #hear(received: Key): void {
    if (received.period !== presentPeriod()) return;
    const own = this.#key?.period === received.period ? this.#key : undefined;
    if (own?.secret === received.secret) return;
    if (own && isOlder(own, received)) this.#share(own);
    else this.#take(received);
  }

  #take(key: Key): Key {
    this.#key = key;
    clearTimeout(this.#forgetting);
    const left = (key.period + 1) * KEY_LIFE_MS - Date.now();
    this.#forgetting = setTimeout(() => {
      this.#key = undefined;
    }, left).unref();
    return key;
  }

  /** Encrypted, because a database may log messages. */
  #share(key: Key): void {
    const { live, database, secrets } = this.#app;
    const sealed = secrets.seal(CHANNEL, JSON.stringify(key));
    withPatience(CALL_PATIENCE_MS, () =>
      live.notify(database.acrossClients(), CHANNEL, sealed),
    ).catch(() => {});
  }
}

function presentPeriod(): number {
  return Math.floor(Date.now() / KEY_LIFE_MS);
}

function isOlder(own: Key, received: Key): boolean {
  return own.since === received.since ? own.secret < received.secret : own.since < received.since;
}
