import { findLocationRepresentatives } from '#modules/directory/contract/locations/location-ports.ts';
import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import type { Port } from '#platform/contract/port.ts';
import type { App } from '#platform/server/app.ts';
import type { PortQuery } from '../routing/resolve-lead-recipients.ts';

const unique = (values: readonly string[]) => [...new Set(values)];

const joinPlaces: JointOf<typeof placesToBuy> = ({ within, limit: _limit, ...rest }) => {
  // Shop searches have their own order and limit, so only lookups by id can be combined.
  if (!within?.ids) return undefined;
  const { ids: _ids, ...offered } = within;
  return {
    kind: JSON.stringify({ ...rest, offered }),
    join: (inputs) => {
      const ids = unique(inputs.flatMap((input) => input.within?.ids ?? []));
      return { ...rest, within: { ...offered, ids }, limit: ids.length };
    },
    part: (found, input) => ({
      ...found,
      items: found.items.filter(({ id }) => input.within?.ids?.includes(id)),
    }),
  };
};

const joinPeople: JointOf<typeof findLocationRepresentatives> = ({ clientId }) => ({
  kind: clientId,
  join: (inputs) => ({
    clientId,
    locationIds: unique(inputs.flatMap(({ locationIds }) => locationIds)),
  }),
  part: (people) => people,
});

const joinNames: JointOf<typeof productNames> = ({ clientId }) => ({
  kind: clientId,
  join: (inputs) => ({ clientId, skus: unique(inputs.flatMap(({ skus }) => skus)) }),
  part: (products, { skus }) => {
    const keys = skus.map((sku) => sku.toLowerCase());
    return products.filter(({ sku }) => keys.includes(sku.toLowerCase()));
  },
});

// biome-ignore lint/suspicious/noExplicitAny: each entry was held against its own port above
const joints = new Map<Port<any, any>, (input: any) => QueryMerge<any, any> | undefined>([
  [placesToBuy, joinPlaces],
  [findLocationRepresentatives, joinPeople],
  [productNames, joinNames],
]);

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
      const batch = question.inputs as Input[];
      return app.ports.call(port, joint ? joint.join(batch) : input, { db, app });
    }
  };
}

/** Runs after all work that does not wait for queries. */
function untilAllWait(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/** How to combine several queries into one and split its result. */
interface QueryMerge<Input, Output> {
  /** Only queries of the same kind are combined. */
  kind: string;
  join(inputs: readonly Input[]): Input;
  part(output: Output, input: Input): Output;
}

type JointOf<P> =
  P extends Port<infer Input, infer Output>
    ? (input: Input) => QueryMerge<Input, Output> | undefined
    : never;

function findQueryMerge<Input, Output>(
  port: Port<Input, Output>,
  input: Input,
): QueryMerge<Input, Output> | undefined {
  return joints.get(port)?.(input);
}
