import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { WORK_PATIENCE_MS, withPatience } from '../../database/statement-patience.ts';
import { HEARTBEAT_SECONDS } from '../queue/queue-options.ts';
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
      log.warn({ error }, 'the queue could not be told that jobs still run');
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
