import { Worker } from 'node:worker_threads';
import type { AreasAnswer, AreasTask } from './areas-messages.ts';

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
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(answer as never);
    else asked?.reject(new Error(error));
    if (waiting.size === 0) rest(made);
  });
  // Its exit follows and rejects what still waits.
  made.on('error', () => {});
  made.on('exit', () => {
    if (worker !== made) return;
    worker = undefined;
    startAgain();
  });
  return made;
}

/** The task under way, the oldest, has ended the thread and fails alone. A part of a layer is of no use to a new thread. */
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

/** It holds up neither the end of the process nor, for long, its memory. */
function rest(made: Worker): void {
  made.unref();
  idle = setTimeout(() => {
    if (waiting.size > 0 || worker !== made) return;
    worker = undefined;
    void made.terminate();
  }, IDLE_MS);
  idle.unref();
}
