import { type Attempt, attemptJob, CANCELLED } from './attempt-job.ts';
import type { Verdict } from './settle-jobs.ts';

const STOPPED = new Error('this process stops');
const EXPIRED = new Error('the time of this job is over');
const CLAIM_LOST = new Error('this job was given to another process');

interface Run {
  attempt: Attempt;
  /** Frees the slot although the handler still runs. */
  release: (verdict: Verdict) => void;
  ended: Promise<unknown>;
}

/** The jobs that run in this process now. */
export class JobRuns {
  readonly #runs = new Map<string, Run>();

  get attempts(): Attempt[] {
    return [...this.#runs.values()].map(({ attempt }) => attempt);
  }

  async run(given: Omit<Attempt, 'controller'>): Promise<Verdict> {
    const attempt = { ...given, controller: new AbortController() };
    const { id, expireSeconds } = attempt.queued;
    const released = Promise.withResolvers<Verdict>();
    const ended = attemptJob(attempt);
    this.#runs.set(id, { attempt, release: released.resolve, ended });
    const timer = setTimeout(() => {
      attempt.controller.abort(EXPIRED);
      released.resolve({ status: 'failed', output: { message: EXPIRED.message } });
    }, expireSeconds * 1_000);
    try {
      return await Promise.race([ended, released.promise]);
    } finally {
      clearTimeout(timer);
      this.#runs.delete(id);
    }
  }

  cancel(id: string): void {
    this.#runs.get(id)?.attempt.controller.abort(CANCELLED);
  }

  /** Handles claims that the queue passed to other workers, because this process sent no heartbeat for too long. */
  loseClaims(attempts: readonly Attempt[]): void {
    for (const attempt of attempts) {
      const run = this.#runs.get(attempt.queued.id);
      if (run?.attempt === attempt) attempt.controller.abort(CLAIM_LOST);
    }
  }

  /**
   * Waits for running jobs. Those not done in time are passed to `giveBack`, to run on another worker, and are stopped.
   */
  async finish(graceMs: number, giveBack: (attempt: Attempt) => Promise<void>): Promise<void> {
    const all = Promise.allSettled([...this.#runs.values()].map(({ ended }) => ended));
    const grace = Promise.withResolvers<void>();
    const timer = setTimeout(grace.resolve, graceMs);
    await Promise.race([all, grace.promise]);
    clearTimeout(timer);
    for (const { attempt, release } of this.#runs.values()) {
      // Released before it is stopped: the abort must not count as a failure, and its result is ignored because the claim is
      // gone.
      await giveBack(attempt);
      attempt.controller.abort(STOPPED);
      release({ status: 'completed' });
    }
  }
}
