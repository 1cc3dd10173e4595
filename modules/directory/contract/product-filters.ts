import { z } from 'zod';
import { line } from '#platform/contract/text.ts';

/** What narrows a list of products; the same in the address, in a bulk change and in an export. */
export const productFilters = {
  q: line({ max: 100 }).optional(),
  /** Names of categories, apart by a bar; an empty one means products without a category. */
  category: z
    .string()
    .transform((text): string[] => text.split('|'))
    .pipe(z.array(z.string().max(200)).max(50))
    .optional(),
  state: z.enum(['active', 'inactive']).optional(),
};
export const productFiltersSchema = z.strictObject(productFilters);
export type ProductFilters = z.output<typeof productFiltersSchema>;

export const PRODUCT_SORTS = ['sku', 'name', 'category', 'price', 'updatedAt'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
