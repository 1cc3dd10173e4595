import pg from 'pg';
import { withZoneOf } from './client-zone.ts';
import { currentPatience, type Patience, remainingMs } from './statement-patience.ts';

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
      const patience = currentPatience();
      const limitMs = patience.ms;
      const bounded = () => this.#bound(ask(...given), patience);
      if (limitMs === this.#limitMs || !isPlain(given)) return bounded();
      this.#limitMs = limitMs;
      // Before the work's first statement, so outside of any transaction: what is taken back does not change it.
      const allowed = this.#bound(ask(`set statement_timeout = ${limitMs}`), patience);
      return (allowed as Promise<unknown>).then(bounded, (error) => {
        // Nobody knows which limit it has now: the next work says its own again.
        this.#limitMs = Number.NaN;
        throw error;
      });
    }) as pg.Client['query'];
  }

  #bound(asked: unknown, patience: Patience): unknown {
    if (!(asked instanceof Promise)) return asked;
    const [allowedMs, hadWaitedMs] = [remainingMs(patience), patience.waitedMs];
    let isGivenUp = false;
    const givenUp = setTimeout(() => {
      isGivenUp = true;
      patience.waitedMs = Math.max(patience.waitedMs, hadWaitedMs + allowedMs);
      this.#giveUp();
    }, allowedMs);
    const answered = () => {
      clearTimeout(givenUp);
      if (!isGivenUp) patience.waitedMs = 0;
    };
    asked.then(answered, answered);
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
