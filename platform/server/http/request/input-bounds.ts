import type { CallDefinition } from '#platform/contract/call.ts';
import { OPEN_BODY_LIMIT_BYTES, SIGNED_IN_BODY_LIMIT_BYTES } from '#platform/contract/limits.ts';

/** Minimum size of a named field. A body with more values than this allows is an attack on the parser. */
const BYTES_PER_VALUE = 32;

export interface InputBounds {
  bytes: number;
  /** How many values, lists and objects among them, one part of a request may hold. */
  values: number;
}

/** Input limits of a call: its own limit, else a small one for public calls and a larger one for signed-in users. */
export function inputBounds({ access, bodyBytes }: CallDefinition): InputBounds {
  const isOpen = access.kind === 'public' || access.kind === 'link';
  const bytes = bodyBytes ?? (isOpen ? OPEN_BODY_LIMIT_BYTES : SIGNED_IN_BODY_LIMIT_BYTES);
  return { bytes, values: valuesIn(bytes) };
}

export function valuesIn(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_VALUE);
}
