import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, PAGE_SIZE_LIMIT } from './limits.ts';

/** One way to ask for a page and one way to answer with it. */
export function pageQuery<const Sort extends readonly [string, ...string[]]>(
  sorts: Sort,
  size = DEFAULT_PAGE_SIZE,
) {
  return {
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(PAGE_SIZE_LIMIT).default(size),
    sortBy: z.enum(sorts).optional(),
    sortDesc: z.stringbool().optional(),
  };
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
  });
}
