import type { Port } from '#platform/contract/port.ts';
import type { App } from './app.ts';
import type { Db } from './database/database.ts';
import type { PortAnswer } from './ports.ts';

/** The owner's side: `answerPort(clientsOfUser, async (input, { db }) => …)`. */
export function answerPort<Input, Output>(
  port: Port<Input, Output>,
  answer: (input: Input, context: { db: Db; app: App }) => Promise<Output>,
): PortAnswer<App> {
  return { name: port.name, answer };
}
