/**
 * A function that one module implements for others, run in the caller's transaction. The owner declares it in its
 * contract, so that no module reads another module's tables.
 */
export interface Port<Input, Output> {
  name: string;
  /** Only for the types; a port carries no value. */
  readonly _types?: (input: Input) => Output;
}

export function definePort<Input, Output>(name: string): Port<Input, Output> {
  return { name };
}
