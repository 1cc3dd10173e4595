import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { defineList, type FilterOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { CATEGORY_MAX_LENGTH, DIRECTORY_PAGE_SIZE } from './limits.ts';

/** What a list of products can be asked: the same in a search, a bulk change and an export [SUP-03]. */
const asked = {
  views: ['all', 'active', 'inactive'],
  sorts: ['name', 'sku', 'category', 'price', 'updatedAt'],
  pageSize: DIRECTORY_PAGE_SIZE,
} as const;
const fields = {
  /** An empty word: those that have none. */
  category: { kind: 'choice', item: z.string().max(CATEGORY_MAX_LENGTH) },
  /** As people say it, not in hundredths. */
  price: { kind: 'number', item: z.number().min(0) },
  hasPrice: { kind: 'boolean' },
  hasGtin: { kind: 'boolean' },
  sku: { kind: 'text' },
  gtin: { kind: 'text' },
  /** In any language. */
  name: { kind: 'text' },
  updated: { kind: 'date' },
} as const;

export const productList = defineList({ ...asked, fields });
export type ProductView = ViewOf<typeof productList>;

/** Over all clients; which of them is one more question [SUP-03]. */
export const everyProductList = defineList({
  ...asked,
  fields: { client: { kind: 'choice', item: uuid }, ...fields },
});
export type ProductFilter = FilterOf<typeof everyProductList>;

export const whichProductsSchema = productList.which(uuid);
export type WhichProducts = z.output<typeof whichProductsSchema>;
