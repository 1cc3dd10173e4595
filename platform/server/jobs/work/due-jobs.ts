import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';

interface DueJobsOptions {
  db: Db;
  log: Logger;
  /** The kinds of jobs that this process works on now. */
  names: () => string[];
  wake: (name: string) => void;
  betweenLooksMs: number;
}

/**
 * NOTIFY wakes a worker for jobs that can run immediately. This wakes it for jobs that become due later (a retry, a
 * delay) or were enqueued while no worker listened: one lookup per kind, in one statement per second.
 */
export class DueJobs {
  readonly #options: DueJobsOptions;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #stopped = false;

  constructor(options: DueJobsOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.look().finally(() => {
        if (!this.#stopped) this.start();
      });
    }, this.#options.betweenLooksMs);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async look(): Promise<void> {
    try {
      const { rows } = await sql<{ name: string }>`
        select name from platform.due_jobs(${this.#options.names()}::text[])`.execute(
        this.#options.db,
      );
      for (const { name } of rows) this.#options.wake(name);
    } catch (error) {
      this.#options.log.warn({ error }, 'the queue could not be looked at');
    }
  }
}
