import type { Port } from '#platform/contract/port.ts';
import type { Db } from './database/database.ts';

/** Implementation of a port. It gets the caller's app. */
export interface PortAnswer<House> {
  name: string;
  answer(input: never, context: { db: Db; app: House }): Promise<unknown>;
}

/** The caller's side: a port runs on the caller's connection, so it sees the caller's transaction and client. */
export class Ports<House> {
  readonly #answers: Map<string, PortAnswer<House>>;

  constructor(answers: readonly PortAnswer<House>[]) {
    this.#answers = new Map(answers.map((answer) => [answer.name, answer]));
  }

  /** Whether any module implements the port. Some ports belong to optional modules. */
  isAnswered(port: Port<never, unknown>): boolean {
    return this.#answers.has(port.name);
  }

  async call<Input, Output>(
    port: Port<Input, Output>,
    input: Input,
    context: { db: Db; app: House },
  ): Promise<Output> {
    const answer = this.#answers.get(port.name);
    if (!answer) throw new Error(`no module answers ${port.name}`);
    return (await answer.answer(input as never, context)) as Output;
  }
}
