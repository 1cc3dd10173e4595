import type { Port } from '#platform/contract/port.ts';
import type { App } from './app.ts';
import type { Db } from './database/database.ts';
import type { ModuleRegistry } from './module-registry.ts';

export interface PortAnswer {
  name: string;
  answer(input: never, context: { db: Db; app: App }): Promise<unknown>;
}

/** The owner's side: `answerPort(clientsOfUser, async (input, { db }) => …)`. */
export function answerPort<Input, Output>(
  port: Port<Input, Output>,
  answer: (input: Input, context: { db: Db; app: App }) => Promise<Output>,
): PortAnswer {
  return { name: port.name, answer };
}

/** The asker's side: the question runs on the asker's connection, so it sees the asker's transaction and client. */
export class Ports {
  readonly #answers: Map<string, PortAnswer>;

  constructor(registry: ModuleRegistry) {
    this.#answers = new Map(registry.all('ports').map((answer) => [answer.name, answer]));
  }

  /** Whether any module answers it: some questions are asked of modules that need not be there. */
  isAnswered(port: Port<never, unknown>): boolean {
    return this.#answers.has(port.name);
  }

  async ask<Input, Output>(
    port: Port<Input, Output>,
    input: Input,
    context: { db: Db; app: App },
  ): Promise<Output> {
    const answer = this.#answers.get(port.name);
    if (!answer) throw new Error(`no module answers ${port.name}`);
    return (await answer.answer(input as never, context)) as Output;
  }
}
