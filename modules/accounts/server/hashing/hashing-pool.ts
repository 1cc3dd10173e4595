import { tooManyRequests } from '#platform/contract/problems.ts';
import type { Derivation } from './derivation.ts';
import { HashingThread } from './hashing-thread.ts';
import { Turns } from './turns.ts';

interface PoolOptions {
  threads: number;
  /** How many may be under way at a time, waiting ones included. */
  places: number;
  /** How many of these one caller may take, so that the others find some. */
  placesEach: number;
}

/** Permission to hash passwords now. */
export interface HashingPlace {
  derive(task: Derivation): Promise<Uint8Array>;
}

const RETRY_SECONDS = 2;
/** A thread that rests holds memory for nothing. */
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
      // What waited for it is not left behind.
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
