import { Counter, type Registry } from 'prom-client';

export type RedirectOutcome =
  | 'redirected'
  | 'elsewhere'
  | 'not-yet'
  | 'over'
  | 'unknown'
  | 'linkset'
  | 'busy';

/**
 * Metrics for /metrics. Stored as plain numbers until they are read, because they are incremented thousands of times
 * per second.
 */
export class RedirectCounts {
  readonly #counts = new Map<RedirectOutcome, number>();

  constructor(registry: Registry) {
    const counts = this.#counts;
    new Counter({
      name: 'comptoir_redirects_total',
      help: 'Requests for short URLs, by what came of them.',
      labelNames: ['outcome'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [outcome, count] of counts) this.inc({ outcome }, count);
      },
    });
  }

  add(outcome: RedirectOutcome): void {
    this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
  }
}
