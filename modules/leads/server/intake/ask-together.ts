import type { Port } from '#platform/contract/port.ts';
import type { App } from '#platform/server/app.ts';
import { Gather } from '#platform/server/concurrency/gather.ts';

/** Asks other modules; whose connection is used is known to whoever made it. */
export type Ask = <Input, Output>(port: Port<Input, Output>, input: Input) => Promise<Output>;

const questions = new Gather<() => Promise<unknown>, unknown>(async (inputs) => {
  const answer = await inputs[0]?.();
  return inputs.map(() => answer);
});

/** When many write to one shop at once, it is looked up once for all who asked by then. */
export function askTogether({ app }: { app: App }, clientId: string): Ask {
  return <Input, Output>(port: Port<Input, Output>, input: Input) => {
    const db = app.database.ofClient(clientId);
    const question = `${clientId} ${port.name} ${JSON.stringify(input)}`;
    return questions.add(question, () =>
      app.ports.ask(port, input, { db, app }),
    ) as Promise<Output>;
  };
}
