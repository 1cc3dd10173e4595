import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { LiveMessage } from '#platform/contract/notifications.ts';
import type { Database, Db } from '../database/database.ts';
import { waitForSlowDatabase } from '../start/check-database.ts';
import { ListenConnection } from './listen-connection.ts';

/** PostgreSQL rejects longer payloads. For larger messages, send an ID and let the receiver read the data. */
const PAYLOAD_LIMIT_BYTES = 7_999;
const PG_CHANNEL = 'comptoir';
const USER_CHANNEL = 'user';

/**
 * Channel on which a process learns that its own connection was lost and is back. Messages in between are lost, so
 * listeners must clear caches that depend on them.
 */
export const RECONNECTED = 'reconnected';

type Listener = (payload: never) => void;

/** Sends messages to all processes. They are delivered when the sender's transaction commits. */
export class LiveMessageBus {
  readonly #log: Logger;
  readonly #connection: ListenConnection;
  readonly #channels = new Map<string, Set<Listener>>();
  readonly #users = new Map<string, Set<(message: LiveMessage) => void>>();

  constructor(options: { database: Pick<Database, 'url'>; log: Logger }) {
    this.#log = options.log;
    this.#connection = new ListenConnection({
      url: options.database.url,
      channel: PG_CHANNEL,
      log: options.log,
      onNotification: (text) => this.#receive(text),
      onReconnected: () => this.#dispatch(RECONNECTED, null),
    });
    this.on(USER_CHANNEL, ({ userId, message }: { userId: string; message: LiveMessage }) => {
      for (const listener of this.#users.get(userId) ?? []) this.#call(listener, message);
    });
  }

  start(): Promise<void> {
    return waitForSlowDatabase(() => this.#connection.open(), { log: this.#log });
  }

  stop(): Promise<void> {
    return this.#connection.close();
  }

  /** Sends to every open browser of a user, on any process. */
  sendToUser(db: Db, to: { userId: string }, message: LiveMessage): Promise<void> {
    return this.notify(db, USER_CHANNEL, { userId: to.userId, message });
  }

  /** Receives messages for one user. Call the returned function to unsubscribe. */
  subscribe(userId: string, listener: (message: LiveMessage) => void): () => void {
    return addListener(this.#users, userId, listener);
  }

  /** Sends a message to every process, including this one. For cache invalidation. */
  async notify(db: Db, channel: string, payload: unknown): Promise<void> {
    const text = JSON.stringify({ channel, payload });
    if (Buffer.byteLength(text) > PAYLOAD_LIMIT_BYTES) {
      throw new Error(`a message on ${channel} is too long: send an ID instead`);
    }
    await sql`select pg_notify(${PG_CHANNEL}, ${text})`.execute(db);
  }

  /** Receives the messages of a channel. Call the returned function to unsubscribe. */
  on<Payload>(channel: string, listener: (payload: Payload) => void): () => void {
    return addListener(this.#channels, channel, listener as Listener);
  }

  #receive(text: string): void {
    const { channel, payload } = JSON.parse(text) as { channel: string; payload: unknown };
    this.#dispatch(channel, payload);
  }

  #dispatch(channel: string, payload: unknown): void {
    for (const listener of this.#channels.get(channel) ?? [])
      this.#call(listener, payload as never);
  }

  /** A listener that throws must not affect the other listeners. */
  #call<Payload>(listener: (payload: Payload) => void, payload: Payload): void {
    try {
      listener(payload);
    } catch (error) {
      this.#log.error({ error }, 'a live listener failed');
    }
  }
}

function addListener<Item>(map: Map<string, Set<Item>>, key: string, item: Item): () => void {
  const items = map.get(key) ?? new Set<Item>();
  items.add(item);
  map.set(key, items);
  return () => {
    items.delete(item);
    if (items.size === 0 && map.get(key) === items) map.delete(key);
  };
}
