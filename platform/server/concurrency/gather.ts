interface Waiting<Input, Output> {
  input: Input;
  resolve(output: Output | Promise<Output>): void;
  reject(reason: unknown): void;
}

/**
 * Answers in the order of what it is given. When it throws, it has failed for all of them; one that fails alone is a
 * promise that does.
 */
type Work<Input, Output> = (
  inputs: readonly Input[],
) => Promise<readonly (Output | Promise<Output>)[]>;

/**
 * Does together what comes at the same time: what arrives while a batch of its line is under way waits for that batch and
 * becomes the next. Whoever comes alone waits for nobody, and nobody is given an answer that was begun before they asked.
 */
export class Gather<Input, Output> {
  readonly #work: Work<Input, Output>;
  readonly #most: number;
  readonly #lines = new Map<string, Waiting<Input, Output>[]>();

  constructor(work: Work<Input, Output>, { most = 100 }: { most?: number } = {}) {
    this.#work = work;
    this.#most = most;
  }

  add(line: string, input: Input): Promise<Output> {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    const waiting = this.#lines.get(line);
    const one = { input, resolve, reject };
    if (waiting) waiting.push(one);
    else {
      this.#lines.set(line, []);
      void this.#run(line, [one]);
    }
    return promise;
  }

  async #run(line: string, first: readonly Waiting<Input, Output>[]): Promise<void> {
    for (let batch = first; batch.length > 0; batch = this.#next(line)) {
      try {
        const outputs = await this.#work(batch.map(({ input }) => input));
        for (const [at, { resolve }] of batch.entries())
          resolve(outputs[at] as Output | Promise<Output>);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#lines.delete(line);
  }

  #next(line: string): Waiting<Input, Output>[] {
    return this.#lines.get(line)?.splice(0, this.#most) ?? [];
  }
}
