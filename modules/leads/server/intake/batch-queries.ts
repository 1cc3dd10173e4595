import type { Port } from '#platform/contract/port.ts';
import type { App } from '#platform/server/app.ts';
import { findQueryMerge } from './query-merging.ts';

/** Queries another module's port; the creator of the function provides the connection. */
export type PortQuery = <Input, Output>(port: Port<Input, Output>, input: Input) => Promise<Output>;

interface Question {
  inputs: unknown[];
  answer: Promise<unknown>;
}

/**
 * Batches equal queries of requests that are routed in parallel: queries issued before all requests wait are sent as
 * one statement.
 */
export function batchQueries({ app }: { app: App }, clientId: string): PortQuery {
  const db = app.database.ofClient(clientId);
  const open = new Map<string, Question>();
  return async <Input, Output>(port: Port<Input, Output>, input: Input): Promise<Output> => {
    const joint = findQueryMerge(port, input);
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
