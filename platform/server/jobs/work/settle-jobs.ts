import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { WORK_PATIENCE_MS, withPatience } from '../../database/statement-patience.ts';
import type { JobRecords } from '../job-records.ts';
import { FAILED_JOB_RETENTION_SECONDS, FAILED_QUEUE } from '../queue/queues.ts';
import { type ClaimedJob, withoutDiskWait } from './claim-jobs.ts';

/** How the queue proceeds with an attempted job. */
export interface Verdict {
  /** `deadletter` fails permanently, regardless of remaining attempts. */
  status: 'completed' | 'failed' | 'deadletter';
  output?: object;
}

interface Result {
  name: string;
  job: ClaimedJob;
  verdict: Verdict;
  stored: () => void;
}

/**
 * Pauses between attempts to store a result. After the last one the queue detects the missing heartbeat and runs the
 * job again.
 */
const PAUSES_MS = [200, 1_000, 5_000];

/** Stores results: those that arrive while a statement runs share the next one. */
export class JobSettler {
  readonly #db: Db;
  readonly #boss: PgBoss;
  readonly #log: Logger;
  #results: Result[] = [];
  #storing = false;

  constructor(options: { db: Db; boss: PgBoss; log: Logger }) {
    this.#db = options.db;
    this.#boss = options.boss;
    this.#log = options.log;
  }

  /** Resolves when the result is stored or all attempts have failed. */
  settle(name: string, job: ClaimedJob, verdict: Verdict): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#results.push({ name, job, verdict, stored: resolve });
    if (!this.#storing) void withPatience(WORK_PATIENCE_MS, () => this.#storeAll());
    return promise;
  }

  async #storeAll(): Promise<void> {
    this.#storing = true;
    while (this.#results.length > 0) {
      const results = this.#results;
      this.#results = [];
      const completed = results.filter(({ verdict }) => verdict.status === 'completed');
      if (completed.length > 0) await this.#surely(() => this.#complete(completed));
      for (const result of results) {
        if (result.verdict.status !== 'completed') await this.#surely(() => this.#fail(result));
        result.stored();
      }
    }
    this.#storing = false;
  }

  async #surely(store: () => Promise<unknown>): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        await store();
        return;
      } catch (error) {
        this.#log.warn({ error, tries }, 'the result of a job could not be stored');
        const ms = PAUSES_MS[tries];
        if (ms === undefined) return;
        await pause(ms);
      }
    }
  }

  /** Skips a job that has been claimed again in the meantime. */
  async #complete(results: readonly Result[]): Promise<void> {
    const names = results.map(({ name }) => name);
    const ids = results.map(({ job }) => job.id);
    const outputs = results.map(({ verdict }) =>
      verdict.output ? JSON.stringify(verdict.output) : null,
    );
    await sql`
      update pgboss.job_common as job
      set state = 'completed', completed_on = now(), output = ended.output::jsonb
      from ${withoutDiskWait}, unnest(
        ${names}::text[], ${ids}::uuid[],
        ${results.map(({ job }) => job.retryCount)}::integer[], ${outputs}::text[]
      ) as ended (name, id, retry_count, output)
      where job.name = any (${names}) and job.id = any (${ids})
        and job.name = ended.name and job.id = ended.id
        and job.state = 'active' and job.retry_count = ended.retry_count`.execute(this.#db);
  }

  async #fail({ name, job, verdict }: Result): Promise<void> {
    if (verdict.status === 'deadletter') {
      await sql`
        update pgboss.job_common set retry_limit = retry_count
        where name = ${name} and id = ${job.id} and state = 'active' and retry_count = ${job.retryCount}`.execute(
        this.#db,
      );
    }
    await this.#boss.fail(name, { id: job.id, retryCount: job.retryCount }, verdict.output);
  }
}

/**
 * Handles every job that failed permanently, whether its handler threw, it timed out or its worker was killed. Retains
 * it for a manual decision and notifies its user.
 */
export async function handleFailedJob(
  { id, data }: ClaimedJob,
  { db, records, log }: { db: Db; records: JobRecords; log: Logger },
): Promise<void> {
  const { rows } = await sql<{ name: string; id: string; code: string | null }>`
    select source_name as name, source_id as id, source_output ->> 'code' as code
    from pgboss.job_common where name = ${FAILED_QUEUE} and id = ${id}`.execute(db);
  const [failed] = rows;
  if (!failed) return;
  const errorCode = failed.code ?? 'INTERNAL_ERROR';
  log.error({ job: failed.name, jobId: failed.id, code: errorCode }, 'a job failed for good');
  // Retained long enough for a manual decision, also over a long weekend.
  await sql`
    update pgboss.job set deletion_seconds = ${FAILED_JOB_RETENTION_SECONDS}
    where name = ${failed.name} and id = ${failed.id} and state = 'failed'`.execute(db);
  if (data.tracked && data.clientId && failed.id) {
    await records.end({ clientId: data.clientId, id: failed.id }, { state: 'failed', errorCode });
  }
}
