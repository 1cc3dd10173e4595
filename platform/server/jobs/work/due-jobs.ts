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
 * NOTIFY wakes a worker for what can run at once. This wakes it for what becomes due later (a retry, a delay) and for
 * what was enqueued while nobody listened: one probe a kind, in one statement a second.
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
