import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Others take a segment over when it has rested for a minute; its owner leaves it alone well before. */
const GOOD_FOR_MS = 20_000;
const LIMIT_BYTES = 8 * 1024 * 1024;

/** One file that visits are appended to, for about a second. */
export class Segment {
  readonly path: string;
  readonly #file: FileHandle;
  readonly #begun = { clock: Date.now(), running: performance.now() };
  #bytes = 0;
  #last: Promise<unknown> = Promise.resolve();
  #closed: Promise<void> | undefined;

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.#file = file;
  }

  static async begin(path: string): Promise<Segment> {
    const create = () => open(path, 'ax', 0o600);
    const file = await create().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(dirname(path), { recursive: true });
      return create();
    });
    return new Segment(path, file);
  }

  /** Sleep of the machine only shows on the system clock, a clock change only in the difference to the running time. */
  get isSpent(): boolean {
    const { clock, running } = this.#begun;
    return (
      this.#closed !== undefined ||
      this.#bytes > LIMIT_BYTES ||
      Math.abs(Date.now() - clock) > GOOD_FOR_MS ||
      performance.now() - running > GOOD_FOR_MS
    );
  }

  /**
   * True if the operating system has all data and the file is certainly still in place. After a suspension, another
   * process may have taken over the file; then the data must be written again.
   */
  async append(text: string): Promise<boolean> {
    if (this.isSpent) return false;
    const writing = this.#write(Buffer.from(text));
    this.#last = writing.catch(() => {});
    await writing;
    return !this.#isLate();
  }

  close(): Promise<void> {
    this.#closed ??= this.#last.then(() => this.#file.close());
    return this.#closed;
  }

  #isLate(): boolean {
    const { clock, running } = this.#begun;
    const late = 2 * GOOD_FOR_MS;
    return Math.abs(Date.now() - clock) > late || performance.now() - running > late;
  }

  async #write(bytes: Buffer): Promise<void> {
    let rest = bytes;
    while (rest.length > 0) {
      const { bytesWritten } = await this.#file.write(rest);
      this.#bytes += bytesWritten;
      rest = rest.subarray(bytesWritten);
    }
  }
}
