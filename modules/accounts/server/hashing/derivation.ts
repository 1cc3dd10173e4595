/** Input and cost parameters of one password hash. */
export interface Derivation {
  password: string;
  nonce: Uint8Array;
  tagLength: number;
  memory: number;
  passes: number;
  parallelism: number;
}

/** Result of a hashing thread. */
export type Hashed = { tag: Uint8Array } | { error: unknown };
