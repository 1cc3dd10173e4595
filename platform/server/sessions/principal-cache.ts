import type { Principal } from './principal.ts';

interface Entry {
  principal: Principal;
  tokenExpiresAt: number;
  loadedAt: number;
}

interface Reading {
  at: number;
  forgettings: number;
}

/** The database announces changes immediately. This limits the effect of a missed message. */
const KEPT_MS = 30_000;
const ENTRIES_KEPT = 10_000;

/** Caches the user of each access token, so that most calls need no query for it. */
export class PrincipalCache {
  readonly #entries = new Map<string, Entry>();
  #forgettings = 0;

  find(token: string, now: number): Principal | 'expired' | undefined {
    const entry = this.#entries.get(token);
    if (!entry) return undefined;
    if (now >= entry.tokenExpiresAt) {
      this.#entries.delete(token);
      return 'expired';
    }
    if (now - entry.loadedAt > KEPT_MS) {
      this.#entries.delete(token);
      return undefined;
    }
    return entry.principal;
  }

  beginReading(): Reading {
    return { at: Date.now(), forgettings: this.#forgettings };
  }

  /** Data that was read during an invalidation may be outdated, so it is not cached. */
  keep(
    token: string,
    principal: Principal,
    given: { tokenExpiresAt: number; reading: Reading },
  ): void {
    if (given.reading.forgettings !== this.#forgettings) return;
    this.#entries.set(token, {
      principal,
      tokenExpiresAt: given.tokenExpiresAt,
      loadedAt: given.reading.at,
    });
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > ENTRIES_KEPT && oldest !== undefined) this.#entries.delete(oldest);
  }

  forget(matches: (principal: Principal) => boolean): void {
    this.#forgettings += 1;
    for (const [token, { principal }] of this.#entries) {
      if (matches(principal)) this.#entries.delete(token);
    }
  }
}
