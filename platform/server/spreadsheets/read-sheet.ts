import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ConcurrencyLimit, TooManyWaiting } from '../concurrency/concurrency-limit.ts';
import {
  type FromReader,
  READER_HEAP_MEGABYTES,
  type ReaderTask,
  type RefusalReason,
  SHEET_LIMITS,
  type SheetChoice,
  type SheetKind,
  type SheetLimits,
  SheetRefusal,
  type SheetRow,
} from './sheet-reading.ts';

/** Limits concurrent readers, so that several hostile files cannot add up; further files wait. */
const seats = new ConcurrencyLimit({ atOnce: 2, maxWaiting: 20 });

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Yields the lines of a file in batches, header first, read in a thread with limits on memory and time. Stopping the
 * iteration ends the thread. Throws a SheetRefusal.
 */
export async function* readSheet(given: {
  /** A function is called once a slot is free, so that waiting callers hold no data in memory. */
  bytes: Bytes | (() => Promise<Bytes>);
  kind: SheetKind;
  limits?: Partial<SheetLimits>;
  /** Index of the workbook's sheet, from 0. Default: the first visible one with content. */
  sheet?: number | undefined;
  /** Called before the first lines of a workbook. */
  onChoice?: (choice: SheetChoice) => void;
}): AsyncGenerator<SheetRow[]> {
  const limits = { ...SHEET_LIMITS, ...given.limits };
  const leave = await seats.take().catch((error) => {
    throw error instanceof TooManyWaiting ? new SheetRefusal('tooManyWait') : error;
  });
  let reader: Worker | undefined;
  let milliseconds = limits.seconds * 1000;
  try {
    const bytes = typeof given.bytes === 'function' ? await given.bytes() : given.bytes;
    reader = startReader({ bytes, kind: given.kind, limits, sheet: given.sheet });
    for (;;) {
      const started = performance.now();
      const message = await nextMessage(reader, milliseconds);
      milliseconds -= performance.now() - started;
      if ('isDone' in message) return;
      if ('refused' in message) throw new SheetRefusal(message.refused);
      if (message.choice) given.onChoice?.(message.choice);
      yield message.rows;
      reader.postMessage('next');
    }
  } finally {
    await reader?.terminate();
    leave();
  }
}

function startReader(task: ReaderTask): Worker {
  const { bytes } = task;
  // Transferred instead of copied if the bytes do not share their buffer.
  const isAlone =
    bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer;
  return new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: task,
    transferList: isAlone ? [bytes.buffer] : [],
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: READER_HEAP_MEGABYTES, maxYoungGenerationSizeMb: 16 },
  });
}

async function nextMessage(reader: Worker, milliseconds: number): Promise<FromReader> {
  const timer = AbortSignal.timeout(Math.max(1, Math.round(milliseconds)));
  try {
    const [message] = await once(reader, 'message', { signal: timer });
    return message;
  } catch (error) {
    throw new SheetRefusal(timer.aborted ? 'takesTooLong' : reasonOf(error));
  }
}

function reasonOf(error: unknown): RefusalReason {
  const { code } = error as { code?: string };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'unpacksTooLarge' : 'unreadable';
}
