/** One hash to be made, and what it costs. */
export interface Derivation {
  password: string;
  nonce: Uint8Array;
  tagLength: number;
  memory: number;
  passes: number;
  parallelism: number;
}

/** What a thread makes of it. */
export type Hashed = { tag: Uint8Array } | { error: unknown };
