import type { Logger } from 'pino';
import type { JobProgress } from '#platform/contract/jobs.ts';
import { Problem } from '#platform/contract/problem.ts';
import { withActor } from '../../database/actor.ts';
import { isStorageFull } from '../../database/database-errors.ts';
import { WORK_PATIENCE_MS, withPatience } from '../../database/statement-patience.ts';
import { storageFull } from '../../http/problems/request-problems.ts';
import type { JobOutcome, MountedJob } from '../job-kind.ts';
import type { JobKey, JobRecords } from '../job-records.ts';
import type { ClaimedJob } from './claim-jobs.ts';
import type { Verdict } from './settle-jobs.ts';

/** Minimum interval between progress writes, to spare the database. */
const BETWEEN_WRITES_MS = 250;

/** Abort reason of a run that its user cancelled. */
export const CANCELLED = new Error('the user has cancelled this job');

/** Stored as the output of a cancelled run, so that it does not look completed. */
export const CANCELLED_CODE = 'CANCELLED';

export interface Attempt {
  job: MountedJob;
  queued: ClaimedJob;
  records: JobRecords;
  log: Logger;
  /** Aborted by a cancellation, the time limit, a lost claim or the end of this process. */
  controller: AbortController;
}

/** Runs a job once and updates the record that its user sees. */
export function attemptJob(attempt: Attempt): Promise<Verdict> {
  // The waking request has a shorter time limit.
  return withPatience(WORK_PATIENCE_MS, () => attemptOnce(attempt));
}

async function attemptOnce(attempt: Attempt): Promise<Verdict> {
  const { job, queued, records, log } = attempt;
  const input = job.input.safeParse(queued.data.input);
  if (!input.success) {
    log.error({ job: job.name, jobId: queued.id }, 'a job was given what it does not understand');
    return { status: 'deadletter', output: { code: 'INVALID_INPUT' } };
  }
  const key = keyOf(queued);
  try {
    if (key && !(await records.begin(key, queued.retryCount))) {
      // Either the job has already ended, and this changes nothing, or it was cancelled before its start.
      await records.end(key, { state: 'cancelled' });
      return { status: 'completed' };
    }
    const outcome = await handle(attempt, key, input.data);
    if (key) await records.end(key, { state: 'done', outcome });
    return { status: 'completed' };
  } catch (error) {
    return await failed(attempt, key, error);
  }
}

function keyOf(queued: ClaimedJob): JobKey | undefined {
  const { clientId, tracked } = queued.data;
  return tracked && clientId ? { clientId, id: queued.id } : undefined;
}

async function handle(
  { job, queued, controller, records, log }: Attempt,
  key: JobKey | undefined,
  input: unknown,
): Promise<JobOutcome> {
  const writer = new ProgressWriter(async (progress) => {
    try {
      if (!key) return await records.reportUntracked(queued.id, progress);
      const row = await records.report(key, queued.retryCount, progress);
      if (row?.cancelRequested) controller.abort(CANCELLED);
    } catch (error) {
      // A failed progress update must not fail the job.
      log.warn({ error, jobId: queued.id }, 'progress could not be written');
    }
  });
  try {
    const outcome = await withActor({ ...queued.data.asked, via: `job ${job.name}` }, async () =>
      job.handle({
        input,
        clientId: queued.data.clientId,
        jobId: queued.id,
        signal: controller.signal,
        progress: (done, total, note) =>
          writer.report({ done, total: total ?? null, note: note ?? null }),
      }),
    );
    return outcome ?? {};
  } finally {
    await writer.flush();
  }
}

async function failed(
  { job, queued, controller, records, log }: Attempt,
  key: JobKey | undefined,
  error: unknown,
): Promise<Verdict> {
  if (controller.signal.reason === CANCELLED) {
    if (key) await records.end(key, { state: 'cancelled' });
    return { status: 'completed', output: { code: CANCELLED_CODE } };
  }
  // Problems below 500 are final: a retry would give the same result.
  const final = error instanceof Problem && error.status < 500;
  const again = !final && queued.retryCount < queued.retryLimit;
  log.warn(
    { error, job: job.name, jobId: queued.id, attempt: queued.retryCount, again },
    'a job failed',
  );
  if (key && again) await records.waitAgain(key, queued.retryCount);
  const code = error instanceof Problem ? error.code : codeOf(error);
  return { status: final ? 'deadletter' : 'failed', output: { code } };
}

function codeOf(error: unknown): string {
  return isStorageFull(error) ? storageFull.code : 'INTERNAL_ERROR';
}

type Progress = Pick<JobProgress, 'done' | 'total' | 'note'>;

/** Writes the latest progress report; never two writes at a time, and always the last report. */
export class ProgressWriter {
  readonly #write: (progress: Progress) => Promise<void>;
  #latest: Progress | undefined;
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastWrite = -BETWEEN_WRITES_MS;

  constructor(write: (progress: Progress) => Promise<void>) {
    this.#write = write;
  }

  report(progress: Progress): void {
    this.#latest = progress;
    this.#writeLater();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#writing;
    await this.#writeNow();
    clearTimeout(this.#timer);
  }

  #writeLater(): void {
    if (this.#timer || this.#writing || !this.#latest) return;
    const wait = this.#lastWrite + BETWEEN_WRITES_MS - performance.now();
    if (wait <= 0) void this.#writeNow();
    else {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        void this.#writeNow();
      }, wait);
    }
  }

  async #writeNow(): Promise<void> {
    const progress = this.#latest;
    if (!progress) return;
    this.#latest = undefined;
    this.#lastWrite = performance.now();
    this.#writing = this.#write(progress);
    await this.#writing;
    this.#writing = undefined;
    this.#writeLater();
  }
}
