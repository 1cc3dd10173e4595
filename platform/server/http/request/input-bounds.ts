import type { CallDefinition } from '#platform/contract/call.ts';
import { OPEN_BODY_LIMIT_BYTES, SIGNED_IN_BODY_LIMIT_BYTES } from '#platform/contract/limits.ts';

/** A field with its name takes as much; what holds more values than that is made to be counted, not to be kept. */
const BYTES_PER_VALUE = 32;

export interface InputBounds {
  bytes: number;
  /** How many values, lists and objects among them, one part of a request may hold. */
  values: number;
}

/** How much a call takes: what it says of itself, else little of anybody and more of who is signed in. */
export function inputBounds({ access, bodyBytes }: CallDefinition): InputBounds {
  const isOpen = access.kind === 'public' || access.kind === 'link';
  const bytes = bodyBytes ?? (isOpen ? OPEN_BODY_LIMIT_BYTES : SIGNED_IN_BODY_LIMIT_BYTES);
  return { bytes, values: valuesIn(bytes) };
}

export function valuesIn(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_VALUE);
}
