import type { ClaimedJob, ClaimResult } from './claim-jobs.ts';

interface LaneOptions {
  /** Maximum number of concurrent jobs. */
  slots: number;
  take(slots: number, afterClient: string): Promise<ClaimResult>;
  /** Runs one job and stores its result; never throws. */
  run(job: ClaimedJob): Promise<void>;
  onError(error: unknown): void;
}

/** The slots of one kind of job in this process. Filled when notified, with one claim at a time. */
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

  /** Checks for due jobs. */
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

  /** Resolves when no claim is running any more. */
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
      // After an error, the next check for due jobs triggers it again.
      this.#options.onError(error);
    }
  }

  #begin(job: ClaimedJob): void {
    const run = this.#options.run(job).finally(() => {
      this.#running.delete(run);
      // There may be more due jobs, and the group has a free slot again.
      this.wake();
    });
    this.#running.add(run);
  }
}
