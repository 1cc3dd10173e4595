/**
 * A question one module answers for the others, in the asker's transaction. The owner declares it in its contract and
 * answers it in its server; nobody reaches into another module's tables.
 */
export interface Port<Input, Output> {
  name: string;
  /** Only for the types; a port carries no value. */
  readonly _types?: (input: Input) => Output;
}

export function definePort<Input, Output>(name: string): Port<Input, Output> {
  return { name };
}
