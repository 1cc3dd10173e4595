import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CallerLeft } from './caller-left.ts';
import { cancelStatement } from './cancel-statement.ts';
import { withZoneOf } from './client-zone.ts';
import { currentPatience, type Patience, remainingMs } from './statement-patience.ts';

/** A cancellation that arrives before its statement is ignored by the server, and is sent again after this time. */
const CANCEL_AGAIN_MS = 200;
/** Ends a transaction: never refused and never cancelled, so that it is kept or undone as a whole. */
const ENDS_TRANSACTION = /^\s*(?:commit|rollback)\b/i;

type Ask = (...given: unknown[]) => unknown;

/**
 * A connection that nobody waits on for longer than their work allows. The database ends a statement that takes too
 * long; where it does not even do that, the connection is given up, so that neither the statement nor the transaction
 * around it can be kept behind the back of who was told that it failed. A statement whose caller leaves is cancelled.
 */
export class BoundedClient extends pg.Client {
  readonly #ask: Ask;
  #limitMs = 0;
  #caller: AbortSignal | undefined;
  #cancelling: Promise<void> | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = super.query.bind(this) as Ask;
    this.#ask = ask;
    this.query = ((statement: unknown, values: unknown, ...rest: unknown[]) => {
      const given = [statement, withZoneOf(this, values), ...rest];
      const patience = currentPatience();
      const limitMs = patience.ms;
      if (!isPlain(given)) return this.#bound(ask(...given), patience);
      const caller = ENDS_TRANSACTION.test(statement as string) ? undefined : this.#caller;
      const bounded = () => this.#watch(() => this.#bound(ask(...given), patience), caller);
      const send = () => {
        if (limitMs === this.#limitMs) return bounded();
        this.#limitMs = limitMs;
        // Before the work's first statement, so outside of any transaction: what is taken back does not change it.
        const allowed = this.#bound(ask(`set statement_timeout = ${limitMs}`), patience);
        return (allowed as Promise<unknown>).then(bounded, (error) => {
          // Nobody knows which limit it has now: the next work says its own again.
          this.#limitMs = Number.NaN;
          throw error;
        });
      };
      return this.#cancelling ? this.#cancelling.then(send) : send();
    }) as pg.Client['query'];
  }

  /** From now on its statements are cancelled when this caller leaves; undefined where there is nobody to leave. */
  holdFor(caller: AbortSignal | undefined): void {
    this.#caller = caller;
  }

  /** Resolves when no cancellation can reach a later statement. False where the connection is of no use afterwards. */
  async isSettled(): Promise<boolean> {
    await this.#cancelling;
    return !this.#stream.destroyed;
  }

  get #stream(): { destroyed: boolean; destroy(): void } {
    return (this as unknown as { connection: pg.Connection }).connection.stream;
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

  /** The server does not see that a connection is gone while it works: it is told to stop, if it can be told anything. */
  #giveUp(): void {
    this.#stream.destroy();
    void cancelStatement(this);
  }

  #watch(ask: () => unknown, caller: AbortSignal | undefined): unknown {
    if (caller?.aborted) return Promise.reject(new CallerLeft());
    const asked = ask();
    if (!caller || !(asked instanceof Promise)) return asked;
    const cancel = () => {
      this.#cancelling ??= this.#cancel(asked).finally(() => {
        this.#cancelling = undefined;
      });
    };
    caller.addEventListener('abort', cancel);
    const unwatch = () => caller.removeEventListener('abort', cancel);
    asked.then(unwatch, unwatch);
    return asked;
  }

  /** Later statements of this connection, whoever's, wait for all of this. */
  async #cancel(asked: Promise<unknown>): Promise<void> {
    let isOver = false;
    const over = asked.then(
      () => {
        isOver = true;
      },
      () => {
        isOver = true;
      },
    );
    while (!isOver) {
      if ((await cancelStatement(this)) === 'unknown') {
        // It could still hit a statement of somebody else.
        this.#stream.destroy();
        return;
      }
      await Promise.race([over, pause(CANCEL_AGAIN_MS)]);
    }
    // Takes a signal that came after the statement had ended.
    await (this.#ask('') as Promise<unknown>).catch(() => {});
  }
}

/** Neither a cursor nor one of those who want to be called back. */
function isPlain([statement, ...rest]: unknown[]): boolean {
  return typeof statement === 'string' && typeof rest.at(-1) !== 'function';
}
