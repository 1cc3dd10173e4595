import pg from 'pg';
import { withZoneOf } from './client-zone.ts';
import { currentPatience } from './statement-patience.ts';

/** What the database itself ends is told with its reason; only one that says nothing at all is given up on. */
const GRACE_MS = 1_000;

/**
 * A connection that nobody waits on for longer than their work allows. The database ends a statement that takes too
 * long; where it does not even do that, the connection is given up, so that neither the statement nor the transaction
 * around it can be kept behind the back of who was told that it failed.
 */
export class BoundedClient extends pg.Client {
  #limitMs = 0;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((statement: unknown, values: unknown, ...rest: unknown[]) => {
      const given = [statement, withZoneOf(this, values), ...rest];
      const limitMs = currentPatience();
      const bounded = () => this.#bound(ask(...given), limitMs);
      if (limitMs === this.#limitMs || !isPlain(given)) return bounded();
      this.#limitMs = limitMs;
      // Before the work's first statement, so outside of any transaction: what is taken back does not change it.
      const allowed = this.#bound(ask(`set statement_timeout = ${limitMs}`), limitMs);
      return (allowed as Promise<unknown>).then(bounded, (error) => {
        // Nobody knows which limit it has now: the next work says its own again.
        this.#limitMs = Number.NaN;
        throw error;
      });
    }) as pg.Client['query'];
  }

  #bound(asked: unknown, limitMs: number): unknown {
    if (!(asked instanceof Promise)) return asked;
    const givenUp = setTimeout(() => this.#giveUp(), limitMs + GRACE_MS);
    asked.then(
      () => clearTimeout(givenUp),
      () => clearTimeout(givenUp),
    );
    return asked;
  }

  #giveUp(): void {
    (this as unknown as { connection: pg.Connection }).connection.stream.destroy();
  }
}

/** Neither a cursor nor one of those who want to be called back. */
function isPlain([statement, ...rest]: unknown[]): boolean {
  return typeof statement === 'string' && typeof rest.at(-1) !== 'function';
}
