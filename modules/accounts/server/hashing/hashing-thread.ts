import { Worker } from 'node:worker_threads';
import type { Derivation, Hashed } from './derivation.ts';

/** A thread that hashes one password after the other, and no longer holds up the end of the process while it rests. */
export class HashingThread {
  readonly #worker = new Worker(new URL('./hash-worker.ts', import.meta.url), {
    execArgv: [],
    env: {},
  });
  hasEnded = false;
  #current: PromiseWithResolvers<Uint8Array> | undefined;

  constructor(gone: () => void) {
    this.#worker.on('message', (said: Hashed) => {
      if ('tag' in said) this.#current?.resolve(said.tag);
      else this.#current?.reject(said.error);
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
