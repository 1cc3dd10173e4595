import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, PAGE_SIZE_LIMIT } from './limits.ts';

/** One way to ask for a page of a list; spread it into the query of a call. */
export function pageQuery<const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  size = DEFAULT_PAGE_SIZE,
) {
  return {
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(PAGE_SIZE_LIMIT).default(size),
    sortBy: z.enum(sorts).default(sorts[0]),
    sortDesc: z.stringbool().default(false),
  };
}

/** And one way to answer with it. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int() });
}

/** Where counting all would take longer than showing a page: `total` ends somewhere, `more` says that there are more. */
export function longPageOf<Item extends z.ZodType>(item: Item) {
  return pageOf(item).extend({ more: z.boolean() });
}

/** Where a list has no end: nobody counts it here, and a page tells whether another follows. */
export function endlessPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.null(), hasMore: z.boolean() });
}

/** A choice of several in an address: `role=brand_admin,sales_rep`. */
export function listOf<Item extends z.ZodType<string, string>>(item: Item, max = 50) {
  return z
    .string()
    .transform((text): string[] => (text === '' ? [] : text.split(',')))
    .pipe(z.array(item).max(max));
}
