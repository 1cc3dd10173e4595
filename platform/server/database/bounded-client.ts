import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { fillConnectionZone } from './client-zone.ts';
import { currentPatience, type Patience, remainingMs } from './statement-patience.ts';

const CANCEL_MS = 5_000;

/** A cancellation that arrives before its statement is ignored by the server, and is sent again after this time. */
const CANCEL_AGAIN_MS = 200;
/**
 * Statements that end a transaction are never refused or cancelled, so that it is committed or rolled back as a whole.
 */
const ENDS_TRANSACTION = /^\s*(?:commit|rollback)\b/i;

type RunQuery = (...given: unknown[]) => unknown;

/**
 * A connection with a time limit per statement. The database cancels a statement that takes too long. If it does not,
 * the connection is closed, so that nothing is committed after the caller got an error. A statement is also cancelled
 * when its caller disconnects.
 */
export class BoundedClient extends pg.Client {
  readonly #ask: RunQuery;
  #limitMs = 0;
  #caller: AbortSignal | undefined;
  #cancelling: Promise<void> | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const runQuery = super.query.bind(this) as RunQuery;
    this.#ask = runQuery;
    this.query = ((statement: unknown, values: unknown, ...rest: unknown[]) => {
      const given = [statement, fillConnectionZone(this, values), ...rest];
      const patience = currentPatience();
      const limitMs = patience.ms;
      if (!isPlain(given)) return this.#bound(runQuery(...given), patience);
      const caller = ENDS_TRANSACTION.test(statement as string) ? undefined : this.#caller;
      const bounded = () => this.#watch(() => this.#bound(runQuery(...given), patience), caller);
      const send = () => {
        if (limitMs === this.#limitMs) return bounded();
        this.#limitMs = limitMs;
        // Sends the limit before the first statement and outside any transaction, so that a rollback does not revert it.
        const allowed = this.#bound(runQuery(`set statement_timeout = ${limitMs}`), patience);
        return (allowed as Promise<unknown>).then(bounded, (error) => {
          // The current limit is unknown, so the next statement sets it again.
          this.#limitMs = Number.NaN;
          throw error;
        });
      };
      return this.#cancelling ? this.#cancelling.then(send) : send();
    }) as pg.Client['query'];
  }

  /** Cancels the statements of this connection when the caller disconnects; undefined when there is no caller. */
  holdFor(caller: AbortSignal | undefined): void {
    this.#caller = caller;
  }

  /** Resolves when no cancellation can affect a later statement. False if the connection must be discarded. */
  async isSettled(): Promise<boolean> {
    await this.#cancelling;
    return !this.#stream.destroyed;
  }

  get #stream(): { destroyed: boolean; destroy(): void } {
    return (this as unknown as { connection: pg.Connection }).connection.stream;
  }

  #bound(pending: unknown, patience: Patience): unknown {
    if (!(pending instanceof Promise)) return pending;
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
    pending.then(answered, answered);
    return pending;
  }

  /** A busy server does not notice a closed connection, so it is also sent a cancellation, if it can be reached. */
  #giveUp(): void {
    this.#stream.destroy();
    void cancelStatement(this);
  }

  #watch(runQuery: () => unknown, caller: AbortSignal | undefined): unknown {
    if (caller?.aborted) return Promise.reject(new CallerLeft());
    const pending = runQuery();
    if (!caller || !(pending instanceof Promise)) return pending;
    const cancel = () => {
      this.#cancelling ??= this.#cancel(pending).finally(() => {
        this.#cancelling = undefined;
      });
    };
    caller.addEventListener('abort', cancel);
    const unwatch = () => caller.removeEventListener('abort', cancel);
    pending.then(unwatch, unwatch);
    return pending;
  }

  /** Later statements on this connection, of any caller, wait until this ends. */
  async #cancel(pending: Promise<unknown>): Promise<void> {
    let isOver = false;
    const over = pending.then(
      () => {
        isOver = true;
      },
      () => {
        isOver = true;
      },
    );
    while (!isOver) {
      if ((await cancelStatement(this)) === 'unknown') {
        // The cancellation could still hit another caller's statement.
        this.#stream.destroy();
        return;
      }
      await Promise.race([over, pause(CANCEL_AGAIN_MS)]);
    }
    // Sends a cancellation that was requested after the previous statement had ended.
    await (this.#ask('') as Promise<unknown>).catch(() => {});
  }
}

/** True for a plain text query: no cursor and no callback. */
function isPlain([statement, ...rest]: unknown[]): boolean {
  return typeof statement === 'string' && typeof rest.at(-1) !== 'function';
}

/** The caller has disconnected, so the statement was not sent. Uses PostgreSQL's code for a cancelled statement. */
class CallerLeft extends Error {
  readonly code = '57014';

  constructor() {
    super('the caller has left');
    this.name = 'CallerLeft';
  }
}

/** Internal fields of the driver's connection. */
interface HeldConnection {
  host: string;
  port: number;
  ssl: boolean | object;
  processID: number | null;
  secretKey: number | null;
}

/** The driver's own connection class, which its types declare only in part. */
interface CancelConnection {
  connect(port: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processId: number, secretKey: number): void;
  stream: { destroy(): void };
  on(event: string, listener: (given?: unknown) => void): void;
}

/** `unknown`: the request was sent, but it is unclear whether the server has processed it. */
type Cancelled = 'done' | 'not sent' | 'unknown';

/**
 * Cancels the running statement over a second connection, as the protocol requires. The server closes that connection
 * after it has signalled the backend, so with `done` no cancellation is pending any more.
 */
function cancelStatement(client: pg.Client): Promise<Cancelled> {
  const { host, port, ssl, processID, secretKey } = client as unknown as HeldConnection;
  if (processID === null || secretKey === null) return Promise.resolve('not sent');
  return new Promise((resolve) => {
    const connection = new pg.Connection({ ssl } as never) as unknown as CancelConnection;
    let isSent = false;
    let hasFailed = false;
    const fail = () => {
      hasFailed = true;
      connection.stream.destroy();
    };
    const late = setTimeout(fail, CANCEL_MS);
    const send = () => {
      isSent = true;
      connection.cancel(processID, secretKey);
    };
    connection.on('connect', () => (ssl ? connection.requestSsl() : send()));
    connection.on('sslconnect', send);
    connection.on('error', fail);
    connection.on('end', () => {
      clearTimeout(late);
      resolve(!isSent ? 'not sent' : hasFailed ? 'unknown' : 'done');
    });
    if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
    else connection.connect(port, host);
  });
}
