import type { ClaimedJob, ClaimResult } from './claim-jobs.ts';

interface LaneOptions {
  /** How many run at a time. */
  slots: number;
  take(slots: number, afterClient: string): Promise<ClaimResult>;
  /** Runs one job and stores its result; never throws. */
  run(job: ClaimedJob): Promise<void>;
  onError(error: unknown): void;
}

/** The slots of one kind of job in this process: filled when woken, one claim under way at a time. */
export class JobLane {
  readonly #options: LaneOptions;
  readonly #running = new Set<Promise<void>>();
  #lastClient = '';
  #taking: Promise<void> | undefined;
  #isWoken = false;
  #isPaused = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** There may be something to do. */
  wake(): void {
    this.#isWoken = true;
    this.#fill();
  }

  /** Takes no further jobs; running ones continue. */
  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.#fill();
  }

  /** Until nothing is being claimed any more. */
  async claimsEnded(): Promise<void> {
    await this.#taking;
  }

  /** Resolves when all running jobs have ended and their results are stored. */
  async runsEnded(): Promise<void> {
    await Promise.all(this.#running);
  }

  #fill(): void {
    const free = this.#options.slots - this.#running.size;
    if (this.#taking || this.#isPaused || !this.#isWoken || free <= 0) return;
    this.#isWoken = false;
    this.#taking = this.#take(free).finally(() => {
      this.#taking = undefined;
      this.#fill();
    });
  }

  async #take(free: number): Promise<void> {
    try {
      const { jobs, lastClient, isContended } = await this.#options.take(free, this.#lastClient);
      this.#lastClient = lastClient;
      for (const job of jobs) this.#begin(job);
      if (isContended) this.#isWoken = true;
    } catch (error) {
      // The next check for due jobs wakes it again.
      this.#options.onError(error);
    }
  }

  #begin(job: ClaimedJob): void {
    const run = this.#options.run(job).finally(() => {
      this.#running.delete(run);
      // There may be more, and its group has room again.
      this.wake();
    });
    this.#running.add(run);
  }
}
