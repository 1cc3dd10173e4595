import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { App } from '#platform/server/app.ts';
import {
  ConcurrencyLimit,
  TooManyWaiting,
} from '#platform/server/concurrency/concurrency-limit.ts';
import { isDatabaseAway } from '#platform/server/database/database-away.ts';
import { CALL_PATIENCE_MS, withPatience } from '#platform/server/database/statement-patience.ts';
import { atMost } from '../cache/at-most.ts';
import type { RedirectLink } from '../cache/redirect-link.ts';
import { grantVisits } from './grant-visits.ts';
import { VisitShare } from './visit-share.ts';

const SHARES_KEPT = 50_000;
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
  readonly #shares = new LRUCache<string, VisitShare>(atMost(SHARES_KEPT));

  constructor(app: App) {
    this.#app = app;
    const atOnce = Math.max(2, Math.floor(app.config.DATABASE_POOL / 4));
    this.#gate = new ConcurrencyLimit({ atOnce, mostWaiting: 500 });
  }

  /** According to this process only; takes no visit. */
  isSpent(link: RedirectLink): boolean {
    if (link.visitCap === null) return false;
    return link.visits >= link.visitCap || this.#shareOf(link, link.visitCap).isSpent(Date.now());
  }

  /** One visit more, if there is one. */
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
        if (share.isAway(now)) return share.takeUnasked(link.visits);
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
      const asked = { link, cap, waiting, wanted };
      const count = await this.#gate.run(() =>
        withPatience(CALL_PATIENCE_MS, () => grantVisits({ app: this.#app }, asked)),
      );
      if (count > 0) share.granted(count, Date.now());
      // A request in advance may get nothing although visits remain, so the budget only counts as spent if visitors are
      // waiting.
      else if (waiting > 0) share.spent(Date.now());
    } catch (error) {
      if (!(error instanceof TooManyWaiting) && !isDatabaseAway(error)) {
        this.#app.log.error({ error }, 'visits of a capped touchpoint could not be asked for');
      }
      share.away(Date.now());
    }
  }

  /** Another cap is another question. */
  #shareOf({ clientId, touchpointId, visits }: RedirectLink, cap: number): VisitShare {
    const key = `${clientId} ${touchpointId}`;
    const kept = this.#shares.get(key);
    if (kept?.cap === cap) return kept;
    const share = new VisitShare(cap, visits);
    this.#shares.set(key, share);
    return share;
  }
}
