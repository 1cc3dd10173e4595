import type { JobProgress } from '#platform/contract/calls/job-summary.ts';

type Progress = Pick<JobProgress, 'done' | 'total' | 'note'>;

/** More often than this no eye follows, and the database has better things to do. */
const BETWEEN_WRITES_MS = 250;

/** Writes the latest of many reports, never two at a time, the last one always. */
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
