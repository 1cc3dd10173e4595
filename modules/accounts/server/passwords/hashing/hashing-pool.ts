import { Worker } from 'node:worker_threads';
import { tooManyRequests } from '#platform/contract/problems.ts';

/** Input and cost parameters of one password hash. */
export interface Derivation {
  password: string;
  nonce: Uint8Array;
  tagLength: number;
  memory: number;
  passes: number;
  parallelism: number;
}

/** Result of a hashing thread. */
export type Hashed = { tag: Uint8Array } | { error: unknown };

interface PoolOptions {
  threads: number;
  /** Maximum hashes in progress, including waiting ones. */
  places: number;
  /** Maximum share of these for one caller. */
  placesEach: number;
}

/** Permission to hash passwords now. */
export interface HashingPlace {
  derive(task: Derivation): Promise<Uint8Array>;
}

const RETRY_SECONDS = 2;
/** Idle threads are ended to free their memory. */
const REST_MS = 30_000;

interface Waiting {
  task: Derivation;
  hashed: PromiseWithResolvers<Uint8Array>;
}

/** A small thread pool with a short queue, of which each caller may use only a limited share. */
export class HashingPool {
  readonly #options: PoolOptions;
  readonly #places = new Map<string, number>();
  readonly #waiting = new Turns<Waiting>();
  readonly #resting: HashingThread[] = [];
  #taken = 0;
  #threads = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Reserves a place before any work starts, so that a refused caller causes no cost and no change. */
  async withPlace<Result>(
    caller: string,
    work: (place: HashingPlace) => Promise<Result>,
  ): Promise<Result> {
    const mine = this.#places.get(caller) ?? 0;
    if (mine >= this.#options.placesEach || this.#taken >= this.#options.places)
      throw tooManyRequests({ seconds: RETRY_SECONDS });
    this.#places.set(caller, mine + 1);
    this.#taken += 1;
    try {
      return await work({ derive: (task) => this.#derive(caller, task) });
    } finally {
      this.#taken -= 1;
      const left = (this.#places.get(caller) ?? 1) - 1;
      if (left > 0) this.#places.set(caller, left);
      else this.#places.delete(caller);
    }
  }

  #derive(caller: string, task: Derivation): Promise<Uint8Array> {
    const hashed = Promise.withResolvers<Uint8Array>();
    this.#waiting.add(caller, { task, hashed });
    const thread = this.#resting.pop() ?? this.#another();
    if (thread) void this.#workOff(thread);
    return hashed.promise;
  }

  #another(): HashingThread | undefined {
    if (this.#threads >= this.#options.threads) return undefined;
    this.#threads += 1;
    const thread: HashingThread = new HashingThread(() => {
      this.#threads -= 1;
      const at = this.#resting.indexOf(thread);
      if (at >= 0) this.#resting.splice(at, 1);
      // Waiting tasks of an aborted caller are dropped.
      const other = this.#waiting.isEmpty ? undefined : this.#another();
      if (other) void this.#workOff(other);
    });
    return thread;
  }

  async #workOff(thread: HashingThread): Promise<void> {
    clearTimeout(this.#timer);
    for (let next = this.#waiting.next(); next; next = this.#waiting.next()) {
      await thread.derive(next.task).then(next.hashed.resolve, next.hashed.reject);
      if (thread.hasEnded) return;
    }
    this.#resting.push(thread);
    this.#timer = setTimeout(() => {
      for (const idle of this.#resting.splice(0)) void idle.end();
    }, REST_MS).unref();
  }
}

/** A queue that serves callers in turn: many tasks of one caller do not delay the single task of another. */
export class Turns<Thing> {
  readonly #of = new Map<string, Thing[]>();

  get isEmpty(): boolean {
    return this.#of.size === 0;
  }

  add(caller: string, thing: Thing): void {
    const brought = this.#of.get(caller);
    if (brought) brought.push(thing);
    else this.#of.set(caller, [thing]);
  }

  next(): Thing | undefined {
    const [first] = this.#of;
    if (!first) return undefined;
    const [caller, brought] = first;
    const thing = brought.shift();
    // A caller with more tasks moves to the end of the queue.
    this.#of.delete(caller);
    if (brought.length > 0) this.#of.set(caller, brought);
    return thing;
  }
}

/** A thread that hashes one password after the other; when idle, it does not delay the end of the process. */
class HashingThread {
  readonly #worker = new Worker(new URL('./hash-worker.ts', import.meta.url), {
    execArgv: [],
    env: {},
  });
  hasEnded = false;
  #current: PromiseWithResolvers<Uint8Array> | undefined;

  constructor(gone: () => void) {
    this.#worker.on('message', (reply: Hashed) => {
      if ('tag' in reply) this.#current?.resolve(reply.tag);
      else this.#current?.reject(reply.error);
    });
    // The `exit` event follows and rejects the pending task.
    this.#worker.on('error', () => {});
    this.#worker.on('exit', () => {
      this.hasEnded = true;
      this.#current?.reject(new Error('a hashing thread has ended'));
      gone();
    });
  }

  async derive(task: Derivation): Promise<Uint8Array> {
    this.#worker.ref();
    this.#current = Promise.withResolvers();
    try {
      this.#worker.postMessage(task);
      return await this.#current.promise;
    } finally {
      this.#current = undefined;
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
