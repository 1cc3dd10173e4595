import type { JobResult } from 'pg-boss';
import { type Attempt, attemptJob, CANCELLED, type Verdict } from './attempt-job.ts';

const STOPPED = new Error('this process stops');

interface Run {
  attempt: Attempt;
  /** Lets the queue's worker go although the handler still runs. */
  release: () => void;
  ended: Promise<unknown>;
}

/** The jobs that run in this process now. */
export class JobRuns {
  readonly #runs = new Map<string, Run>();

  get ids(): string[] {
    return [...this.#runs.keys()];
  }

  async run(given: Omit<Attempt, 'controller'>): Promise<JobResult> {
    const attempt = { ...given, controller: new AbortController() };
    const { id } = attempt.queued;
    const released = Promise.withResolvers<Verdict>();
    const ended = attemptJob(attempt);
    this.#runs.set(id, {
      attempt,
      release: () => released.resolve({ status: 'completed' }),
      ended,
    });
    try {
      return { id, ...(await Promise.race([ended, released.promise])) };
    } finally {
      this.#runs.delete(id);
    }
  }

  cancel(id: string): void {
    this.#runs.get(id)?.attempt.controller.abort(CANCELLED);
  }

  /** Waits for what runs; what is not done by then is handed to `giveBack`, to be run elsewhere, and told to stop. */
  async finish(graceMs: number, giveBack: (attempt: Attempt) => Promise<void>): Promise<void> {
    const all = Promise.allSettled([...this.#runs.values()].map(({ ended }) => ended));
    const grace = Promise.withResolvers<void>();
    const timer = setTimeout(grace.resolve, graceMs);
    await Promise.race([all, grace.promise]);
    clearTimeout(timer);
    for (const { attempt, release } of this.#runs.values()) {
      // First given back, then stopped: its failure must not count as one.
      await giveBack(attempt);
      attempt.controller.abort(STOPPED);
      release();
    }
  }
}
