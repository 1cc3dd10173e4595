import type { Port } from '#platform/contract/port.ts';
import type { App } from '#platform/server/app.ts';
import { jointOf } from './joint-questions.ts';

/** Asks other modules; whose connection is used is known to whoever made it. */
export type Ask = <Input, Output>(port: Port<Input, Output>, input: Input) => Promise<Output>;

interface Question {
  inputs: unknown[];
  answer: Promise<unknown>;
}

/**
 * Of requests that are routed side by side, questions of one kind are put as one: they reach the same point together, so what
 * is asked until all of them wait goes out as one statement.
 */
export function askTogether({ app }: { app: App }, clientId: string): Ask {
  const db = app.database.ofClient(clientId);
  const open = new Map<string, Question>();
  return async <Input, Output>(port: Port<Input, Output>, input: Input): Promise<Output> => {
    const joint = jointOf(port, input);
    const kind = `${port.name} ${joint?.kind ?? JSON.stringify(input)}`;
    const known = open.get(kind);
    const question = known ?? { inputs: [], answer: untilAllWait().then(() => put()) };
    question.inputs.push(input);
    if (!known) open.set(kind, question);
    const answer = (await question.answer) as Output;
    return joint ? joint.part(answer, input) : answer;

    function put(): Promise<Output> {
      open.delete(kind);
      const asked = question.inputs as Input[];
      return app.ports.ask(port, joint ? joint.join(asked) : input, { db, app });
    }
  };
}

/** Behind everything that can go on without an answer from outside. */
function untilAllWait(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
