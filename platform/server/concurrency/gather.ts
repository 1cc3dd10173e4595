interface Waiting<Input, Output> {
  input: Input;
  resolve(output: Output | Promise<Output>): void;
  reject(reason: unknown): void;
}

/**
 * Returns results in input order. If it throws, all inputs fail; a rejected promise in the result fails only its own
 * input.
 */
type Work<Input, Output> = (
  inputs: readonly Input[],
) => Promise<readonly (Output | Promise<Output>)[]>;

interface Line<Input, Output> {
  waiting: Waiting<Input, Output>[];
  running: number;
}

/**
 * Batches concurrent work. Input that arrives while the maximum number of batches of its queue runs (default one) waits
 * and forms the next batch. A single input starts immediately, and no caller gets a result of a batch that started
 * before its request.
 */
export class Gather<Input, Output> {
  readonly #work: Work<Input, Output>;
  readonly #most: number;
  readonly #sideBySide: number;
  readonly #lines = new Map<string, Line<Input, Output>>();

  constructor(
    work: Work<Input, Output>,
    { most = 100, sideBySide = 1 }: { most?: number; sideBySide?: number } = {},
  ) {
    this.#work = work;
    this.#most = most;
    this.#sideBySide = sideBySide;
  }

  add(line: string, input: Input): Promise<Output> {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    const one = { input, resolve, reject };
    const known = this.#lines.get(line) ?? { waiting: [], running: 0 };
    this.#lines.set(line, known);
    if (known.running === this.#sideBySide) known.waiting.push(one);
    else void this.#run(line, known, [one]);
    return promise;
  }

  async #run(
    name: string,
    line: Line<Input, Output>,
    first: readonly Waiting<Input, Output>[],
  ): Promise<void> {
    line.running += 1;
    for (let batch = first; batch.length > 0; batch = line.waiting.splice(0, this.#most)) {
      try {
        const outputs = await this.#work(batch.map(({ input }) => input));
        for (const [at, { resolve }] of batch.entries())
          resolve(outputs[at] as Output | Promise<Output>);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(name);
  }
}
