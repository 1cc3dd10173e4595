import { vi } from 'vitest';
import { patience } from '#platform/testing/patience.ts';

/** Most conditions ask the database. */
const BETWEEN_MS = 25;

/** Waits for a condition with a timeout long enough for a busy machine. Returns the condition's result. */
export function until<Result>(condition: () => Result): Promise<Truthy<Awaited<Result>>> {
  return vi.waitUntil(condition, { timeout: patience.condition, interval: BETWEEN_MS }) as Promise<
    Truthy<Awaited<Result>>
  >;
}

type Truthy<Value> = Value extends false | '' | 0 | 0n | null | undefined ? never : Value;
