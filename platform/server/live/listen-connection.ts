import pg from 'pg';
import type { Logger } from 'pino';
import { SYSTEM_ROLE } from '../database/roles.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** A connection that failed silently (a proxy, a sleeping machine) is detected within this time. */
const HEARTBEAT_MS = 10_000;

interface ListenOptions {
  url: string;
  channel: string;
  log: Logger;
  onNotification: (payload: string) => void;
  /** Messages sent while disconnected are lost, so caches that depend on them must be reloaded. */
  onReconnected: () => void;
}

/** A connection that receives NOTIFY messages and reconnects automatically. */
export class ListenConnection {
  readonly #options: ListenOptions;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #retries = 0;
  #closed = false;

  constructor(options: ListenOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      options: `-c role=${SYSTEM_ROLE}`,
      application_name: 'comptoir live',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.#options.onNotification(payload);
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the connection ended')));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(this.#options.channel)}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return this.#drop(client);
    // Set only now: if the connection is lost while opening, the opening code gets the error and retries.
    this.#client = client;
    this.#retries = 0;
    this.#beatLater(client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    client?.removeAllListeners('end');
    await client?.end().catch(() => {});
  }

  #beatLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && this.#beatLater(client),
        (error) => this.#lost(client, error),
      );
    }, HEARTBEAT_MS).unref();
  }

  #lost(client: pg.Client, error: Error): void {
    if (this.#client !== client) return;
    this.#drop(client);
    if (this.#closed) return;
    this.#options.log.warn({ error }, 'the live connection was lost');
    this.#retryLater();
  }

  #retryLater(): void {
    const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#retries);
    this.#retries = Math.min(this.#retries + 1, 10);
    this.#timer = setTimeout(
      () => {
        this.open().then(
          () => !this.#closed && this.#options.onReconnected(),
          () => !this.#closed && this.#retryLater(),
        );
      },
      delay * (0.5 + Math.random() / 2),
    );
  }

  #drop(client: pg.Client): void {
    clearTimeout(this.#timer);
    this.#client = undefined;
    client.end().catch(() => {});
  }
}
