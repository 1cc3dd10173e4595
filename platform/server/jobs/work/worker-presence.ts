import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';

const BETWEEN_SIGNS_MS = 10_000;

/** After this long without a sign a process is taken for gone. */
export const PRESENT_SECONDS = 35;

/** Registers a worker process and its capacity. */
export class WorkerPresence {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #id = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #signing: Promise<void> | undefined;
  #stopped = false;

  constructor(options: { db: Db; log: Logger }) {
    this.#db = options.db;
    this.#log = options.log;
  }

  async start(capacity: number): Promise<void> {
    this.#signing = this.#sign(capacity);
    await this.#signing;
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.start(capacity), BETWEEN_SIGNS_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#signing;
    await this.#quietly(sql`delete from platform.job_workers where id = ${this.#id}`);
  }

  #sign(capacity: number): Promise<void> {
    return this.#quietly(sql`
      with gone as (
        delete from platform.job_workers
        where seen_at < now() - make_interval(secs => ${10 * PRESENT_SECONDS})
      )
      insert into platform.job_workers (id, host, capacity)
      values (${this.#id}, ${hostname()}, ${capacity})
      on conflict (id) do update set seen_at = now()`);
  }

  /** A figure on a screen is no reason to disturb the work. */
  async #quietly(query: ReturnType<typeof sql>): Promise<void> {
    try {
      await query.execute(this.#db);
    } catch (error) {
      this.#log.warn({ error }, 'a worker could not sign in');
    }
  }
}
