import { Worker } from 'node:worker_threads';
import type { Band } from './outline-bands.ts';
import type { AreaLevel, AreaRecord } from './read-areas-file.ts';
import type { Found, Points } from './world-areas.ts';

/** A stored own area; `polygons` is JSON text that only the thread parses. */
export interface OwnAreaRow {
  id: string;
  name: string;
  code: string;
  population: number;
  polygons: string;
}

/** Tasks of the area thread. A set is a country, or a layer by its key. */
export type AreasTask =
  | ({ kind: 'find' } & Points)
  /** Areas of one layer that contain the points. */
  | { kind: 'find-own'; layer: string; coordinates: Float64Array }
  | { kind: 'records'; set: string; level: AreaLevel; from: number; count: number }
  | { kind: 'has-layer'; layer: string }
  /** `from` is the number of previous rows, because a restarted thread has none of them. */
  | { kind: 'add-layer'; layer: string; rows: OwnAreaRow[]; from: number; isLast: boolean }
  /** A piece of outlines as gzipped JSON; null if there is none. */
  | { kind: 'piece'; part: string; level: AreaLevel; band: Band };

interface Answers {
  find: Found;
  'find-own': { distinct: readonly (string | null)[]; idsOf: Int32Array } | null;
  records: AreaRecord[];
  'has-layer': boolean;
  'add-layer': null;
  piece: Uint8Array<ArrayBuffer> | null;
}
export type AreasAnswer<Task extends AreasTask> = Answers[Task['kind']];

/** After this idle time the thread ends and its memory is released. */
const IDLE_MS = 20_000;
const HEAP_MEGABYTES = 256;

type Waiting = PromiseWithResolvers<never> & { task: AreasTask };
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Runs geometry work in a separate thread, one task at a time, so that it does not block other calls. */
export function areasTask<Task extends AreasTask>(task: Task): Promise<AreasAnswer<Task>> {
  clearTimeout(idle);
  worker ??= startWorker();
  worker.ref();
  lastId += 1;
  const answer = Promise.withResolvers<AreasAnswer<Task>>();
  waiting.set(lastId, { ...answer, task } as unknown as Waiting);
  worker.postMessage({ id: lastId, task });
  return answer.promise;
}

function startWorker(): Worker {
  const made = new Worker(new URL('./areas-worker.ts', import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 16 },
  });
  made.on('message', ({ id, answer, error }: { id: number; answer?: never; error?: string }) => {
    const pending = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) pending?.resolve(answer as never);
    else pending?.reject(new Error(error));
    if (waiting.size === 0) rest(made);
  });
  // Its exit event follows and rejects the remaining tasks.
  made.on('error', () => {});
  made.on('exit', () => {
    if (worker !== made) return;
    worker = undefined;
    startAgain();
  });
  return made;
}

/** The oldest, running task ended the thread and fails alone. Parts of a layer are useless to a new thread. */
function startAgain(): void {
  const [first, ...others] = [...waiting];
  const lost = others.filter(([, { task }]) => task.kind === 'add-layer');
  for (const [id, { reject }] of first ? [first, ...lost] : []) {
    waiting.delete(id);
    reject(new Error('the thread of areas has ended'));
  }
  if (waiting.size > 0) worker = startWorker();
  for (const [id, { task }] of waiting) worker?.postMessage({ id, task });
}

/** Does not delay the end of the process, and frees its memory after a while. */
function rest(made: Worker): void {
  made.unref();
  idle = setTimeout(() => {
    if (waiting.size > 0 || worker !== made) return;
    worker = undefined;
    void made.terminate();
  }, IDLE_MS);
  idle.unref();
}
