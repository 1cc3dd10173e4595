import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { App } from '#platform/server/app.ts';
import { atMost } from '#platform/server/cache/at-most.ts';
import {
  ConcurrencyLimit,
  TooManyWaiting,
} from '#platform/server/concurrency/concurrency-limit.ts';
import { isDatabaseUnavailable } from '#platform/server/database/database-errors.ts';
import { CALL_PATIENCE_MS, withPatience } from '#platform/server/database/statement-patience.ts';
import type { RedirectLink } from '../cache/redirect-link.ts';

/** Half a minute: much shorter than the time after which the database grants unused visits again. */
const LIFE_MS = 30_000;
/** Time without further queries for more visits. */
const REST_MS = 2_000;
const LARGEST = 1_024;
/** Renewed in advance when this share of it is left, so that visitors do not wait. */
const RENEWED_AT = 1 / 4;
const SMALLEST_AHEAD = 8;

const SHARE_CACHE_SIZE = 50_000;
/** Maximum time that a visitor waits for the budget. */
const PATIENCE_MS = 1_000;

/**
 * Visit budgets of capped touchpoints. A process takes shares of the remaining visits from the database, smaller ones
 * as fewer remain, and admits visitors from them without a query. While the database is available, all processes
 * together never exceed the cap.
 */
export class VisitBudgets {
  readonly #app: App;
  readonly #gate: ConcurrencyLimit;
  readonly #shares = new LRUCache<string, VisitShare>(atMost(SHARE_CACHE_SIZE));

  constructor(app: App) {
    this.#app = app;
    const atOnce = Math.max(2, Math.floor(app.config.DATABASE_POOL / 4));
    this.#gate = new ConcurrencyLimit({ atOnce, maxWaiting: 500 });
  }

  /** According to this process only; takes no visit. */
  isSpent(link: RedirectLink): boolean {
    if (link.visitCap === null) return false;
    return link.visits >= link.visitCap || this.#shareOf(link, link.visitCap).isSpent(Date.now());
  }

  /** Uses one visit, if one is left. */
  take(link: RedirectLink): boolean | Promise<boolean> {
    if (link.visitCap === null) return true;
    const share = this.#shareOf(link, link.visitCap);
    if (!share.take(Date.now())) return this.#takeLater(link, share);
    if (share.isRenewedAhead()) void this.#ask(link, share);
    return true;
  }

  async #takeLater(link: RedirectLink, share: VisitShare): Promise<boolean> {
    share.waiting += 1;
    try {
      for (;;) {
        const now = Date.now();
        if (share.take(now)) return true;
        if (share.isSpent(now)) return false;
        if (share.isAway(now)) return share.takeUnreserved(link.visits);
        await this.#ask(link, share);
      }
    } finally {
      share.waiting -= 1;
    }
  }

  /** One query for all waiting visitors. */
  #ask(link: RedirectLink, share: VisitShare): Promise<void> {
    share.asking ??= this.#grantInTime(link, share).finally(() => {
      share.asking = undefined;
    });
    return share.asking;
  }

  /** Visits granted too late remain for later visitors. */
  async #grantInTime(link: RedirectLink, share: VisitShare): Promise<void> {
    const isLate = await Promise.race([
      this.#grant(link, share).then(() => false),
      wait(PATIENCE_MS, true, { ref: false }),
    ]);
    if (isLate) share.away(Date.now());
  }

  async #grant(link: RedirectLink, share: VisitShare): Promise<void> {
    const { cap, wanted, waiting } = share;
    try {
      const grantRequest = { link, cap, waiting, wanted };
      const count = await this.#gate.run(() =>
        withPatience(CALL_PATIENCE_MS, () => grantVisits({ app: this.#app }, grantRequest)),
      );
      if (count > 0) share.granted(count, Date.now());
      // A request in advance may get nothing although visits remain, so the budget only counts as spent if visitors are
      // waiting.
      else if (waiting > 0) share.spent(Date.now());
    } catch (error) {
      if (!(error instanceof TooManyWaiting) && !isDatabaseUnavailable(error)) {
        this.#app.log.error({ error }, 'visits of a capped touchpoint could not be reserved');
      }
      share.away(Date.now());
    }
  }

  /** Another cap starts a separate share. */
  #shareOf({ clientId, touchpointId, visits }: RedirectLink, cap: number): VisitShare {
    const key = `${clientId} ${touchpointId}`;
    const cached = this.#shares.get(key);
    if (cached?.cap === cap) return cached;
    const share = new VisitShare(cap, visits);
    this.#shares.set(key, share);
    return share;
  }
}

interface GrantRequest {
  link: Pick<RedirectLink, 'clientId' | 'touchpointId'>;
  cap: number;
  /** Number of waiting visitors; as many visits are granted if available. */
  waiting: number;
  /** In addition at most an eighth of the remaining visits, so that no process holds visits that others need. */
  wanted: number;
}

/** Number of visits that this process may admit; 0 when the cap is reached. */
export async function grantVisits(
  { app }: { app: App },
  grantRequest: GrantRequest,
): Promise<number> {
  const { clientId, touchpointId } = grantRequest.link;
  const { rows } = await sql<{ share: number }>`
    select touchpoints.grant_visits(
      ${clientId}::uuid, ${touchpointId}, ${grantRequest.cap}, ${grantRequest.waiting}, ${grantRequest.wanted}
    )::int as share`.execute(app.database.ofClient(clientId));
  return rows[0]?.share ?? 0;
}

/** Visits of one capped touchpoint that a process may still admit before it queries the database again. */
class VisitShare {
  readonly cap: number;
  /** Size of the next request: twice the last share if it was used up, otherwise the used part of it. */
  wanted = 1;
  /** Visitors who wait for the current query. */
  waiting = 0;
  asking: Promise<void> | undefined;
  #left = 0;
  #size = 0;
  #until = 0;
  #restUntil = 0;
  #awayUntil = 0;
  #passed: number;

  constructor(cap: number, counted: number) {
    this.cap = cap;
    this.#passed = counted;
  }

  take(now: number): boolean {
    if (this.#left > 0 && now > this.#until) this.#drop();
    if (this.#left === 0) return false;
    this.#left -= 1;
    this.#passed += 1;
    if (this.#left === 0) this.wanted = Math.min(LARGEST, this.#size * 2);
    return true;
  }

  /** While the database is unavailable, each process uses its own count. */
  takeUnreserved(counted: number): boolean {
    this.#passed = Math.max(this.#passed, counted);
    if (this.#passed >= this.cap) return false;
    this.#passed += 1;
    return true;
  }

  granted(count: number, now: number): void {
    this.#left += count;
    this.#size = this.#left;
    this.#until = now + LIFE_MS;
  }

  isRenewedAhead(): boolean {
    return this.#size >= SMALLEST_AHEAD && this.#left <= this.#size * RENEWED_AT;
  }

  spent(now: number): void {
    this.#restUntil = now + REST_MS;
  }

  away(now: number): void {
    this.#awayUntil = now + REST_MS;
  }

  isSpent(now: number): boolean {
    return this.#left === 0 && now < this.#restUntil;
  }

  isAway(now: number): boolean {
    return now < this.#awayUntil;
  }

  #drop(): void {
    this.wanted = Math.max(1, this.#size - this.#left);
    this.#left = 0;
  }
}
