import type { z } from 'zod';

/** What records can be narrowed by, told once: the call checks it, the server asks it, the screen offers it. */
export type FilterFields = Readonly<Record<string, FilterFieldKind>>;

export type FilterFieldKind =
  | { kind: 'text' }
  /** One of some values; what each must be is told where they are no free words. */
  | { kind: 'choice'; item: z.ZodType<string, string> }
  | { kind: 'number'; item: z.ZodType<number, number> }
  /** Days of the calendar. */
  | { kind: 'date' }
  | { kind: 'boolean' };

export type FilterKind = FilterFieldKind['kind'];
