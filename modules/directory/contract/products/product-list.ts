import type { z } from 'zod';
import { collectSortOptions } from '#platform/contract/fields/collect-sort-options.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineList, type FilterOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { DIRECTORY_PAGE_SIZE } from '../limits.ts';
import { productFields } from './product-fields.ts';

/** Filters and sorts of a product list; search, bulk change and export share them [SUP-03]. */
const asked = {
  views: ['all', 'active', 'inactive'],
  sorts: collectSortOptions(productFields, { first: 'name', own: ['updatedAt'] }),
  pageSize: DIRECTORY_PAGE_SIZE,
} as const;
const { category, ...others } = pickFieldPart(productFields, 'filter');
const fields = {
  category,
  ...others,
  /** In any language. */
  name: { kind: 'text' },
  hasPrice: { kind: 'boolean' },
  hasGtin: { kind: 'boolean' },
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
