import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { WORK_PATIENCE_MS, withPatience } from '../../database/statement-patience.ts';
import { HEARTBEAT_SECONDS } from '../queue/queues.ts';
import type { Attempt } from './attempt-job.ts';
import type { JobRuns } from './job-runs.ts';

/** Sends one heartbeat for all running jobs of this process. */
export class Heartbeat {
  readonly #options: { db: Db; log: Logger; runs: JobRuns };
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;

  constructor(options: { db: Db; log: Logger; runs: JobRuns }) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(
      () => {
        this.#beating ??= this.#beat().finally(() => {
          this.#beating = undefined;
        });
      },
      (HEARTBEAT_SECONDS * 1_000) / 3,
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
  }

  async #beat(): Promise<void> {
    const { runs, log } = this.#options;
    const attempts = runs.attempts;
    if (attempts.length === 0) return;
    try {
      const alive = await withPatience(WORK_PATIENCE_MS, () => this.#touch(attempts));
      runs.loseClaims(attempts.filter(({ queued }) => !alive.has(queued.id)));
    } catch (error) {
      log.warn({ error }, 'the heartbeat of running jobs could not be sent');
    }
  }

  async #touch(attempts: readonly Attempt[]): Promise<ReadonlySet<string>> {
    const names = attempts.map(({ job }) => job.name);
    const ids = attempts.map(({ queued }) => queued.id);
    const { rows } = await sql<{ id: string }>`
      update pgboss.job_common as job set heartbeat_on = now()
      from unnest(
        ${names}::text[], ${ids}::uuid[],
        ${attempts.map(({ queued }) => queued.retryCount)}::integer[]
      ) as mine (name, id, retry_count)
      where job.name = any (${names}) and job.id = any (${ids})
        and job.name = mine.name and job.id = mine.id
        and job.state = 'active' and job.retry_count = mine.retry_count
      returning job.id`.execute(this.#options.db);
    return new Set(rows.map(({ id }) => id));
  }
}

const BETWEEN_SIGNS_MS = 10_000;

/** After this time without a heartbeat a process counts as gone. */
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

  /** Ignores errors: a missing figure on a screen must not affect the jobs. */
  async #quietly(query: ReturnType<typeof sql>): Promise<void> {
    try {
      await query.execute(this.#db);
    } catch (error) {
      this.#log.warn({ error }, 'a worker could not sign in');
    }
  }
}
