import type { z } from 'zod';

/**
 * Filter fields of a list, defined once: the call validates them, the server queries by them, the screen offers them.
 */
export type FilterFields = Readonly<Record<string, FilterFieldKind>>;

export type FilterFieldKind =
  | { kind: 'text' }
  /** One of several values; `item` validates each value. */
  | { kind: 'choice'; item: z.ZodType<string, string> }
  | { kind: 'number'; item: z.ZodType<number, number> }
  /** Days of the calendar. */
  | { kind: 'date' }
  | { kind: 'boolean' };

export type FilterKind = FilterFieldKind['kind'];
