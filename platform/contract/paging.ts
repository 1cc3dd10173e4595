import { z } from 'zod';

/** One way to answer with a page of a list. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int() });
}

/** For lists where an exact count is slower than reading a page: `total` is capped, `more` says that there are more. */
export function cappedPageSchema<Item extends z.ZodType>(item: Item) {
  return pageSchema(item).extend({ more: z.boolean() });
}

/** For unbounded lists: there is no total, and `hasMore` says whether another page follows. */
export function uncountedPageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.null(), hasMore: z.boolean() });
}

/** A choice of several in an address: `role=brand_admin,sales_rep`. */
export function commaSeparatedSchema<Item extends z.ZodType<string, string>>(item: Item, max = 50) {
  return z
    .string()
    .transform((text): string[] => (text === '' ? [] : text.split(',')))
    .pipe(z.array(item).max(max));
}
