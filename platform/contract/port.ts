/**
 * A function that one module implements for others, run in the caller's transaction. The owner declares it in its
 * contract, so that no module reads another module's tables.
 */
export interface Port<Input, Output> {
  name: string;
  /** Carries only types; it has no value at run time. */
  readonly _types?: (input: Input) => Output;
}

export function definePort<Input, Output>(name: string): Port<Input, Output> {
  return { name };
}

/**
 * Returns the client that owns a location, for calls that name only the location. Implemented by the module that stores
 * locations.
 */
export const locationOwnerPort = definePort<{ id: string }, string | undefined>(
  'directory.owner-of-location',
);
