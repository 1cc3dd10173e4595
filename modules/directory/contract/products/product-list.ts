import type { z } from 'zod';
import { partOf } from '#platform/contract/fields/record-fields.ts';
import { sortsOf } from '#platform/contract/fields/sorts-of.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineList, type FilterOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { DIRECTORY_PAGE_SIZE } from '../limits.ts';
import { productFields } from './product-fields.ts';

/** What a list of products can be asked: the same in a search, a bulk change and an export [SUP-03]. */
const asked = {
  views: ['all', 'active', 'inactive'],
  sorts: sortsOf(productFields, { first: 'name', own: ['updatedAt'] }),
  pageSize: DIRECTORY_PAGE_SIZE,
} as const;
const { category, ...others } = partOf(productFields, 'filter');
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
