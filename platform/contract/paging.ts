import { z } from 'zod';

/** One way to answer with a page of a list. */
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
