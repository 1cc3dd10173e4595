import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serializeVisit, type Visit } from './visit.ts';

/** Other processes take over a segment unchanged for a minute; its owner stops using it well before. */
const GOOD_FOR_MS = 20_000;
const LIMIT_BYTES = 8 * 1024 * 1024;

/** An unresponsive disk must not delay visitors. */
const LONGEST_WAIT_MS = 1_000;
const LATENESS_LOOKED_AT_MS = 250;
const WAITING_LIMIT = 20_000;
/**
 * Each write wakes another thread, which costs more than the visits in it under load: then writes wait to collect more
 * visits.
 */
const RUSH_GROUP = 16;
const RUSH_PAUSE_MS = 2;
/** A segment may expire while its writer is suspended; three times in a row indicates another problem. */
const TRIES = 3;

/** Beyond this number, a segment's visits are read from its file again, which is slower but saves memory. */
const REMEMBERED_LIMIT = 20_000;

/** Visits written to disk together. */
interface Group {
  text: string;
  visits: Visit[];
  since: number;
  written: Promise<void>;
  release(): void;
}

/** Called when nothing more will be written to the file, with its visits if they are still in memory. */
type OnEnded = (path: string, visits: readonly Visit[] | undefined) => void;

/** Writes visits to disk. Visits that arrive during a write are combined in the next one. */
export class SegmentWriter {
  readonly #newPath: () => string;
  readonly #onEnded: OnEnded;
  readonly #onRefused: (visits: readonly Visit[], error: unknown) => void;
  #segment: Segment | undefined;
  /** Visits in the current segment, unless there are too many. */
  #remembered: Visit[] | undefined;
  #ending: Promise<void> = Promise.resolve();
  #gathering: Group | undefined;
  #writing: Group | undefined;
  #busy = false;
  #lateness: NodeJS.Timeout | undefined;

  constructor(options: {
    newPath(): string;
    onEnded: OnEnded;
    onRefused(visits: readonly Visit[], error: unknown): void;
  }) {
    this.#newPath = options.newPath;
    this.#onEnded = options.onEnded;
    this.#onRefused = options.onRefused;
  }

  /** Resolves when the visit is in the file or was passed to `onRefused`, in any case within about a second. */
  append(visit: Visit): Promise<void> {
    this.#gathering ??= newGroup();
    const group = this.#gathering;
    if (group.visits.length >= WAITING_LIMIT) {
      this.#onRefused([visit], new Error('the disk is slower than the visits'));
      return Promise.resolve();
    }
    group.text += serializeVisit(visit);
    group.visits.push(visit);
    if (!this.#busy) {
      this.#busy = true;
      // Runs after all requests of this event loop turn have added their visits.
      setImmediate(() => void this.#drain());
    }
    return group.written;
  }

  /** Ends the current segment; the next visit starts another. Also waits for a segment that another call is ending. */
  async cut(): Promise<void> {
    const segment = this.#segment;
    this.#segment = undefined;
    if (segment) {
      const visits = this.#remembered;
      const [before, own] = [this.#ending, this.#end(segment, visits)];
      this.#ending = own.then(() => before);
    }
    await this.#ending;
  }

  /** Waits for pending writes. */
  async drained(): Promise<void> {
    await Promise.all([this.#writing?.written, this.#gathering?.written]);
  }

  async #drain(): Promise<void> {
    this.#lateness ??= setInterval(() => this.#releaseLate(), LATENESS_LOOKED_AT_MS).unref();
    while (this.#gathering) {
      const group = this.#gathering;
      this.#gathering = undefined;
      this.#writing = group;
      try {
        await this.#write(group);
      } catch (error) {
        this.#onRefused(group.visits, error);
        // A line may be incomplete, so it must be the last one.
        await this.cut();
      }
      this.#writing = undefined;
      group.release();
      if (group.visits.length >= RUSH_GROUP) await pause(RUSH_PAUSE_MS);
    }
    this.#busy = false;
    clearInterval(this.#lateness);
    this.#lateness = undefined;
  }

  async #write({ text, visits }: Group): Promise<void> {
    for (let left = TRIES; left > 0; left -= 1) {
      if (this.#segment?.isSpent) await this.cut();
      if (this.#segment === undefined) {
        this.#segment = await Segment.begin(this.#newPath());
        this.#remembered = [];
      }
      this.#remember(visits);
      if (await this.#segment.append(text)) return;
    }
    throw new Error('the process stands still too often');
  }

  /** Called before the write, because the segment may end during it and must include these visits. */
  #remember(visits: readonly Visit[]): void {
    if (this.#remembered === undefined) return;
    if (this.#remembered.length + visits.length > REMEMBERED_LIMIT) this.#remembered = undefined;
    else for (const visit of visits) this.#remembered.push(visit);
  }

  async #end(segment: Segment, visits: readonly Visit[] | undefined): Promise<void> {
    // Written data is in the file even if closing fails.
    await segment.close().catch(() => {});
    this.#onEnded(segment.path, visits);
  }

  #releaseLate(): void {
    for (const group of [this.#writing, this.#gathering]) {
      if (group && performance.now() - group.since > LONGEST_WAIT_MS) group.release();
    }
  }
}

function newGroup(): Group {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { text: '', visits: [], since: performance.now(), written: promise, release: resolve };
}

/** A file to which visits are appended for about a second. */
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

  /** Sleep of the machine only shows in the system clock, a clock change only in comparison with the monotonic clock. */
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
